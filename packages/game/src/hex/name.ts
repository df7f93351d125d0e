import { asNumber, asObject, type Json, type JsonObject } from '../json.ts';
import { define, either, flag, number, object, readText, ref } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import { amount, color, svgPath } from '../schema/values.ts';
import type { HexContext, Item } from './element.ts';
import { type Font, fontFields, resolveFont } from './font.ts';
import { orderFields, type Placed, positionFields, resolvePosition } from './position.ts';

export const nameFields = {
  name: amount('Text to print.', { read: readText }),
  color: color('Text colour. Default: readable on the background.'),
  bgColor: color('Background on which the text must be readable. Default: the hex colour.'),
  ...fontFields,
  strokeWidth: number('Width of an outline around the letters in hex units.', { default: 0, minimum: 0 }),
  strokeColor: color('Colour of that outline.', { default: 'black' }),
  reverse: flag('Places the name below the stop instead of above it.', { default: false }),
  straight: flag('Draws the name straight instead of curved around a city or boomtown.', { default: false }),
  offset: number('Position along the curve in per cent.', {
    default: 50,
    minimum: 0,
    maximum: 100,
    read: asNumber,
  }),
  path: svgPath('SVG path for the text of an entry in `names`. Default: straight.'),
  textLength: number('Length in hex units to stretch the text to. Default: its own.', {
    minimum: 0,
  }),
  ...positionFields,
  ...orderFields,
};

export const nameSchema = define('Name', object(nameFields, 'A name.', { required: ['name'] }));

/** The name of a stop: an object, or just the text (20.13). */
export const nameOf = (what: string) =>
  either([ref(nameSchema), Type.String()], `Name of the ${what}. Default: none.`);

/** The text of a name and its style (20.8.10). */
export interface NameText {
  readonly text: string;
  /** If undefined, the text contrasts with `bgColor`. */
  readonly color?: string;
  readonly bgColor: string;
  /** Whether the file sets both text and background colours: then both are kept (90.5). */
  readonly bothStated: boolean;
  readonly font: Font;
  readonly strokeWidth: number;
  readonly strokeColor: string;
  /** Length to squeeze or stretch the text to. */
  readonly textLength?: number;
}

/**
 * A straight name: centred at x, with its baseline at y, in a frame turned about the origin of its element.
 */
export interface StraightName extends NameText {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Whether the file sets its position; otherwise Platelayer chooses one near the stop. */
  readonly placed: boolean;
}

export interface HexName extends NameText, Placed {
  /** Offset of the text from its position. */
  readonly x: number;
  readonly y: number;
  /** SVG path data for the text, centred at `offset` per cent. */
  readonly path?: { readonly data: string; readonly offset: number };
}

/** `x` and `y` apply twice, in the position and in the turned frame, because files rely on it (20.14.1). */
export const resolveName = (item: Item, hex: HexContext): HexName | undefined => {
  const { json, pointer } = item;
  const text = resolveNameText(json, hex);
  if (text === undefined) {
    if (!Object.hasOwn(json, 'name'))
      hex.report({
        severity: 'warning',
        code: 'hex/missing',
        message: 'This entry of "names" has no name, so it is not drawn.',
        pointer,
      });
    return undefined;
  }
  const read = reader(nameFields, json);
  const data = read('path');
  return {
    ...text,
    position: resolvePosition(item, hex),
    x: read('x'),
    y: read('y') + (read('reverse') ? ascentOf(text) : 0),
    path: data === undefined ? undefined : { data, offset: read('offset') },
  };
};

/** Returns the text of a name object, or `undefined` if there is none to show. */
export const resolveNameText = (
  json: JsonObject,
  { info, backdrop, color: ground }: HexContext,
  bgColor: string = backdrop,
): NameText | undefined => {
  const read = reader(nameFields, json);
  const text = read('name');
  if (text === undefined || read('hidden')) return undefined;
  return {
    text,
    color: read('color'),
    bgColor: read('bgColor') ?? bgColor,
    bothStated: read('color') !== undefined && (read('bgColor') ?? ground) !== undefined,
    font: resolveFont(json, {
      family: info.nameFontFamily,
      size: info.nameFontSize,
      weight: info.nameFontWeight,
    }),
    strokeWidth: read('strokeWidth'),
    strokeColor: read('strokeColor'),
    textLength: read('textLength'),
  };
};

/** Reads a name inside another element, which may be a plain string (20.13). */
export const asNameObject = (json: Json | undefined): JsonObject =>
  typeof json === 'string' || typeof json === 'number' ? { name: json } : asObject(json);

/** Distance from the top of the letters to their baseline. */
export const ascentOf = ({ font }: NameText): number => 0.75 * font.size;
