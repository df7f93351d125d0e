import type { JsonObject } from '@platelayer/game';
import brown from './brown.json';
import gray from './gray.json';
import green from './green.json';
import other from './other.json';
import yellow from './yellow.json';

/**
 * The standard tiles by id, from files such as a game may have in its `tiles` folder. Brown 132 replaces green 132 (20.12.1).
 * Objects list whole numbers first, in ascending order, which is the order of the gallery (20.12.5).
 */
const TILES: Readonly<Record<string, JsonObject>> = Object.assign({}, yellow, green, brown, gray, other);

/**
 * A tile of the standard catalogue as a hex definition in the file format. If the id has an extra that the catalogue does not
 * have, returns the tile without it: `57|B` finds `57` (20.7.2).
 */
export const tile = (id: string): JsonObject | undefined => {
  // Anything after a second bar is dropped (20.7.1).
  const [base = '', extra] = id.split('|');
  const found = extra !== undefined && Object.hasOwn(TILES, `${base}|${extra}`) ? `${base}|${extra}` : base;
  return Object.hasOwn(TILES, found) ? TILES[found] : undefined;
};

/** The ids of the standard catalogue: whole numbers ascending, then the others as they appear (20.12.5). */
export const tileIds = (): readonly string[] => Object.keys(TILES);
