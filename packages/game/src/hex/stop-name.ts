import { at } from '../diagnostic.ts';
import { get, type JsonObject } from '../json.ts';
import { reader } from '../schema/reader.ts';
import type { HexContext } from './context.ts';
import type { Item } from './items.ts';
import {
  ascentOf,
  asNameObject,
  type NameText,
  nameFields,
  resolveNameText,
  type StraightName,
} from './name.ts';

/** The name of a city or boomtown: on a curve around it, or straight if it or the configuration says so. */
export interface StopName extends NameText {
  readonly straight: boolean;
  /** Below the stop, readable from below. */
  readonly reverse: boolean;
  /** Percent along the curve; its middle when absent, which also decides where some curves start (20.14.36.2). */
  readonly offset?: number;
  readonly x: number;
  /** Shift at right angles to the curve, towards the foot of the letters. */
  readonly shift: number;
  /** Baseline of the straight form. */
  readonly baseline: number;
  /** About the origin of the stop. */
  readonly turn: number;
  /** False when the file leaves the place to us. */
  readonly placed: boolean;
}

/** Fields that say where a name stands about its stop; `offset` does so on curves only. */
const PLACE_KEYS = ['x', 'y', 'rotation', 'reverse', 'path'];
const isPlaced = (json: JsonObject, straight = true): boolean =>
  [...PLACE_KEYS, ...(straight ? [] : ['offset'])].some((key) => Object.hasOwn(json, key));

const nameOfStop = ({ json }: Item): JsonObject => asNameObject(get(json, 'name'));

/** Fields that place other elements, and leave the name of a stop where it is. */
const IDLE_KEYS = ['angle', 'percent', 'side', 'mid', 'align', 'rotate'];

const TURNED = 'Use "x", "y" and "rotation".';

const reportIdle = (stop: Item, hex: HexContext, hint: string): void => {
  const [first, ...others] = IDLE_KEYS.filter((key) => Object.hasOwn(nameOfStop(stop), key));
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
  reportIdle(stop, hex, straight ? TURNED : 'Use "x", "y", "rotation", and "offset" along the curve.');
  const shift = read('y') || (reverse ? 7 : 0);
  return {
    ...text,
    straight,
    reverse,
    offset: read.stated('offset'),
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
  reportIdle(stop, hex, 'Use "x" and "y".');
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
  /** The item itself is reversed, whatever its name says. */
  readonly reverse?: boolean;
  readonly bgColor?: string;
}

/** The name of a town bar stands sideways beside it (20.8.6). */
export const resolveTownName = (stop: Item, hex: HexContext): StraightName | undefined => {
  const object = nameOfStop(stop);
  const text = resolveNameText(object, hex);
  if (text === undefined) return undefined;
  const read = reader(nameFields, object);
  reportIdle(stop, hex, TURNED);
  const reverse = read('reverse');
  return {
    ...text,
    x: read('x'),
    y: (read('y') || (reverse ? 20 : -30)) + ascentOf(text),
    turn: read('rotation') + (reverse ? -90 : 90),
    placed: isPlaced(object),
  };
};
