/**
 * Converts titles of 18xx.games from their source files to game files (85). The sources are parsed and never run.
 * `openSources` sorts files and lists titles, `importTitle` converts one title, and `hexOfNotation` reads a single hex
 * or tile of the site's notation.
 */

export {
  type ImportCounts,
  type ImportedTitle,
  type ImportOptions,
  importTitle,
} from './import-title.ts';
export { importedFolder } from './imported-folder.ts';
export { LIMITS } from './limits.ts';
export { type HexOptions, hexOfNotation, type ReadHex } from './notation/hex.ts';
export type { NotationIssue } from './notation/parts.ts';
export type { ImportEntry, ImportEntryKind } from './report.ts';
export { createRubyParser, type RubyParser } from './ruby/parser.ts';
export type { SourceFile } from './ruby/sources.ts';
export { RULE_FOLDERS } from './rule-folders.ts';
export { findTitle, type ImportSources, openSources, SAVED_GAME, type Title } from './titles.ts';
