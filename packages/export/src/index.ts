export { type GameDrawings, openDrawings, type Settings } from './drawings.ts';
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
export { type Assets, hasNoAssets, noAssets, type OwnFont } from './game-folder/assets.ts';
export { type FolderFiles, newFolderRoom } from './game-folder/folder-files.ts';
export type { FolderGame, Preference } from './game-folder/game-file.ts';
export {
  type FolderOptions,
  type GameFolder,
  gameFolderFiles,
  type ReadGameFolder,
  readGameFolder,
  shareGame,
  unzipGameFolder,
  zipGameFolder,
} from './game-folder/game-folder.ts';
export { GAME_LIMITS } from './game-folder/limits.ts';
export { fontsWith } from './game-folder/own-fonts.ts';
export {
  ASSET_FOLDERS,
  belongsToGameFolder,
  CONFIG_FILE,
  GAMES_FOLDER,
  isPicturePath,
  READABLE,
} from './game-folder/path.ts';
export { openPictures, pictureProblems } from './game-folder/read-assets.ts';
export { starterFolder } from './game-folder/starter-folder.ts';
export { STARTER_GAME } from './game-folder/starter-game.ts';
export { type UnzipOptions, unzip } from './game-folder/unzip.ts';
export { isZip, ZIP_END_BYTES, zipDirectory, zipRecords } from './game-folder/zip-directory.ts';
export type { MadeFile } from './made-file.ts';
export { plainStart, stemOf } from './names.ts';
export type { GameList } from './packs/game-list.ts';
export type { ListRow, ListTotal } from './packs/list.ts';
export { noteParts, type PageMemory, type RememberedPages } from './page-memory.ts';
export { type ExportPlan, makeGameList, optionsError, planExport, previewPack } from './plan.ts';
export { reasonOf } from './reason.ts';
export type { ExportRequest, ExportScope, Naming, ShownPage } from './request.ts';
export {
  type ExportFailure,
  type ExportResult,
  exportPage,
  type FileOutcome,
  type FileResult,
  makeExport,
  makeFile,
  type OnProgress,
  runExport,
} from './result.ts';
export { type Sheets, sheetsOf } from './sheets.ts';
export { zipFiles } from './zip.ts';
