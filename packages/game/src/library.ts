import type { JsonObject } from './json.ts';

/**
 * Interface to the library for reading a game. The library package implements it; the game package never
 * imports data, so a test can provide three tiles and one icon.
 */
export interface Library {
  /** A standard tile as a hex definition in the file format (20.12), by its full id. */
  tile(id: string): JsonObject | undefined;
  /**
   * Ids to suggest for a misspelt one: the game's own tiles, and standard tiles whose ids are not plain
   * numbers.
   */
  readonly tileNames: { readonly own: readonly string[]; readonly standard: readonly string[] };
  /** Ids of override sets, and of both kinds of themes. */
  readonly companySets: ReadonlySet<string>;
  readonly mapThemes: ReadonlySet<string>;
  readonly companyThemes: ReadonlySet<string>;
  /** Font families. */
  readonly fonts: ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
  readonly logos: ReadonlySet<string>;
  readonly publishers: ReadonlySet<string>;
  /** Locomotive pictures (90.10). */
  readonly trainImages: ReadonlySet<string>;
  /** All names in map and company themes, with the aliases of 90.2.2. */
  readonly colors: ReadonlySet<string>;
  /**
   * Whether a string is a colour: a CSS colour (90.11.4), or a phrase with a name that `isName` accepts
   * (90.2.5).
   */
  isColor(text: string, isName?: (name: string) => boolean): boolean;
  /** Whether a string is a CSS colour, as required for colours that a game or theme defines. */
  isCssColor(text: string): boolean;
}
