import type { Amount } from '../amount.ts';
import { fieldsOf } from './fields.ts';
import type { Item } from './items.ts';
import { resolvePosition } from './position.ts';
import { type BasicShape, resolveBasicShape } from './shape.ts';
import type { Surroundings } from './surroundings.ts';

/** A bridge or a tunnel: a triangle with its cost, usually on a side (20.8.17). */
export interface Crossing extends BasicShape {
  readonly cost?: Amount;
}

const defaults = {
  bridge: { type: 'triangle', width: 44, fontSize: 11, color: 'water', reverse: true },
  tunnel: { type: 'triangle', width: 44, fontSize: 11, color: 'mountain' },
} as const;

const resolveCrossing =
  (kind: keyof typeof defaults) =>
  (item: Item, hex: Surroundings): Crossing => ({
    ...resolveBasicShape(item.json, resolvePosition(item, hex), hex, defaults[kind]),
    cost: fieldsOf(item.json).figure('cost'),
  });

export const resolveBridge = resolveCrossing('bridge');
export const resolveTunnel = resolveCrossing('tunnel');
