import { at } from '../diagnostic.ts';
import { asSize, get } from '../json.ts';
import { choice, define, flag, number, object, readText, unread } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount, color } from '../schema/values.ts';
import { quote } from '../schema/words.ts';
import { type HexContext, statedText } from './context.ts';
import { type Font, fontFields, resolveFont } from './font.ts';
import type { Item } from './items.ts';
import { orderFields } from './order.ts';
import { type Placed, type Position, positionFields, resolvePosition } from './position.ts';

/** What shapes, goods, bridges and tunnels have in common (20.8.15), with the defaults they differ in. */
export const basicShapeFields = (defaults: {
  readonly width: number;
  readonly color?: string;
  readonly borderColor: string;
  readonly reverse: boolean;
}) => ({
  width: number('Width in hex units.', { default: defaults.width, minimum: 0, read: asSize }),
  height: number('Height of an ellipse in hex units.', { default: 50, minimum: 0, read: asSize }),
  color:
    defaults.color === undefined
      ? color('Fill. Default: none.')
      : color('Fill.', { default: defaults.color }),
  opacity: number('Opacity of the fill.', { default: 1, minimum: 0, maximum: 1 }),
  borderColor: color('Colour of the outline.', { default: defaults.borderColor }),
  borderWidth: number('Width of the outline in hex units.', { default: 2, minimum: 0 }),
  dashed: flag('Dashes the outline.', { default: false }),
  reverse: flag('Triangles only: point down.', { default: defaults.reverse }),
  textColor: color('Map colour of the text. Default: black, or white on a dark ground.'),
  textBorderWidth: unread('Without effect.'),
  textBorderColor: unread('Without effect.'),
  ...fontFields,
  ...positionFields,
  ...orderFields,
});

/** A plain figure with a border (20.8.15). */
export interface BasicShape extends Placed {
  readonly type: ShapeType;
  readonly width: number;
  /** Of an ellipse. */
  readonly height: number;
  /** No fill when absent. */
  readonly color?: string;
  readonly opacity: number;
  readonly borderColor: string;
  readonly borderWidth: number;
  readonly dashed: boolean;
  /** A triangle points down. */
  readonly reverse: boolean;
  /** Readable on the ground where absent. */
  readonly textColor?: string;
  /** Where the file states the colour of the text, if it states that of the ground too (90.5). */
  readonly statedAt?: string;
  readonly font: Font;
}

const SHAPE_TYPES = ['circle', 'diamond', 'ellipse', 'hexagon', 'square', 'star', 'triangle'] as const;
export type ShapeType = (typeof SHAPE_TYPES)[number];

/** The text in the middle of a shape or a good. */
export const captionFields = { text: amount('Text in the middle. Default: none.', { read: readText }) };

const shapeFields = {
  type: choice(SHAPE_TYPES, 'Form.', {
    default: 'circle',
    read: (json) => SHAPE_TYPES.find((known) => known === readText(json)),
  }),
  background: flag('Draws the shape under everything else, cut off at the hex.', { default: false }),
  ...captionFields,
  ...basicShapeFields({ width: 50, borderColor: 'black', reverse: false }),
};

export const shapeSchema = define('Shape', object(shapeFields, 'A plain shape.'));

/** An entry of `shapes`. */
export interface HexShape extends BasicShape {
  readonly text?: string;
  /** Under everything and inside the clip; otherwise above all and outside it. */
  readonly background: boolean;
}

export const resolveShape = (item: Item, hex: HexContext): HexShape => {
  const { json, pointer } = item;
  const read = reader(shapeFields, json);
  const written = readText(get(json, 'type'));
  if (written !== undefined && read.stated('type') === undefined)
    hex.report({
      severity: 'warning',
      code: 'hex/shape-type',
      message: `There is no shape ${quote(written)}, so a circle is drawn.`,
      pointer: at(pointer, 'type'),
      hint: `Use one of ${SHAPE_TYPES.join(', ')}.`,
    });
  const type = read('type');
  // The text grows with the shape, 16 at a width of 50; stars and diamonds have less room.
  const fontSize = ((type === 'star' || type === 'diamond' ? 14 : 16) * read('width')) / 50;
  return {
    ...resolveBasicShape(shapeFields, item, resolvePosition(item, hex), hex, { type, fontSize }),
    text: read('text'),
    background: read('background'),
  };
};

export const resolveBasicShape = (
  fields: ReturnType<typeof basicShapeFields>,
  item: Pick<Item, 'json' | 'pointer'>,
  position: Position,
  hex: HexContext,
  { type, fontSize }: { readonly type: ShapeType; readonly fontSize: number },
): BasicShape => {
  const { json } = item;
  const read = reader(fields, json);
  return {
    position,
    type,
    width: read('width'),
    height: read('height'),
    color: read('color'),
    opacity: read('opacity'),
    borderColor: read('borderColor'),
    borderWidth: read('borderWidth'),
    dashed: read('dashed'),
    reverse: read('reverse'),
    textColor: read('textColor'),
    // Without a fill the text stands on the hex.
    ...statedText(item, 'textColor', read('color') === undefined ? hex.color : get(json, 'color')),
    // The game-wide family reaches every shape, not only diamonds (20.14.18).
    font: resolveFont(json, { family: hex.info.valueFontFamily, size: fontSize }),
  };
};
