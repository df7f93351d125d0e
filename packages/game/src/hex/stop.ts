import { at } from '../diagnostic.ts';
import { asNumber, get, type Json, type JsonObject } from '../json.ts';
import { either, list } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import { quote } from '../schema/words.ts';
import type { HexContext, Item } from './element.ts';
import {
  ascentOf,
  asNameObject,
  type NameText,
  nameFields,
  resolveNameText,
  type StraightName,
} from './name.ts';

/** Revenue information for stops and off-board boxes (20.5). */
export const revenueFields = {
  groups: list(Type.String(), 'Revenue groups of the stop; not drawn.'),
};

/** The name of a city or boomtown: curved around it, or straight if the file or the configuration says so. */
export interface StopName extends NameText {
  readonly straight: boolean;
  /** Below the stop, readable from below. */
  readonly reverse: boolean;
  /**
   * Position along the curve in per cent. Undefined for the middle, which also changes the start of some
   * curves (20.14.36.2).
   */
  readonly offset?: number;
  readonly x: number;
  /** Shift perpendicular to the curve, towards the baseline side of the letters. */
  readonly shift: number;
  /** Baseline of the straight form. */
  readonly baseline: number;
  /** Turn about the origin of the stop. */
  readonly turn: number;
  /** Whether the file sets the position. */
  readonly placed: boolean;
}

/** Fields that set the position of a name at its stop; `offset` does so on curves only. */
const PLACE_KEYS = ['x', 'y', 'rotation', 'reverse', 'path'];
const isPlaced = (json: JsonObject, straight = true): boolean =>
  [...PLACE_KEYS, ...(straight ? [] : ['offset'])].some((key) => Object.hasOwn(json, key));

const nameOfStop = ({ json }: Item): JsonObject => asNameObject(get(json, 'name'));

/** Position fields of other elements, which do not apply to stop names. */
const UNUSED_KEYS = ['angle', 'percent', 'side', 'mid', 'align', 'rotate'];

const TURNED = 'Use "x", "y" and "rotation".';

const reportUnusedKeys = (stop: Item, hex: HexContext, hint: string): void => {
  const [first, ...others] = UNUSED_KEYS.filter((key) => Object.hasOwn(nameOfStop(stop), key));
  if (first === undefined) return;
  const keys = [first, ...others].map((key) => `"${key}"`).join(', ');
  hex.report({
    severity: 'info',
    code: 'hex/name-place',
    message: `${keys} ${others.length > 0 ? 'have' : 'has'} no effect on the name of a stop.`,
    pointer: at(stop.pointer, 'name', first),
    hint,
  });
};

/** `above` and `below`: baseline of a straight name, and top of the letters of a reversed one. */
export const resolveStopName = (
  stop: Item,
  hex: HexContext,
  { above, below, bgColor }: { above: number; below: number; bgColor?: string },
): StopName | undefined => {
  const object = nameOfStop(stop);
  const text = resolveNameText(object, hex, bgColor);
  if (text === undefined) return undefined;
  const read = reader(nameFields, object);
  const [reverse, straight] = [read('reverse'), read('straight')];
  reportUnusedKeys(stop, hex, straight ? TURNED : 'Use "x", "y", "rotation", and "offset" along the curve.');
  const shift = read('y') || (reverse ? 7 : 0);
  return {
    ...text,
    straight,
    reverse,
    offset: read.explicit('offset'),
    x: read('x'),
    shift,
    baseline: shift + (reverse ? below + ascentOf(text) : above),
    turn: read('rotation'),
    placed: isPlaced(object, straight),
  };
};

/** The name of a centre town, medium city or off-board box: straight, on a baseline above or below it. */
export const resolveStraightName = (
  stop: Item,
  hex: HexContext,
  { above, below, reverse: isItemReversed = false, bgColor }: StraightNameOptions,
): StraightName | undefined => {
  const object = nameOfStop(stop);
  const text = resolveNameText(object, hex, bgColor);
  if (text === undefined) return undefined;
  const read = reader(nameFields, object);
  reportUnusedKeys(stop, hex, 'Use "x" and "y".');
  const reverse = isItemReversed || read('reverse');
  return {
    ...text,
    x: read('x'),
    y: (read('y') || (reverse ? below : above)) + (reverse ? ascentOf(text) : 0),
    turn: 0,
    placed: isPlaced(object),
  };
};

interface StraightNameOptions {
  readonly above: number;
  readonly below: number;
  /** Whether the stop itself is reversed, whatever its name says. */
  readonly reverse?: boolean;
  readonly bgColor?: string;
}

/** The name of a town bar is sideways next to it (20.8.6). */
export const resolveTownName = (stop: Item, hex: HexContext): StraightName | undefined => {
  const object = nameOfStop(stop);
  const text = resolveNameText(object, hex);
  if (text === undefined) return undefined;
  const read = reader(nameFields, object);
  reportUnusedKeys(stop, hex, TURNED);
  const reverse = read('reverse');
  return {
    ...text,
    x: read('x'),
    y: (read('y') || (reverse ? 20 : -30)) + ascentOf(text),
    turn: read('rotation') + (reverse ? -90 : 90),
    placed: isPlaced(object),
  };
};

/** The field `size` of a centre town or boomtown. */
export const stopSize = either([Type.Literal(1), Type.Literal(2)], 'One stop, or a pair.', { default: 1 });

/** Returns `undefined` with a warning if it is neither 1 nor 2. */
export const resolveStopSize = (
  written: Json,
  what: string,
  { pointer }: Item,
  { report }: HexContext,
): 1 | 2 | undefined => {
  const size = asNumber(written);
  if (size === 1 || size === 2) return size;
  report({
    severity: 'warning',
    code: 'hex/size',
    message: `A ${what} cannot have the size ${quote(written)}, so it is not drawn.`,
    pointer: at(pointer, 'size'),
    hint: 'Use 1 or 2.',
  });
  return undefined;
};
