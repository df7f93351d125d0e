import type { Assets } from '@platelayer/export';
import {
  checkCompanySet,
  checkConfigFile,
  checkPublishers,
  checkTheme,
  type Diagnostic,
  type FileKind,
  type Json,
  load,
  type Parsed,
  readTileLibrary,
} from '@platelayer/game';
import { libraryWith } from '@platelayer/library';

interface FileCheck {
  /** The word in the report, of at most 11 letters (10.2.4). */
  readonly word: string;
  /** What there is to say of such a file, besides its syntax. */
  readonly check: (parsed: Parsed, root: Json, assets: Assets) => readonly Diagnostic[];
}

export const fileChecks: Readonly<Record<FileKind, FileCheck>> = {
  game: { word: 'game', check: ({ text }, _, assets) => load(text, libraryWith(assets)).diagnostics },
  configuration: { word: 'config', check: (_, root) => checkConfigFile(root) },
  theme: {
    word: 'theme',
    check: (_, root, assets) => checkTheme(root, libraryWith(assets).isCssColor),
  },
  'company set': { word: 'companies', check: (_, root) => checkCompanySet(root) },
  'publishers table': { word: 'publishers', check: (_, root) => checkPublishers(root) },
  'tile library': { word: 'tiles', check: (parsed) => readTileLibrary(parsed).diagnostics },
  // A schema that parses is taken as it is: it is written for other programs.
  schema: { word: 'schema', check: () => [] },
};
