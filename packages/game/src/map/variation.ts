import { at } from '../diagnostic.ts';
import { hexSchema } from '../hex/hex.ts';
import { asList, asNumber, get, isObject, type Json, type JsonObject } from '../json.ts';
import { onMap } from '../measures.ts';
import type { Reading } from '../reading.ts';
import { roundTrackerField } from '../round-tracker.ts';
import { define, flag, integer, list, number, object, ref, string, unread } from '../schema/field.ts';
import { type ExplicitFields, explicitFields, type Reader, reader } from '../schema/reader.ts';
import { coordinateSchema } from '../schema/values.ts';
import { type MapBorder, mapBorderSchema, resolveMapBorder, resolveMapBorders } from './border.ts';
import { type BorderText, borderTextSchema, resolveBorderTexts } from './border-text.ts';
import { type Coordinate, coordinateKey, coordinateName } from './coordinate.ts';
import { type HexGroup, resolveGroups, resolveNames } from './group.ts';
import { playersTableField } from './players-table.ts';

const trimFields = {
  top: flag('Cuts the top half off the first row.', { default: false }),
  bottom: flag('Cuts the bottom half off the last row.', { default: false }),
  left: flag('Cuts the left half off the first column.', { default: false }),
  right: flag('Cuts the right half off the last column.', { default: false }),
};

const trimField = object(
  trimFields,
  'Edges where half a row or column of hexes is cut off. Default: none, or those of the copied map.',
);

/** The explicit edges, merged over those of the copied map. */
export type ExplicitTrim = ExplicitFields<typeof trimFields>;

const readTrim = (json: Json | undefined, copied: ExplicitTrim = {}): ExplicitTrim => ({
  ...copied,
  ...explicitFields(trimFields, json),
});

/** The `hexes` of a hex are names; those of a map are hexes. */
export const isHexWithPlaces = (json: Json): boolean => {
  const places = asList(get(json, 'hexes'));
  return places.length > 0 && places.every((place) => typeof place === 'string');
};

const mapFields = {
  hexes: list(ref(hexSchema), 'Hexes; later ones are drawn over earlier ones.', {
    named: 'hexes',
    isEntry: isHexWithPlaces,
  }),
  name: string('Name of the variation. Default: none.'),
  copy: integer('Index of the variation to copy, from 0. Default: none.', {
    minimum: 0,
    // A value that is not a number becomes an index that does not exist, so that it is reported.
    read: (json) => (json === undefined || json === null ? undefined : (asNumber(json) ?? -1)),
  }),
  remove: list(ref(coordinateSchema), 'Hexes of the copied variation to omit. Default: none.'),
  removeBorders: list(ref(mapBorderSchema), 'Borders of the copied variation to omit. Default: none.'),
  trim: trimField,
  title: flag('Whether the map has a title.', { default: true }),
  opacity: number('Opacity of hex colours without their own.', { default: 1, minimum: 0, maximum: 1 }),
  borders: list(ref(mapBorderSchema), 'Border lines. Default: none.'),
  lines: list(ref(mapBorderSchema), 'Additional lines, under the borders. Default: none.'),
  borderTexts: list(ref(borderTextSchema), 'Text on the map. Default: none.'),
  players: playersTableField,
  roundTracker: roundTrackerField(onMap, 'Position of the round tracker. Default: not drawn.'),
  market: object(onMap.fields, 'Position of the stock market. Default: not drawn.'),
  movement: object(onMap.fields, 'Position of the legend of price movements. Default: not drawn.'),
  print: unread('Without effect.'),
};

export const mapSchema = define(
  'Map',
  object(mapFields, 'A map, or one of its variations.', {
    // A variation may just omit some of the hexes it copies.
    anyOf: [{ required: ['hexes'] }, { required: ['copy'] }],
  }),
);

/** One map of the file, with only its own content (30.3.1). */
export interface Variation {
  readonly read: Reader<typeof mapFields>;
  readonly pointer: string;
  readonly groups: readonly HexGroup[];
  readonly borders: readonly WrittenBorder[];
  readonly lines: readonly MapBorder[];
  readonly borderTexts: readonly BorderText[];
}

/** A border and its text in the file, which `removeBorders` is compared with. */
interface WrittenBorder {
  readonly border: MapBorder;
  readonly written: string;
}

/** A group and its coordinates after removals; all names that it lists can be copied from (30.24.10). */
export interface PlacedGroup {
  readonly group: HexGroup;
  readonly places?: readonly Coordinate[];
}

/** A variation combined with everything it copies. */
export interface JoinedVariation {
  readonly groups: readonly PlacedGroup[];
  readonly borders: readonly WrittenBorder[];
  readonly lines: readonly MapBorder[];
  readonly borderTexts: readonly BorderText[];
  readonly trim: ExplicitTrim;
}

export const readVariation = (json: JsonObject, pointer: string, reading: Reading): Variation => {
  const read = reader(mapFields, json);
  return {
    read,
    pointer,
    groups: resolveGroups(read('hexes'), at(pointer, 'hexes'), reading),
    borders: read('borders').flatMap((item, index) => {
      const border = resolveMapBorder(item, at(pointer, 'borders', index), reading);
      return border ? { border, written: canonicalText(item) } : [];
    }),
    lines: resolveMapBorders(read('lines'), at(pointer, 'lines'), reading),
    borderTexts: resolveBorderTexts(read('borderTexts'), at(pointer, 'borderTexts'), reading),
  };
};

/**
 * Combines a variation with the one it copies, which includes its own copies and removals (30.3.2; 30.24.3).
 */
export const joinVariation = (
  own: Variation,
  base: JoinedVariation | undefined,
  reading: Reading,
): JoinedVariation => {
  const groups: readonly PlacedGroup[] = own.groups.map((group) => ({ group, places: group.listed }));
  if (base === undefined) {
    reportUnusedRemovals(own, reading);
    const { borders, lines, borderTexts } = own;
    return { groups, borders, lines, borderTexts, trim: readTrim(own.read('trim')) };
  }
  return {
    groups: [...withoutHexes(own, base, reading), ...groups],
    borders: [...withoutBorders(own, base, reading), ...own.borders],
    lines: [...base.lines, ...own.lines],
    borderTexts: [...base.borderTexts, ...own.borderTexts],
    trim: readTrim(own.read('trim'), base.trim),
  };
};

/** Removes hexes from copied groups only, so that a variation can redefine a removed hex (30.24.2). */
const withoutHexes = (
  { read, pointer }: Variation,
  base: JoinedVariation,
  reading: Reading,
): readonly PlacedGroup[] => {
  const removals = resolveNames(read('remove'), at(pointer, 'remove'), reading);
  if (removals.length === 0) return base.groups;

  const removed = new Set(removals.map(coordinateKey));
  const found = new Set<string>();
  const remains = (place: Coordinate): boolean => {
    const key = coordinateKey(place);
    if (removed.has(key)) found.add(key);
    return !removed.has(key);
  };
  const groups = base.groups.map(({ group, places }) => ({ group, places: places?.filter(remains) }));
  const missing = removals.filter((place) => !found.has(coordinateKey(place)));
  // A copied map without any hexes is reported elsewhere.
  if (missing.length > 0 && groups.length > 0) {
    reading.report({
      severity: 'info',
      code: 'map/remove',
      message: `The copied map has no hex ${missing.slice(0, 5).map(coordinateName).join(', ')} to remove.`,
      pointer: at(pointer, 'remove'),
    });
  }
  return groups;
};

const withoutBorders = (
  { read, pointer }: Variation,
  base: JoinedVariation,
  reading: Reading,
): readonly WrittenBorder[] => {
  const written = new Set(base.borders.map((border) => border.written));
  const removed = new Set<string>();
  read('removeBorders').forEach((item, index) => {
    const text = canonicalText(item);
    removed.add(text);
    if (written.has(text)) return;
    reading.report({
      severity: 'info',
      code: 'map/remove',
      message: 'The copied map has no border exactly like this one to remove.',
      pointer: at(pointer, 'removeBorders', index),
      hint: 'Repeat the border with all its fields.',
    });
  });
  return base.borders.filter((border) => !removed.has(border.written));
};

/** Deeper than any valid border. */
const MAX_BORDER_DEPTH = 32;

/** Returns the same string for deeply equal values, whatever the order of their fields. */
const canonicalText = (json: Json, depth = 0): string => {
  if (depth > MAX_BORDER_DEPTH) return '';
  if (Array.isArray(json)) return `[${json.map((item: Json) => canonicalText(item, depth + 1)).join()}]`;
  if (!isObject(json)) return JSON.stringify(json);
  const fields = Object.entries(json).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${canonicalText(value, depth + 1)}`).join()}}`;
};

const reportUnusedRemovals = ({ read, pointer }: Variation, reading: Reading): void => {
  for (const key of ['remove', 'removeBorders'] as const) {
    if (read(key).length === 0 || read('copy') !== undefined) continue;
    reading.report({
      severity: 'info',
      code: 'map/remove',
      message: `"${key}" has no effect on a map that does not copy another one.`,
      pointer: at(pointer, key),
      lacks: at(pointer, 'copy'),
      hint: 'Set "copy" to the index of the map to copy.',
    });
  }
};

/** Finds the variation to copy. Reports and ignores one that does not exist (30.24.4). */
export const findSource = (
  { read, pointer }: Variation,
  variations: readonly Variation[],
  isList: boolean,
  reading: Reading,
): Variation | undefined => {
  const copy = read('copy');
  if (copy === undefined) return undefined;
  const found = isList ? variations[copy] : undefined;
  if (found === undefined) {
    reading.report({
      severity: 'warning',
      code: 'map/copy',
      message: isList
        ? 'There is no variation with this index, so nothing is copied.'
        : 'A single map has no other variation to copy, so nothing is copied.',
      pointer: at(pointer, 'copy'),
      hint: isList ? `Variations are counted from 0; the last one is ${variations.length - 1}.` : undefined,
    });
  }
  return found;
};
