import { asSize } from '../json.ts';
import { define, flag, number, object, readText, UNDRAWN } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount, color } from '../schema/values.ts';
import type { HexContext, Item } from './element.ts';
import { orderFields, type Placed, positionFields, resolvePosition } from './position.ts';

const companyMarkFields = {
  label: amount('Text of the mark, which also determines its length.', { read: readText }),
  color: color('Circle colour, from the company colours.', { default: 'city' }),
  radius: number('Circle radius in hex units.', { default: 6, minimum: 0, read: asSize }),
  left: number('Extra length to the left in hex units.', { default: 0 }),
  right: number('Extra length to the right in hex units.', { default: 0 }),
  bottom: flag('Places the circles below the label instead of above it.', { default: false }),
  reverse: flag('Places the label on the other side of the arc.', { default: false }),
  ...positionFields,
  ...orderFields,
};

export const companyMarkSchema = define(
  'PrivateMark',
  object(companyMarkFields, 'Mark for the home of a private company.', {
    required: ['label'],
    [UNDRAWN]: true,
  }),
);

/** Two small circles joined by an arc: the home of a private company (20.8.20). */
export interface CompanyMark extends Placed {
  readonly label: string;
  readonly color: string;
  /** Circle radius. */
  readonly radius: number;
  /** Extra length on either side. */
  readonly left: number;
  readonly right: number;
  /** Whether the circles are below the label. */
  readonly bottom: boolean;
  /** Whether the label is on the other side of the arc. */
  readonly reverse: boolean;
}

export const resolveCompanyMark = (item: Item, hex: HexContext): CompanyMark | undefined => {
  const read = reader(companyMarkFields, item.json);
  const label = read('label');
  if (label === undefined) {
    hex.report({
      severity: 'warning',
      code: 'hex/missing',
      message: 'This mark of a private company has no label, so it is not drawn.',
      pointer: item.pointer,
    });
    return undefined;
  }
  return {
    position: resolvePosition(item, hex),
    label,
    color: read('color'),
    radius: read('radius'),
    left: read('left'),
    right: read('right'),
    bottom: read('bottom'),
    reverse: read('reverse'),
  };
};
