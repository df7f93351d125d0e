import type { Json, JsonObject, Library } from '@platelayer/game';
import { hexOfNotation } from '../notation/hex.ts';
import type { HexJson } from '../notation/hex-json.ts';
import type { Names } from '../notation/signs.ts';
import type { ImportReport } from '../report.ts';
import { standardIn } from '../ruby/base-class.ts';
import { asNumber, asText, field, numberField, textField } from '../ruby/read.ts';
import { isTrue, RubyHash, type Value } from '../ruby/value.ts';
import { table } from '../table.ts';
import type { JsonDraft } from './json.ts';

/** A tile from the site's own table, which the user may supply. */
export interface StandardTile {
  readonly color: string;
  readonly code: string;
}

export interface TileSource {
  readonly library: Pick<Library, 'tile'>;
  readonly table: ReadonlyMap<string, StandardTile>;
  readonly names: Names;
  readonly colors: Map<string, string>;
  readonly report: ImportReport;
}

/** The number that our catalogue has for the same tile (85.9). */
const RENAMED = table({ '441a': '441|AL', '442a': '442|AL', '443a': '443|AL' });

/** Numbers with different tiles in the site's table and in our catalogue (85.9). */
const DIFFERENT: ReadonlySet<string> = new Set(
  '32 48 52 96 97 98 99 123 125 126 127 135 136 148 167 190 200 221 437 602 603 901 910 997 8858'.split(' '),
);

const PRINTED_OF_MANY = 10;

/** Converts the tiles of a title. */
export const tilesOf = (tiles: RubyHash, source: TileSource): JsonDraft => {
  const made = new Map<string, Json>();
  for (const [key, value] of tiles.entries()) {
    const id = asText(key);
    if (id !== undefined)
      made.set(id, value instanceof RubyHash ? ownTile(id, value, source) : listedTile(id, value, source));
  }
  return Object.fromEntries(made);
};

const quantityOf = (value: Value): JsonDraft => {
  const count = asNumber(value);
  return count === undefined
    ? { quantity: '∞', print: PRINTED_OF_MANY }
    : { quantity: Math.max(0, Math.round(count)) };
};

const isUnlimited = (value: Value): boolean => asText(value) === 'unlimited';

/** A tile with only a count, from our catalogue or from the table that the user supplied. */
const listedTile = (id: string, count: Value, source: TileSource): Json => {
  const { library, table, report } = source;
  if (isUnlimited(count)) report.at(id, 'changed', `this tile is unlimited; ${PRINTED_OF_MANY} are printed`);
  const renamed = RENAMED.get(id);
  if (renamed !== undefined) return { tile: renamed, ...quantityOf(count) };
  if (library.tile(id)) {
    if (DIFFERENT.has(id))
      report.at(id, 'changed', 'this tile differs between 18xx.games and Platelayer’s catalogue');
    const quantity = quantityOf(count);
    return Object.keys(quantity).length === 1 ? (quantity.quantity ?? 1) : quantity;
  }
  const standard = table.get(id);
  if (standard) return { ...codedTile(id, standard, source), ...quantityOf(count) };
  report.at(
    id,
    'missing',
    table.size > 0
      ? 'neither Platelayer’s catalogue nor the 18xx.games table has this tile, so a plain hex is printed'
      : 'Platelayer’s catalogue does not have this tile, so a plain hex is printed. Add lib/engine/config/tile.rb',
  );
  return quantityOf(count);
};

const ownTile = (id: string, entry: RubyHash, source: TileSource): Json => {
  const { report, library } = source;
  const count = field(entry, 'count');
  if (isUnlimited(count)) report.at(id, 'changed', `this tile is unlimited; ${PRINTED_OF_MANY} are printed`);
  if (isTrue(field(entry, 'hidden')))
    report.at(id, 'changed', '18xx.games does not list this tile, but it is included');
  const code = textField(entry, 'code');
  if (code === undefined) return listedTile(id, count ?? numberField(entry, 'count') ?? 1, source);
  const tile = codedTile(id, { color: textField(entry, 'color') ?? 'yellow', code }, source);
  const standard = library.tile(id);
  if (standard && signature(standard) !== undefined && signature(standard) === signature(tile))
    return { tile: id, ...quantityOf(count) };
  return { ...tile, ...quantityOf(count) };
};

/** A catalogue tile with additions, which follow the existing entries. */
const extendedTile = (
  id: string,
  number: string,
  { color, code }: StandardTile,
  source: TileSource,
): HexJson => {
  const { library, report } = source;
  const base = library.tile(number);
  if (!base)
    report.at(
      id,
      'missing',
      `it is drawn like tile ${number}, which Platelayer’s catalogue does not have, so only the additions are printed. Add lib/engine/config/tile.rb`,
    );
  const { rotations: _, aliases: __, ...tile } = base ?? {};
  const added: HexJson = { ...tile };
  // Keeps additions clear of the existing stops.
  const stops = [tile.cities, tile.towns, tile.centerTowns].flatMap(listOf);
  const room = 'town=style:hidden;'.repeat(stops.length);
  for (const [key, value] of Object.entries(codedTile(id, { color, code: room + code }, source)))
    added[key] = Array.isArray(value) ? [...listOf(added[key]), ...value] : value;
  return added;
};

const codedTile = (id: string, { color, code }: StandardTile, source: TileSource): HexJson => {
  const standard = standardIn(code);
  if (standard) return extendedTile(id, standard.number, { color, code: standard.more }, source);
  const { names, colors, report } = source;
  const read = hexOfNotation(code, { color, layout: 'flat', isTile: true, names });
  for (const [name, value] of read.colors) colors.set(name, value);
  for (const { kind, message } of read.issues) report.at(`tile ${id}`, kind, message);
  const { hex } = read;
  if (Array.isArray(hex.offBoardRevenue) && hex.offBoardRevenue.length === 1)
    return { ...hex, offBoardRevenue: hex.offBoardRevenue[0] as Json };
  return hex;
};

/** How far around the hex a piece of track extends from its side. */
const REACH: Readonly<Record<string, number>> = { straight: 3, gentle: 2, sharp: 1 };

const listOf = (value: Json | undefined): readonly JsonObject[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]) as readonly JsonObject[];

const PLAIN_LISTS = new Set([
  'color',
  'track',
  'cities',
  'centerTowns',
  'values',
  'labels',
  'rotations',
  'aliases',
]);

/**
 * The features of a simple tile in any rotation: colour, track ends, stop, value and label. Returns undefined for a
 * tile with several stops or any other element, because comparing their drawings is not that simple.
 */
const signature = (tile: JsonObject): string | undefined => {
  if (Object.keys(tile).some((key) => !PLAIN_LISTS.has(key))) return undefined;
  const stops = [...listOf(tile.cities), ...listOf(tile.centerTowns)];
  if (stops.length > 1) return undefined;
  const pieces: (readonly number[])[] = [];
  for (const piece of listOf(tile.track)) {
    const { type, side, gauge, cross, ...more } = piece;
    if (Object.keys(more).length > 0 || gauge !== undefined || typeof side !== 'number') return undefined;
    const reach = type === undefined ? 0 : REACH[String(type)];
    if (reach === undefined) return undefined;
    pieces.push(reach === 0 ? [side] : [side, ((side + reach - 1) % 6) + 1]);
  }
  // A straight through a stop at the centre is the same as two spurs.
  const ends = stops.length === 1 ? [...new Set(pieces.flat())].map((side) => [side]) : pieces;
  const turned = [0, 1, 2, 3, 4, 5].map((turn) =>
    ends
      .map((piece) =>
        piece
          .map((side) => ((side - 1 + turn) % 6) + 1)
          .sort()
          .join('-'),
      )
      .sort()
      .join(' '),
  );
  const [stop] = stops;
  const kind = stop === undefined ? '' : tile.cities ? `city ${stop.size ?? 1}` : 'town';
  const texts = [
    listOf(tile.values).map(({ value }) => value),
    listOf(tile.labels).map(({ label }) => label),
  ];
  return JSON.stringify([tile.color, turned.sort()[0], kind, texts]);
};
