import { asNumber, get, truthy } from '../json.ts';
import { define, flag, number, object } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color } from '../schema/values.ts';
import type { HexContext } from './context.ts';
import type { Item } from './items.ts';
import { type Placed, positionFields, resolvePosition } from './position.ts';

const borderFields = {
  color: color('Company colour of the side.'),
  dashed: flag('Dashed instead of solid.', { default: false }),
  width: number('Length of dashes and gaps in hex units; the thickness is always 10.', {
    default: 16,
    minimum: 0,
  }),
  offset: number('Dash offset in hex units. Default: a dash on each corner and on the middle of the side.', {
    read: (json) => truthy(asNumber(json)),
  }),
  ...positionFields,
};

/** A coloured side (20.8.2). */
export const hexBorderSchema = define(
  'Border',
  object(borderFields, 'A coloured side of a hex.', { required: ['color'] }),
);

export interface HexBorder extends Placed {
  readonly color: string;
  /** Length of dashes and gaps, and where they begin, if the file says so; solid when absent. */
  readonly dash?: { readonly length: number; readonly offset?: number };
}

/** `undefined`, with a remark, without a colour: there would be nothing to see. */
export const resolveHexBorder = (item: Item, hex: HexContext): HexBorder | undefined => {
  const { json, pointer } = item;
  const read = reader(borderFields, json);
  const color = read('color');
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
    position: resolvePosition(item, hex, { turnsWithSides: true }),
    color,
    dash: read('dashed') ? { length: read('width'), offset: read('offset') } : undefined,
  };
};
