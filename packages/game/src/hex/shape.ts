import { at } from '../diagnostic.ts';
import { asSize, get } from '../json.ts';
import { choice, define, flag, number, object, readText, unread } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount, color } from '../schema/values.ts';
import { quote } from '../schema/words.ts';
import { explicitTextColor, type HexContext, type Item } from './element.ts';
import { type Font, fontFields, resolveFont } from './font.ts';
import { orderFields, type Placed, type Position, positionFields, resolvePosition } from './position.ts';

/** Common fields of shapes, goods, bridges and tunnels (20.8.15), with their different defaults. */
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
      ? color('Fill colour. Default: none.')
      : color('Fill.', { default: defaults.color }),
  opacity: number('Fill opacity.', { default: 1, minimum: 0, maximum: 1 }),
  borderColor: color('Outline colour.', { default: defaults.borderColor }),
  borderWidth: number('Outline width in hex units.', { default: 2, minimum: 0 }),
  dashed: flag('Draws a dashed outline.', { default: false }),
  reverse: flag('Points a triangle down.', { default: defaults.reverse }),
  textColor: color('Text colour, from the map colours. Default: black, or white on a dark background.'),
  textBorderWidth: unread('Without effect.'),
  textBorderColor: unread('Without effect.'),
  ...fontFields,
  ...positionFields,
  ...orderFields,
});

/** A plain shape with an outline (20.8.15). */
export interface BasicShape extends Placed {
  readonly type: ShapeType;
  readonly width: number;
  /** Height of an ellipse. */
  readonly height: number;
  /** No fill if undefined. */
  readonly color?: string;
  readonly opacity: number;
  readonly borderColor: string;
  readonly borderWidth: number;
  readonly dashed: boolean;
  /** Whether a triangle points down. */
  readonly reverse: boolean;
  /** Undefined for a colour that is readable on the background. */
  readonly textColor?: string;
  /** Pointer to the text colour, if the file sets both text and background colours (90.5). */
  readonly statedAt?: string;
  readonly font: Font;
}

const SHAPE_TYPES = ['circle', 'diamond', 'ellipse', 'hexagon', 'square', 'star', 'triangle'] as const;
export type ShapeType = (typeof SHAPE_TYPES)[number];

/** Text in the centre of a shape or a good. */
export const captionFields = { text: amount('Text in the centre. Default: none.', { read: readText }) };

const shapeFields = {
  type: choice(SHAPE_TYPES, 'Shape type.', {
    default: 'circle',
    read: (json) => SHAPE_TYPES.find((known) => known === readText(json)),
  }),
  background: flag('Draws the shape under everything else, clipped to the hex.', { default: false }),
  ...captionFields,
  ...basicShapeFields({ width: 50, borderColor: 'black', reverse: false }),
};

export const shapeSchema = define('Shape', object(shapeFields, 'A plain shape.'));

export interface HexShape extends BasicShape {
  readonly text?: string;
  /** Drawn under everything and clipped; otherwise above everything and not clipped. */
  readonly background: boolean;
}

export const resolveShape = (item: Item, hex: HexContext): HexShape => {
  const { json, pointer } = item;
  const read = reader(shapeFields, json);
  const written = readText(get(json, 'type'));
  if (written !== undefined && read.explicit('type') === undefined)
    hex.report({
      severity: 'warning',
      code: 'hex/shape-type',
      message: `There is no shape ${quote(written)}, so a circle is drawn.`,
      pointer: at(pointer, 'type'),
      hint: `Use one of ${SHAPE_TYPES.join(', ')}.`,
    });
  const type = read('type');
  // The text scales with the shape: 16 at a width of 50, or 14 in stars and diamonds, which have less space.
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
    // Without a fill the text is on the hex itself.
    ...explicitTextColor(item, 'textColor', read('color') === undefined ? hex.color : get(json, 'color')),
    // The game-wide font applies to all shapes, not only diamonds (20.14.18).
    font: resolveFont(json, { family: hex.info.valueFontFamily, size: fontSize }),
  };
};
