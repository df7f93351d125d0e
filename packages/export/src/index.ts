export * from './drawings.ts';
export { type FigureTable, figuresCsv, gameFigures } from './figures.ts';
export {
  type ExportFile,
  type ExportFormat,
  type FormatFacts,
  formatWord,
  type MadeDocuments,
  type PlanContext,
  type Press,
} from './formats/format.ts';
export { findFormat, formats } from './formats/index.ts';
export { type ExportOption, type OptionValues, optionValue } from './formats/options.ts';
export * from './game-folder/assets.ts';
export type { FolderGame, Preference } from './game-folder/game-file.ts';
export * from './game-folder/game-folder.ts';
export * from './game-folder/limits.ts';
export {
  ASSET_FOLDERS,
  belongsToGameFolder,
  CONFIG_FILE,
  GAMES_FOLDER,
  isPicturePath,
  READABLE,
} from './game-folder/path.ts';
export { openPictures, pictureProblems } from './game-folder/read-assets.ts';
export * from './game-folder/starter-game.ts';
export * from './game-folder/unzip.ts';
export { isZip, ZIP_END_BYTES, zipDirectory, zipRecords } from './game-folder/zip-directory.ts';
export type { MadeFile } from './made-file.ts';
export { plainStart, stemOf } from './names.ts';
export type { GameList, ListRow, ListTotal } from './packs/list.ts';
export * from './plan.ts';
export * from './reason.ts';
export * from './request.ts';
export * from './result.ts';
export { type Sheets, sheetsOf } from './sheets.ts';
export * from './zip.ts';
