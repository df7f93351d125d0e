import type { Diagnostic } from '../diagnostic.ts';
import { type Hex, resolveHex } from '../hex/hex.ts';
import { type Info, resolveInfo } from '../info.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Library } from '../library.ts';
import { coordinateName } from '../map/coordinate.ts';
import { type GameMap, resolveMaps } from '../map/map.ts';
import { resolveStock } from '../market/stock.ts';
import type { Reading } from '../reading.ts';

const isCssColor = (text: string): boolean => /^#[0-9a-f]{3}([0-9a-f]{3})?$/.test(text) || text === 'hotpink';

/** A library of a few invented things, enough to tell a known name from an unknown one. */
export const smallLibrary: Library = {
  tile: (id) => catalogue.get(id),
  tileNames: { own: [], standard: [] },
  companySets: new Set(['rivers']),
  mapThemes: new Set(['slate', 'gmt']),
  companyThemes: new Set(['rob']),
  fonts: new Set(['display', 'sans-serif', 'serif']),
  icons: new Set(['boat', 'mail', 'mountain', 'port', 'water']),
  logos: new Set(['brook/BK', 'brook/WL']),
  publishers: new Set(['self', 'harbour']),
  trainImages: new Set(['Shunter']),
  isColor: isCssColor,
  isCssColor,
  colors: new Set(
    'black blue brown gray green offboard orange plain red water white yellow navyBlue violet'.split(' '),
  ),
};

const catalogue = new Map<string, JsonObject>([
  ['7', { id: '7', color: 'yellow', track: [{ side: 1, type: 'sharp' }] }],
  ['8', { id: '8', color: 'yellow', track: [{ side: 1, type: 'gentle' }] }],
  ['57', { id: '57', color: 'yellow', cities: [{}], track: [{ side: 1 }, { side: 4 }] }],
]);

/** The companies of its one override set. */
export const rivers: readonly JsonObject[] = [
  { name: 'Rhine', abbrev: 'RH', color: 'green', logo: 'brook/BK' },
  { name: 'Elbe', abbrev: 'EL', color: 'red' },
];

/** A reading that keeps what it is told. */
export const startReading = (
  info: Json = {},
  library: Library = smallLibrary,
): Reading & { readonly info: Info; readonly found: readonly Diagnostic[] } => {
  const found: Diagnostic[] = [];
  return { library, info: resolveInfo(info), found, report: (diagnostic) => found.push(diagnostic) };
};

/** A hex read on its own at `/hex`, and what was said about it. */
export const readHex = (json: Json, info: Json = {}): Hex & { readonly found: readonly Diagnostic[] } => {
  const reading = startReading(info);
  return { ...resolveHex(json, '/hex', reading), found: reading.found };
};

/** The codes and places of what was said about a hex. */
export const reported = (json: Json, info: Json = {}): readonly string[] =>
  readHex(json, info).found.map(({ code, pointer }) => `${code} ${pointer}`);

/** Resolves a `map`, with the rest of a game where it matters; reported are code and place. */
export const resolveMapJson = (map: Json, rest: JsonObject = {}) => {
  const reading = startReading(rest.info);
  const maps = resolveMaps({ map, ...rest }, reading);
  return {
    maps,
    map: maps[0]!,
    reported: reading.found.map(({ code, pointer }) => `${code} ${pointer}`),
    found: reading.found,
  };
};

/** Names with colours, in drawing order: `A1 plain`. */
export const hexesOf = (map: GameMap | undefined) =>
  map?.hexes.map(({ coordinate, hex }) => `${coordinateName(coordinate)} ${hex.ground.color}`);

/** Resolves a `stock`; reported are code and place. */
export const resolveStockJson = (json: JsonObject) => {
  const reading = startReading();
  const stock = resolveStock(json, '/stock', reading)!;
  const { found } = reading;
  return { stock, found, reported: found.map(({ code, pointer }) => `${code} ${pointer}`) };
};

export const cellsOf = (json: JsonObject) => resolveStockJson(json).stock.market!.cells;

/** The only cell of a 2D market. */
export const cell = (json: Json, stock: JsonObject = {}) =>
  cellsOf({ type: '2D', market: [[json]], ...stock })[0]!;
