import type { Json } from '../json.ts';
import { fieldsOf } from './fields.ts';
import { asNameObject, drop, type Lettering, resolveLettering, type StraightName } from './name.ts';
import type { Surroundings } from './surroundings.ts';

/** The name of a city or boomtown: on a curve around it, or straight if it or the configuration says so. */
export interface StopName extends Lettering {
  readonly straight: boolean;
  /** Below the stop, readable from below. */
  readonly reverse: boolean;
  /** Percent along the curve; its middle when absent, which also decides where some curves start (20.14, Q36b). */
  readonly offset?: number;
  readonly x: number;
  /** Shift at right angles to the curve, towards the foot of the letters. */
  readonly shift: number;
  /** Baseline of the straight form. */
  readonly baseline: number;
  /** About the origin of the stop. */
  readonly turn: number;
}

/** `above` and `below`: baseline of a straight name, and top of the letters of a reversed one. */
export const resolveStopName = (
  json: Json | undefined,
  hex: Surroundings,
  { above, below, bgColor }: { above: number; below: number; bgColor?: string },
): StopName | undefined => {
  const object = asNameObject(json);
  const lettering = resolveLettering(object, hex, bgColor);
  if (lettering === undefined) return undefined;
  const read = fieldsOf(object);
  const reverse = read.flag('reverse');
  const shift = read.number('y') || (reverse ? 7 : 0);
  return {
    ...lettering,
    straight: read.flag('straight'),
    reverse,
    offset: read.number('offset'),
    x: read.number('x') ?? 0,
    shift,
    baseline: shift + (reverse ? below + drop(lettering) : above),
    turn: read.number('rotation') ?? 0,
  };
};

/** The name of a centre town, medium city or off-board box: straight, on a baseline above or below it. */
export const resolveStraightName = (
  json: Json | undefined,
  hex: Surroundings,
  { above, below, reverse = false, bgColor }: StraightPlace,
): StraightName | undefined => {
  const object = asNameObject(json);
  const lettering = resolveLettering(object, hex, bgColor);
  if (lettering === undefined) return undefined;
  const read = fieldsOf(object);
  const own = read.flag('reverse');
  return {
    ...lettering,
    x: read.number('x') ?? 0,
    y: (read.number('y') || (reverse || own ? below : above)) + (reverse || own ? drop(lettering) : 0),
    turn: 0,
  };
};

interface StraightPlace {
  readonly above: number;
  readonly below: number;
  /** The item itself is reversed, whatever its name says. */
  readonly reverse?: boolean;
  readonly bgColor?: string;
}

/** The name of a town bar stands sideways beside it (20.8.6). */
export const resolveTownName = (json: Json | undefined, hex: Surroundings): StraightName | undefined => {
  const object = asNameObject(json);
  const lettering = resolveLettering(object, hex);
  if (lettering === undefined) return undefined;
  const read = fieldsOf(object);
  const reverse = read.flag('reverse');
  return {
    ...lettering,
    x: read.number('x') ?? 0,
    y: (read.number('y') || (reverse ? 20 : -30)) + drop(lettering),
    turn: (read.number('rotation') ?? 0) + (reverse ? -90 : 90),
  };
};
