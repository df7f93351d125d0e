import { capitalised } from '../capitalised.ts';
import { at } from '../diagnostic.ts';
import { asList, asText, get, isObject, type Json, type JsonObject } from '../json.ts';
import type { Reading } from '../reading.ts';
import { quote } from '../schema/words.ts';
import {
  type Coordinate,
  coordinateKey,
  coordinateName,
  FARTHEST_HEX,
  isFarHex,
  parseCoordinate,
} from './coordinate.ts';

/** An entry of `map.hexes` as written: one drawing for several hexes (30.4). */
export interface HexGroup {
  readonly json: JsonObject;
  readonly pointer: string;
  /** Absent when the file gives no list: then that of the copied group holds. */
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

const HEX_NAME = 'A hex name is letters and then a number, such as B4.';

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
      message: 'This hex has no place on the map, so it is not drawn.',
      pointer,
      hint: 'List the hexes where it stands in "hexes".',
    });
  }
  if (copy !== undefined && source === undefined) {
    reading.report({
      severity: 'warning',
      code: 'map/hex-copy',
      message: `${capitalised(quote(copy))} is not the name of a hex, so nothing is copied.`,
      pointer: at(pointer, 'copy'),
      hint: HEX_NAME,
    });
  }
  const tile = get(json, 'tile') ?? undefined;
  if (tile !== undefined) {
    reading.report({
      severity: 'warning',
      code: 'map/tile',
      message: `Map hexes do not show tiles, so tile ${quote(tile)} is not drawn here.`,
      pointer: at(pointer, 'tile'),
      hint: 'Write the content of the hex here.',
    });
  }
  return { json, pointer, listed, copies: source && coordinateKey(source) };
};

/** The places in a list of names; what cannot be read or lies off any sheet is reported and left out. */
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
        message: `${capitalised(quote(item))} is not the name of a hex, so it is left out.`,
        pointer: place,
        hint: HEX_NAME,
      });
      return [];
    }
    if (isFarHex(coordinate)) {
      reading.report({
        severity: 'warning',
        code: 'map/far-hex',
        message: `This hex lies more than ${FARTHEST_HEX} rows away, so it is left out.`,
        pointer: place,
      });
      return [];
    }
    if (!/^\s*(?:[A-Za-z]+\d+\s*)?$/.test(asText(item) ?? '')) {
      reading.report({
        severity: 'warning',
        code: 'map/hex-name',
        message: `${quote(item)} is not the name of one hex; only ${coordinateName(coordinate)} is read.`,
        pointer: place,
        hint: 'List each hex by itself, such as ["B4", "B6"].',
      });
    }
    return [coordinate];
  });
