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

/** A small invented library, with enough names to distinguish known and unknown ones. */
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

/** The companies of its only override set. */
export const rivers: readonly JsonObject[] = [
  { name: 'Rhine', abbrev: 'RH', color: 'green', logo: 'brook/BK' },
  { name: 'Elbe', abbrev: 'EL', color: 'red' },
];

/** A reading that collects diagnostics. */
export const startReading = (
  info: Json = {},
  library: Library = smallLibrary,
): Reading & { readonly info: Info; readonly found: readonly Diagnostic[] } => {
  const found: Diagnostic[] = [];
  return { library, info: resolveInfo(info), found, report: (diagnostic) => found.push(diagnostic) };
};

/** Resolves a hex at `/hex`, with its diagnostics. */
export const readHex = (json: Json, info: Json = {}): Hex & { readonly found: readonly Diagnostic[] } => {
  const reading = startReading(info);
  return { ...resolveHex(json, '/hex', reading), found: reading.found };
};

/** Codes and locations of a hex's diagnostics. */
export const reported = (json: Json, info: Json = {}): readonly string[] =>
  readHex(json, info).found.map(({ code, pointer }) => `${code} ${pointer}`);

/** Resolves a `map`, with other parts of a game if needed; `reported` lists diagnostic codes and locations. */
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

/** Names and colours in drawing order: `A1 plain`. */
export const hexesOf = (map: GameMap | undefined) =>
  map?.hexes.map(({ coordinate, hex }) => `${coordinateName(coordinate)} ${hex.ground.color}`);

/** Resolves a `stock`; `reported` lists diagnostic codes and locations. */
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
