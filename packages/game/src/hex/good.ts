import { define, object } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import type { HexContext, Item } from './element.ts';
import { resolvePosition } from './position.ts';
import { type BasicShape, basicShapeFields, captionFields, resolveBasicShape } from './shape.ts';

const goodFields = {
  ...captionFields,
  ...basicShapeFields({ width: 40, color: 'white', borderColor: 'track', reverse: false }),
};

export const goodSchema = define('Goods', object(goodFields, 'A square for goods.'));

/** A square under track and stops (20.8.16). */
export interface Good extends BasicShape {
  readonly text?: string;
}

export const resolveGood = (item: Item, hex: HexContext): Good => {
  const read = reader(goodFields, item.json);
  return {
    ...resolveBasicShape(goodFields, item, resolvePosition(item, hex), hex, {
      type: 'square',
      // The same scale as in a shape: 16 at a width of 50.
      fontSize: (16 * read('width')) / 50,
    }),
    text: read('text'),
  };
};
