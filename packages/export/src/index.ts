export { type MakeOptions, makeFile } from './make.ts';
export { safeName, stemOf, uniqueNames } from './names.ts';
export {
  type ExportChoice,
  type ExportFile,
  type Format,
  type PieceFile,
  planExport,
  type SheetsFile,
} from './plan.ts';
export { type Made, runExport } from './run.ts';
export { openStudio, type Settings, type Studio } from './studio.ts';
