export type { Board18Release } from './board18/box.ts';
export { type CutSheet, cutSheets, withRegistration } from './cut.ts';
export {
  type BookFile,
  type BoxFile,
  type CutFile,
  EXPORT_FORMATS,
  type ExportFile,
  type ExportFormat,
  type Format,
  type PieceFile,
  type SheetsFile,
} from './file.ts';
export { type MakeOptions, makeFile } from './make.ts';
export { safeName, stemOf, uniqueNames } from './names.ts';
export { type Assets, fontsWith, noAssets, type OwnFont } from './pack/assets.ts';
export { PACK_FOLDERS } from './pack/folders.ts';
export type { Preference } from './pack/game-file.ts';
export { type Pack, type ReadPack, readPack, unzipPack, zipPack } from './pack/pack.ts';
export { type ExportChoice, type Naming, planExport } from './plan.ts';
export { type Made, runExport } from './run.ts';
export { openStudio, type Settings, type Studio } from './studio.ts';
export { type ZipOptions, zipFiles } from './zip.ts';
