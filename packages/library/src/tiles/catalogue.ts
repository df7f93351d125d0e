import type { JsonObject } from '@platelayer/game';
import { BROWN_TILES } from './brown.ts';
import { GRAY_TILES } from './gray.ts';
import { GREEN_TILES } from './green.ts';
import { parseTile } from './notation.ts';
import { OTHER_TILES } from './other.ts';
import { YELLOW_TILES } from './yellow.ts';

/** Lines of tiles, and the colour of those that state none. */
export interface TileFile {
  readonly color?: string;
  readonly text: string;
}

/** The standard tiles in the order of loading: a later tile replaces an earlier one of the same id (20.12.1). */
export const TILE_FILES: readonly TileFile[] = [
  { color: 'yellow', text: YELLOW_TILES },
  { color: 'green', text: GREEN_TILES },
  { color: 'brown', text: BROWN_TILES },
  { color: 'gray', text: GRAY_TILES },
  { text: OTHER_TILES },
];

export interface Catalogue {
  /** The tile of an id or, if there is none, of the id without its extra: `57|B` finds `57` (20.7.2). */
  tile(id: string): JsonObject | undefined;
  /** All ids: whole numbers ascending, then the others as they appear (20.12.5). */
  ids(): readonly string[];
}

interface Entry {
  readonly line: string;
  readonly color: string | undefined;
}

/** The lines of a file, without blank ones. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

const idOf = (line: string): string => line.slice(0, line.indexOf(':'));

/** Opens a catalogue. The first question finds where each id stands; a line is read when its tile is asked for. */
export const openCatalogue = (files: readonly TileFile[]): Catalogue => {
  let found: ReadonlyMap<string, Entry> | undefined;
  const entries = () => {
    found ??= indexOf(files);
    return found;
  };
  const hexes = new Map<Entry, JsonObject>();

  const exactly = (id: string): JsonObject | undefined => {
    const entry = entries().get(id);
    if (!entry) return undefined;
    const hex = hexes.get(entry) ?? parseTile(entry.line, entry.color).hex;
    hexes.set(entry, hex);
    return hex;
  };

  return {
    tile: (id) => {
      // Anything after a second bar is dropped (20.7.1).
      const [base = '', extra] = id.split('|');
      return (extra === undefined ? undefined : exactly(`${base}|${extra}`)) ?? exactly(base);
    },
    ids: () => {
      const ids = [...entries().keys()];
      const whole = ids.filter((id) => /^\d+$/.test(id)).sort((a, b) => Number(a) - Number(b));
      return [...whole, ...ids.filter((id) => !/^\d+$/.test(id))];
    },
  };
};

const indexOf = (files: readonly TileFile[]): ReadonlyMap<string, Entry> => {
  const entries = files.flatMap(({ color, text }) => linesOf(text).map((line): Entry => ({ line, color })));
  // Aliases come last and replace even a real tile of that id (20.12.2).
  const aliases = entries.flatMap((entry) => aliasesOf(entry).map((id) => [id, entry] as const));
  return new Map([...entries.map((entry) => [idOf(entry.line), entry] as const), ...aliases]);
};

const aliasesOf = ({ line, color }: Entry): readonly string[] => {
  if (!line.includes(' aliases=')) return [];
  const { aliases } = parseTile(line, color).hex;
  return Array.isArray(aliases) ? aliases.map(String) : [];
};

const standardTiles = openCatalogue(TILE_FILES);

/** A tile of the standard catalogue as a hex definition in the file format. */
export const tile = standardTiles.tile;
/** The ids of the standard catalogue. */
export const tileIds = standardTiles.ids;
