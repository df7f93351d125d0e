import { asObject, type Json, type JsonObject } from '../json.ts';
import { fieldsOf } from './fields.ts';
import type { Font } from './font.ts';
import type { Item } from './items.ts';
import { type Placed, resolvePosition } from './position.ts';
import type { Surroundings } from './surroundings.ts';

/** A name as lettering, wherever it stands (20.8.10). */
export interface Lettering {
  readonly text: string;
  /** Without it the text contrasts with `bgColor`. */
  readonly color?: string;
  readonly bgColor: string;
  readonly font: Font;
  readonly strokeWidth: number;
  readonly strokeColor: string;
  /** Squeezes or stretches the text to this length. */
  readonly textLength?: number;
}

/** A straight name: centred at x, baseline at y, in a frame turned about the origin of its item. */
export interface StraightName extends Lettering {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** An entry of `names`. */
export interface HexName extends StraightName, Placed {
  /** SVG path data the text runs along, its middle at `offset` percent. */
  readonly path?: { readonly data: string; readonly offset: number };
}

/** `x` and `y` count twice, in the position and in the turned frame: files are tuned to it (20.14, Q1). */
export const resolveName = (item: Item, hex: Surroundings): HexName | undefined => {
  const { json, pointer } = item;
  const lettering = resolveLettering(json, hex);
  const read = fieldsOf(json);
  if (lettering === undefined) {
    if (!Object.hasOwn(json, 'name'))
      hex.report({
        severity: 'warning',
        code: 'hex/missing',
        message: 'An entry of "names" needs a name; without one nothing is drawn.',
        pointer,
      });
    return undefined;
  }
  const data = read.text('path');
  return {
    ...lettering,
    position: resolvePosition(item, hex),
    x: read.number('x') ?? 0,
    y: (read.number('y') ?? 0) + (read.flag('reverse') ? drop(lettering) : 0),
    turn: 0,
    path: data === undefined ? undefined : { data, offset: read.number('offset') ?? 50 },
  };
};

/** The lettering of a name object; `undefined` when there is no text to show. */
export const resolveLettering = (
  json: JsonObject,
  hex: Surroundings,
  bgColor: string = hex.backdrop,
): Lettering | undefined => {
  const read = fieldsOf(json);
  const text = read.text('name');
  if (text === undefined || read.flag('hidden')) return undefined;
  const { nameFontFamily, nameFontSize, nameFontWeight } = hex.info;
  return {
    text,
    color: read.text('color'),
    bgColor: read.text('bgColor') ?? bgColor,
    font: read.font({ family: nameFontFamily, size: nameFontSize, weight: nameFontWeight }),
    strokeWidth: read.length('strokeWidth') ?? 0,
    strokeColor: read.text('strokeColor') ?? 'black',
    textLength: read.length('textLength'),
  };
};

/** A name inside another element, which may also be written as a bare text (20.13). */
export const asNameObject = (json: Json | undefined): JsonObject =>
  typeof json === 'string' || typeof json === 'number' ? { name: json } : asObject(json);

/** From the top of the letters to their baseline. */
export const drop = ({ font }: Lettering): number => 0.75 * font.size;
