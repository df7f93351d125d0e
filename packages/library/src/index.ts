export { iconArt, logoArt, symbolArt, trainArt } from './art/index.ts';
export { type CompanySet, companySets, type SetCompany } from './companies/company-sets.ts';
export { BUNDLED_FACES, type BundledFace } from './fonts/faces.ts';
export {
  FALLBACK_GROUPS,
  type FallbackGroup,
  type FallbackOptions,
  findInSlices,
  packCharacters,
  type SlicedFamily,
  slicePath,
  unpackCharacters,
} from './fonts/fallback.ts';
export { BUNDLED_GAMES, type BundledGame, bundledGame, DEFAULT_GAME } from './games/index.ts';
export { library } from './library.ts';
export { libraryWith } from './library-with.ts';
export type { OwnLibrary } from './own-library.ts';
export { drawnLogoGroups, findLogo, logoFit, logoGroups, logoIds } from './pictures/logos.ts';
export { TRAIN_IMAGES, type TrainImage } from './pictures/train-images.ts';
export { PUBLISHERS, type Publisher, type Wordmark } from './publishers.ts';
export { COLOR_ALIASES, type ColorContext, lookUpName, resolveColor } from './themes/color.ts';
export {
  blendOver,
  contrastRatio,
  darken,
  LEAST_CONTRAST,
  legibleColor,
  luminance,
  readableTextColor,
} from './themes/contrast.ts';
export { colorDistance, DISTINCT, distinctColor, distinctShade } from './themes/distinct-color.ts';
export {
  chosenCompanyTheme,
  chosenMapTheme,
  type Palette,
  type PaletteSources,
  paletteOf,
  type Shades,
} from './themes/palette.ts';
export * from './themes/themes.ts';
export { tile, tileIds } from './tiles/catalogue.ts';
