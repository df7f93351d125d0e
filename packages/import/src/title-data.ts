import type { RubyHash, Value } from './ruby/value.ts';

/** The data of one title as its files give it. What could not be read is absent, and told in the report. */
export interface TitleData {
  /** A constant, or nothing. */
  readonly constant: (name: string) => Value;
  readonly hexes: RubyHash | undefined;
  /** Further sets of hexes, by the name of their constant (85.10.5). */
  readonly otherHexes: ReadonlyMap<string, RubyHash>;
  readonly tiles: RubyHash | undefined;
  readonly locationName: (coordinate: string) => string | undefined;
  readonly market: readonly Value[] | undefined;
  readonly marketShape: { readonly zigzag: boolean; readonly flip: boolean; readonly hexagonal: boolean };
  readonly trains: readonly Value[] | undefined;
  /** How many cards there are of a train whose entry does not say it. */
  readonly trainCount: (train: Value) => number | undefined;
  readonly phases: readonly Value[] | undefined;
  readonly companies: readonly Value[] | undefined;
  readonly corporations: readonly Value[] | undefined;
  readonly minors: readonly Value[] | undefined;
  /** One value for all, or a map from the number of players. */
  readonly bank: Value;
  readonly startingCash: Value;
  readonly certLimit: Value;
  /** Kind of layout of the map, `flat`, `pointy` or `none`. */
  readonly layout: Value;
  /** Colours that the title gives names of its own. */
  readonly colors: RubyHash;
}
