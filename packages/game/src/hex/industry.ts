import { define, object, readText } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount } from '../schema/values.ts';
import type { HexContext, Item } from './element.ts';
import { orderFields, type Placed, positionFields, resolvePosition } from './position.ts';

const industryFields = {
  top: amount('Upper text.', { read: readText }),
  bottom: amount('Lower text.', { read: readText }),
  ...positionFields,
  ...orderFields,
};

export const industrySchema = define(
  'Industry',
  object(industryFields, 'An industry: a disc split in half, with two texts.'),
);

/** A disc split in half, with text in each half (20.8.19). */
export interface Industry extends Placed {
  readonly top?: string;
  readonly bottom?: string;
}

export const resolveIndustry = (item: Item, hex: HexContext): Industry => {
  const read = reader(industryFields, item.json);
  return { position: resolvePosition(item, hex), top: read('top'), bottom: read('bottom') };
};
