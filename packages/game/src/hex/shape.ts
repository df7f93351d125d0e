import { at } from '../diagnostic.ts';
import { asText, get, type JsonObject } from '../json.ts';
import { fieldsOf, positive, quote } from './fields.ts';
import type { Font } from './font.ts';
import type { Item } from './items.ts';
import { type Placed, type Position, resolvePosition } from './position.ts';
import type { Surroundings } from './surroundings.ts';

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
  readonly textColor: string;
  readonly font: Font;
}

export interface Shape extends BasicShape {
  readonly text?: string;
  /** Under everything and inside the clip; otherwise above all and outside it. */
  readonly background: boolean;
}

const shapeTypes = ['circle', 'diamond', 'ellipse', 'hexagon', 'square', 'star', 'triangle'] as const;
export type ShapeType = (typeof shapeTypes)[number];

export const resolveShape = (item: Item, hex: Surroundings): Shape => {
  const { json, pointer } = item;
  const written = asText(get(json, 'type'));
  const type = shapeTypes.find((known) => known === written);
  if (type === undefined && written !== undefined && written !== '')
    hex.report({
      severity: 'warning',
      code: 'hex/shape-type',
      message: `There is no shape ${quote(written)}, so a circle is drawn.`,
      pointer: at(pointer, 'type'),
      hint: `Use one of ${shapeTypes.join(', ')}.`,
    });
  return {
    ...resolveBasicShape(json, resolvePosition(item, hex), hex, { type: type ?? 'circle', width: 50 }),
    text: fieldsOf(json).text('text'),
    background: fieldsOf(json).flag('background'),
  };
};

interface BasicShapeDefaults {
  readonly type: ShapeType;
  readonly width: number;
  readonly color?: string;
  readonly borderColor?: string;
  readonly fontSize?: number;
  readonly reverse?: boolean;
}

/** What shapes, goods, bridges and tunnels have in common. */
export const resolveBasicShape = (
  json: JsonObject,
  position: Position,
  hex: Surroundings,
  defaults: BasicShapeDefaults,
): BasicShape => {
  const read = fieldsOf(json);
  const { type } = defaults;
  const width = positive(read.number('width')) ?? defaults.width;
  // The text grows with the shape, 16 at a width of 50; stars and diamonds have less room.
  const size = defaults.fontSize ?? ((type === 'star' || type === 'diamond' ? 14 : 16) * width) / 50;
  return {
    position,
    type,
    width,
    height: positive(read.number('height')) ?? 50,
    color: read.text('color') ?? defaults.color,
    opacity: read.length('opacity') ?? 1,
    borderColor: read.text('borderColor') ?? defaults.borderColor ?? 'black',
    borderWidth: read.length('borderWidth') ?? 2,
    dashed: read.flag('dashed'),
    reverse: Object.hasOwn(json, 'reverse') ? read.flag('reverse') : (defaults.reverse ?? false),
    textColor: read.text('textColor') ?? 'black',
    // The game-wide family reaches every shape, not only diamonds (20.14, Q18).
    font: read.font({ family: hex.info.valueFontFamily, size }),
  };
};
