import type { Amount } from '../amount.ts';
import { define, object, unread } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount } from '../schema/values.ts';
import type { HexContext, Item } from './element.ts';
import { resolvePosition } from './position.ts';
import { type BasicShape, basicShapeFields, resolveBasicShape } from './shape.ts';

const costFields = {
  cost: amount('Cost, shown in the centre. Default: none.'),
  text: unread('Without effect; write `cost`.'),
};

const bridgeFields = {
  ...costFields,
  ...basicShapeFields({ width: 44, color: 'water', borderColor: 'black', reverse: true }),
};

const tunnelFields = {
  ...costFields,
  ...basicShapeFields({ width: 44, color: 'mountain', borderColor: 'black', reverse: false }),
};

export const bridgeSchema = define('Bridge', object(bridgeFields, 'A bridge and its cost.'));
export const tunnelSchema = define('Tunnel', object(tunnelFields, 'A tunnel and its cost.'));

/** A bridge or tunnel: a triangle with its cost, normally on a side (20.8.17). */
export interface Crossing extends BasicShape {
  readonly cost?: Amount;
}

const crossingResolver =
  (fields: typeof bridgeFields) =>
  (item: Item, hex: HexContext): Crossing => ({
    ...resolveBasicShape(fields, item, resolvePosition(item, hex), hex, {
      type: 'triangle',
      fontSize: 11,
    }),
    cost: reader(fields, item.json)('cost'),
  });

export const resolveBridge = crossingResolver(bridgeFields);
export const resolveTunnel = crossingResolver(tunnelFields);
