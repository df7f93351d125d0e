import { get } from '../json.ts';
import { fieldsOf } from './fields.ts';
import type { Item } from './items.ts';
import { type Placed, resolvePosition } from './position.ts';
import type { Surroundings } from './surroundings.ts';

/** A coloured side (20.8.2). */
export interface Border extends Placed {
  readonly color: string;
  /** Length of dashes and gaps, and where they begin; solid when absent. */
  readonly dash?: { readonly length: number; readonly offset: number };
}

/** `undefined`, with a remark, without a colour: there would be nothing to see. */
export const resolveBorder = (item: Item, hex: Surroundings): Border | undefined => {
  const { json, pointer } = item;
  const read = fieldsOf(json);
  const color = read.text('color');
  if (color === undefined) {
    hex.report({
      severity: 'warning',
      code: 'hex/missing',
      message: 'A border needs a "color"; without one nothing is drawn.',
      pointer,
    });
    return undefined;
  }
  if (['side', 'rotate', 'rotation'].every((key) => get(json, key) === undefined))
    hex.report({
      severity: 'info',
      code: 'hex/side',
      message: 'This border names no side, so it runs along side 1.',
      pointer,
    });
  return {
    position: resolvePosition(item, hex),
    color,
    dash: read.flag('dashed')
      ? { length: read.length('width') ?? 16, offset: read.number('offset') || -3 }
      : undefined,
  };
};
