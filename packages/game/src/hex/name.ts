import { asNumber, asObject, type Json, type JsonObject } from '../json.ts';
import { define, either, flag, number, object, readText, ref } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import { amount, color, svgPath } from '../schema/values.ts';
import type { HexContext } from './context.ts';
import { type Font, fontFields, resolveFont } from './font.ts';
import type { Item } from './items.ts';
import { orderFields } from './order.ts';
import { type Placed, positionFields, resolvePosition } from './position.ts';

export const nameFields = {
  name: amount('The text.', { read: readText }),
  color: color('Colour of the text. Default: readable on the ground.'),
  bgColor: color('Ground the text must be readable on. Default: that of the hex.'),
  ...fontFields,
  strokeWidth: number('Width of a line around the letters in hex units.', { default: 0, minimum: 0 }),
  strokeColor: color('Colour of that line.', { default: 'black' }),
  reverse: flag('Below instead of above the stop.', { default: false }),
  straight: flag('Straight instead of curved around a city or boomtown.', { default: false }),
  offset: number('Place along the curve in percent.', {
    default: 50,
    minimum: 0,
    maximum: 100,
    read: asNumber,
  }),
  path: svgPath('SVG path along which an entry of `names` is set. Default: straight.'),
  textLength: number('Length in hex units to which the text is stretched. Default: its own.', {
    minimum: 0,
  }),
  ...positionFields,
  ...orderFields,
};

/** A name, alone or of a stop (20.8.10). */
export const nameSchema = define('Name', object(nameFields, 'A name.', { required: ['name'] }));

/** The name of a stop: an object, or only the text (20.13). */
export const nameOf = (what: string) =>
  either([ref(nameSchema), Type.String()], `Name of the ${what}. Default: none.`);

/** The text of a name and how it is written, wherever it stands (20.8.10). */
export interface NameText {
  readonly text: string;
  /** Without it the text contrasts with `bgColor`. */
  readonly color?: string;
  readonly bgColor: string;
  /** The file states the colour and that of the ground: both are drawn as they are (90.5). */
  readonly bothStated: boolean;
  readonly font: Font;
  readonly strokeWidth: number;
  readonly strokeColor: string;
  /** Squeezes or stretches the text to this length. */
  readonly textLength?: number;
}

/** A straight name: centred at x, baseline at y, in a frame turned about the origin of its item. */
export interface StraightName extends NameText {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** False when the file leaves the place about its stop to us. */
  readonly placed: boolean;
}

/** An entry of `names`. */
export interface HexName extends NameText, Placed {
  /** A shift of the text within its position. */
  readonly x: number;
  readonly y: number;
  /** SVG path data the text runs along, its middle at `offset` percent. */
  readonly path?: { readonly data: string; readonly offset: number };
}

/** `x` and `y` count twice, in the position and in the turned frame: files are tuned to it (20.14.1). */
export const resolveName = (item: Item, hex: HexContext): HexName | undefined => {
  const { json, pointer } = item;
  const text = resolveNameText(json, hex);
  if (text === undefined) {
    if (!Object.hasOwn(json, 'name'))
      hex.report({
        severity: 'warning',
        code: 'hex/missing',
        message: 'An entry of "names" needs a name; without one nothing is drawn.',
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

/** The text of a name object; `undefined` when there is none to show. */
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

/** A name inside another element, which may also be written as a bare text (20.13). */
export const asNameObject = (json: Json | undefined): JsonObject =>
  typeof json === 'string' || typeof json === 'number' ? { name: json } : asObject(json);

/** From the top of the letters to their baseline. */
export const ascentOf = ({ font }: NameText): number => 0.75 * font.size;
