import { at } from '../diagnostic.ts';
import { asList, asText, get, isObject, type Json, type JsonObject } from '../json.ts';
import type { Reading } from '../reading.ts';
import { quote } from '../schema/words.ts';
import { capitalised } from '../sentence.ts';
import {
  type Coordinate,
  coordinateKey,
  coordinateName,
  isFarHex,
  MAX_ROWS,
  parseCoordinate,
} from './coordinate.ts';

/** An entry of `map.hexes` as written: one drawing for several hexes (30.4). */
export interface HexGroup {
  readonly json: JsonObject;
  readonly pointer: string;
  /** Undefined if the file has no list, in which case the list of the copied group applies. */
  readonly listed?: readonly Coordinate[];
  /** Key of the hex whose group it copies. */
  readonly copies?: string;
}

export const resolveGroups = (
  json: Json | undefined,
  pointer: string,
  reading: Reading,
): readonly HexGroup[] =>
  asList(json).flatMap((item, index) =>
    isObject(item) ? resolveGroup(item, at(pointer, index), reading) : [],
  );

const HEX_NAME = 'Write a hex name as letters followed by a number, such as B4.';

const resolveGroup = (json: JsonObject, pointer: string, reading: Reading): HexGroup => {
  const list = get(json, 'hexes');
  const listed =
    Array.isArray(list) || asText(list) ? resolveNames(list, at(pointer, 'hexes'), reading) : undefined;
  const copy = get(json, 'copy') ?? undefined;
  const source = parseCoordinate(copy);

  if (asList(list).length === 0 && copy === undefined) {
    reading.report({
      severity: 'warning',
      code: 'map/no-place',
      message: 'This hex has no coordinates, so it is not drawn.',
      pointer,
      hint: 'List its coordinates in "hexes".',
    });
  }
  if (copy !== undefined && source === undefined) {
    reading.report({
      severity: 'warning',
      code: 'map/hex-copy',
      message: `${capitalised(quote(copy))} is not a hex name, so nothing is copied.`,
      pointer: at(pointer, 'copy'),
      hint: HEX_NAME,
    });
  }
  const tile = get(json, 'tile') ?? undefined;
  if (tile !== undefined) {
    reading.report({
      severity: 'warning',
      code: 'map/tile',
      message: `Map hexes cannot show tiles, so tile ${quote(tile)} is not drawn here.`,
      pointer: at(pointer, 'tile'),
      hint: 'Write the content of the hex here instead.',
    });
  }
  return { json, pointer, listed, copies: source && coordinateKey(source) };
};

/** The coordinates in a list of names. Reports and omits invalid and distant ones. */
export const resolveNames = (
  json: Json | undefined,
  pointer: string,
  reading: Reading,
): readonly Coordinate[] =>
  asList(json).flatMap((item, index) => {
    const coordinate = parseCoordinate(item);
    const place = Array.isArray(json) ? at(pointer, index) : pointer;
    if (coordinate === undefined) {
      reading.report({
        severity: 'warning',
        code: 'map/hex-name',
        message: `${capitalised(quote(item))} is not a hex name, so it is ignored.`,
        pointer: place,
        hint: HEX_NAME,
      });
      return [];
    }
    if (isFarHex(coordinate)) {
      reading.report({
        severity: 'warning',
        code: 'map/far-hex',
        message: `This hex is more than ${MAX_ROWS} rows away, so it is ignored.`,
        pointer: place,
      });
      return [];
    }
    if (!/^\s*(?:[A-Za-z]+\d+\s*)?$/.test(asText(item) ?? '')) {
      reading.report({
        severity: 'warning',
        code: 'map/hex-name',
        message: `${quote(item)} is not a single hex name, so only ${coordinateName(coordinate)} is used.`,
        pointer: place,
        hint: 'List each hex separately, such as ["B4", "B6"].',
      });
    }
    return [coordinate];
  });
