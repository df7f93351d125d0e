import type { RubyHash, Value } from './ruby/value.ts';

/** The data of a title from its files. Unreadable data is undefined and reported. */
export interface TitleData {
  readonly constant: (name: string) => Value;
  readonly hexes: RubyHash | undefined;
  /** Other sets of hexes, by the name of their constant (85.10.5). */
  readonly otherHexes: ReadonlyMap<string, RubyHash>;
  readonly tiles: RubyHash | undefined;
  readonly locationName: (coordinate: string) => string | undefined;
  readonly market: readonly Value[] | undefined;
  readonly marketShape: { readonly zigzag: boolean; readonly flip: boolean; readonly hexagonal: boolean };
  readonly trains: readonly Value[] | undefined;
  /** Number of cards of a train whose entry does not have one. */
  readonly trainCount: (train: Value) => number | undefined;
  readonly phases: readonly Value[] | undefined;
  readonly companies: readonly Value[] | undefined;
  readonly corporations: readonly Value[] | undefined;
  readonly minors: readonly Value[] | undefined;
  /** A single value, or a map by number of players. */
  readonly bank: Value;
  readonly startingCash: Value;
  readonly certLimit: Value;
  /** Layout of the map: `flat`, `pointy` or `none`. */
  readonly layout: Value;
  /** Colour names that the title registers. */
  readonly colors: RubyHash;
}
