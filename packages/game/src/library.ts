import type { JsonObject } from './json.ts';

/**
 * What reading a game asks of the library. The library package provides it; the game package never
 * imports data, so a test can hand in three tiles and one icon.
 */
export interface Library {
  /** A tile of the standard catalogue as a hex definition in the file format (20.12), by its whole id. */
  tile(id: string): JsonObject | undefined;
  /** Ids that a misspelt one may mean: those of the game's own tiles, and of the catalogue those that are no plain numbers. */
  readonly tileNames: { readonly own: readonly string[]; readonly standard: readonly string[] };
  /** Ids of override sets, and of both kinds of themes. */
  readonly companySets: ReadonlySet<string>;
  readonly mapThemes: ReadonlySet<string>;
  readonly companyThemes: ReadonlySet<string>;
  /** Families of type. */
  readonly fonts: ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
  readonly logos: ReadonlySet<string>;
  readonly publishers: ReadonlySet<string>;
  /** Pictures of locomotives (90.10). */
  readonly trainImages: ReadonlySet<string>;
  /** All names that some map theme or company theme defines, with the aliases of 90.2.2. */
  readonly colors: ReadonlySet<string>;
  /**
   * Whether a text is a colour: in itself, in no need of a theme (90.11.4), or by its words, of which one is a name
   * that `isName` knows (90.2.5).
   */
  isColor(text: string, isName?: (name: string) => boolean): boolean;
  /** Whether a text is a colour of CSS, as those that a game or a theme defines have to be. */
  isCssColor(text: string): boolean;
}
