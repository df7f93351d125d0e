import { at } from '../diagnostic.ts';
import { hexSchema } from '../hex/hex.ts';
import { asList, asNumber, get, isObject, type Json, type JsonObject } from '../json.ts';
import { onMap } from '../measures.ts';
import type { Reading } from '../reading.ts';
import { roundTrackerField } from '../round-tracker/round-tracker.ts';
import { define, flag, integer, list, number, object, ref, string, unread } from '../schema/field.ts';
import { type Reader, reader } from '../schema/reader.ts';
import { coordinateSchema } from '../schema/values.ts';
import { type MapBorder, mapBorderSchema, resolveMapBorder, resolveMapBorders } from './border.ts';
import { type BorderText, borderTextSchema, resolveBorderTexts } from './border-text.ts';
import { type Coordinate, coordinateKey, coordinateName } from './coordinate.ts';
import { type HexGroup, resolveGroups, resolveNames } from './group.ts';
import { playersTableField } from './players-table.ts';
import { readTrim, type StatedTrim, trimField } from './trim.ts';

/** The `hexes` of a hex are names, those of a map are hexes. */
export const isHexWithPlaces = (json: Json): boolean => {
  const places = asList(get(json, 'hexes'));
  return places.length > 0 && places.every((place) => typeof place === 'string');
};

const mapFields = {
  hexes: list(ref(hexSchema), 'The hexes; later ones are drawn over earlier ones.', {
    named: 'hexes',
    isEntry: isHexWithPlaces,
  }),
  name: string('Name of the variation. Default: none.'),
  copy: integer('Position of the variation this one builds on, from 0. Default: none.', {
    minimum: 0,
    // What is no number is the position of none, so that it is reported.
    read: (json) => (json === undefined || json === null ? undefined : (asNumber(json) ?? -1)),
  }),
  remove: list(ref(coordinateSchema), 'Hexes of the copied variation to leave out. Default: none.'),
  removeBorders: list(ref(mapBorderSchema), 'Borders of the copied variation to leave out. Default: none.'),
  trim: trimField,
  title: flag('Whether the map has a title.', { default: true }),
  opacity: number('Opacity of hex grounds without their own.', { default: 1, minimum: 0, maximum: 1 }),
  borders: list(ref(mapBorderSchema), 'Border lines. Default: none.'),
  lines: list(ref(mapBorderSchema), 'Further lines, under the borders. Default: none.'),
  borderTexts: list(ref(borderTextSchema), 'Texts on the map. Default: none.'),
  players: playersTableField,
  roundTracker: roundTrackerField(onMap, 'Place of the round tracker. Default: none is drawn.'),
  market: object(onMap.fields, 'Place of the stock market. Default: none is drawn.'),
  movement: object(
    onMap.fields,
    'Place of the legend that says why share prices move. Default: none is drawn.',
  ),
  print: unread('Without effect.'),
};

/** A map, or a variation of it (10.15.1, 30.3.1). */
export const mapSchema = define(
  'Map',
  object(mapFields, 'A map, or one of its variations.', {
    // A variation may do no more than leave out some of what it copies.
    anyOf: [{ required: ['hexes'] }, { required: ['copy'] }],
  }),
);

/** One map of the file, only what it writes itself (30.3.1). */
export interface Variation {
  readonly read: Reader<typeof mapFields>;
  readonly pointer: string;
  readonly groups: readonly HexGroup[];
  readonly borders: readonly WrittenBorder[];
  readonly lines: readonly MapBorder[];
  readonly borderTexts: readonly BorderText[];
}

/** A border and what stands in the file, for that is what `removeBorders` is compared with. */
interface WrittenBorder {
  readonly border: MapBorder;
  readonly written: string;
}

/** A group and where it is left after removals; it can be copied from by all names it lists (30.24.10). */
export interface PlacedGroup {
  readonly group: HexGroup;
  readonly places?: readonly Coordinate[];
}

/** A variation together with all that it copies. */
export interface JoinedVariation {
  readonly groups: readonly PlacedGroup[];
  readonly borders: readonly WrittenBorder[];
  readonly lines: readonly MapBorder[];
  readonly borderTexts: readonly BorderText[];
  readonly trim: StatedTrim;
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

/** The variation built on another one, complete with its own copies and removals (30.3.2; 30.24.3). */
export const joinVariation = (
  own: Variation,
  base: JoinedVariation | undefined,
  reading: Reading,
): JoinedVariation => {
  const groups: readonly PlacedGroup[] = own.groups.map((group) => ({ group, places: group.listed }));
  if (base === undefined) {
    reportIdleRemovals(own, reading);
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

/** Only copied groups lose hexes, so that a variation can define a removed hex anew (30.24.2). */
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
  // Where the copied map has no hexes at all, that is said of it.
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

/** Deeper than anything a border holds. */
const DEEPEST_BORDER = 32;

/** The same text for deeply equal values, whatever the order of their fields. */
const canonicalText = (json: Json, depth = 0): string => {
  if (depth > DEEPEST_BORDER) return '';
  if (Array.isArray(json)) return `[${json.map((item: Json) => canonicalText(item, depth + 1)).join()}]`;
  if (!isObject(json)) return JSON.stringify(json);
  const fields = Object.entries(json).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${canonicalText(value, depth + 1)}`).join()}}`;
};

const reportIdleRemovals = ({ read, pointer }: Variation, reading: Reading): void => {
  for (const key of ['remove', 'removeBorders'] as const) {
    if (read(key).length === 0 || read('copy') !== undefined) continue;
    reading.report({
      severity: 'info',
      code: 'map/remove',
      message: `"${key}" has no effect on a map that copies no other.`,
      pointer: at(pointer, key),
      lacks: at(pointer, 'copy'),
      hint: 'Say with "copy" which map it begins with.',
    });
  }
};

/** The variation that one copies; a copy of nothing is reported and ignored (30.24.4). */
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
        ? 'There is no variation with this number to copy, so nothing is copied.'
        : 'A single map has no other variation to copy, so nothing is copied.',
      pointer: at(pointer, 'copy'),
      hint: isList ? `Variations are counted from 0; the last one is ${variations.length - 1}.` : undefined,
    });
  }
  return found;
};
