export { iconArt, logoArt, symbolArt, TRAIN_IMAGES, type TrainImage, trainArt } from './art/index.ts';
export { drawnLogoGroups, findLogo, logoFit, logoGroups, logoIds } from './art/logos/names.ts';
export { type CompanySet, companySets, type SetCompany } from './companies/company-sets.ts';
export * from './fonts/faces.ts';
export * from './fonts/fallback.ts';
export * from './games/index.ts';
export * from './library.ts';
export * from './publishers.ts';
export * from './themes/color.ts';
export * from './themes/contrast.ts';
export * from './themes/distinct-color.ts';
export {
  chosenCompanyTheme,
  chosenMapTheme,
  type Palette,
  type PaletteSources,
  paletteOf,
  type Shades,
} from './themes/palette.ts';
export * from './themes/themes.ts';
export * from './tiles/catalogue.ts';
