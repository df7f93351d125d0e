import { asNumber, get, truthy } from '../json.ts';
import { define, flag, number, object } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color } from '../schema/values.ts';
import type { HexContext, Item } from './element.ts';
import { type Placed, positionFields, resolvePosition } from './position.ts';

const borderFields = {
  color: color('Border colour, from the company colours.'),
  dashed: flag('Dashed instead of solid.', { default: false }),
  width: number('Length of dashes and gaps in hex units; the thickness is always 10.', {
    default: 16,
    minimum: 0,
  }),
  offset: number(
    'Dash offset in hex units. Default: a dash at each corner and at the midpoint of the side.',
    {
      read: (json) => truthy(asNumber(json)),
    },
  ),
  ...positionFields,
};

export const hexBorderSchema = define(
  'Border',
  object(borderFields, 'A coloured side of a hex.', { required: ['color'] }),
);

export interface HexBorder extends Placed {
  readonly color: string;
  /** Length of dashes and gaps, and their offset if the file sets it; undefined if solid. */
  readonly dash?: { readonly length: number; readonly offset?: number };
}

/** Returns `undefined` with a warning if there is no colour, because nothing would be visible. */
export const resolveHexBorder = (item: Item, hex: HexContext): HexBorder | undefined => {
  const { json, pointer } = item;
  const read = reader(borderFields, json);
  const color = read('color');
  if (color === undefined) {
    hex.report({
      severity: 'warning',
      code: 'hex/missing',
      message: 'This border has no "color", so it is not drawn.',
      pointer,
    });
    return undefined;
  }
  if (['side', 'rotate', 'rotation'].every((key) => get(json, key) === undefined))
    hex.report({
      severity: 'info',
      code: 'hex/side',
      message: 'This border has no side, so it is drawn on side 1.',
      pointer,
    });
  return {
    position: resolvePosition(item, hex, { turnsWithSides: true }),
    color,
    dash: read('dashed') ? { length: read('width'), offset: read('offset') } : undefined,
  };
};
