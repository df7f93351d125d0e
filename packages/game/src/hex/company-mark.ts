import { asSize } from '../json.ts';
import { define, flag, number, object, readText, UNDRAWN } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount, color } from '../schema/values.ts';
import type { HexContext } from './context.ts';
import type { Item } from './items.ts';
import { orderFields } from './order.ts';
import { type Placed, positionFields, resolvePosition } from './position.ts';

const companyMarkFields = {
  label: amount('The text; its length sets the length of the mark.', { read: readText }),
  color: color('Company colour of the circles.', { default: 'city' }),
  radius: number('Radius of the circles in hex units.', { default: 6, minimum: 0, read: asSize }),
  left: number('Extra length to the left in hex units.', { default: 0 }),
  right: number('Extra length to the right in hex units.', { default: 0 }),
  bottom: flag('Circles below the label instead of above.', { default: false }),
  reverse: flag('Label on the other side of the arc.', { default: false }),
  ...positionFields,
  ...orderFields,
};

/** The home of a private company (20.8.20). */
export const companyMarkSchema = define(
  'PrivateMark',
  object(companyMarkFields, 'Marks the home of a private company.', { required: ['label'], [UNDRAWN]: true }),
);

/** Two small circles joined by an arc: the home of a private company (20.8.20). */
export interface CompanyMark extends Placed {
  readonly label: string;
  readonly color: string;
  /** Of the circles. */
  readonly radius: number;
  /** Extra length to either side. */
  readonly left: number;
  readonly right: number;
  /** Circles below the label. */
  readonly bottom: boolean;
  /** Label on the other side of the arc. */
  readonly reverse: boolean;
}

export const resolveCompanyMark = (item: Item, hex: HexContext): CompanyMark | undefined => {
  const read = reader(companyMarkFields, item.json);
  const label = read('label');
  if (label === undefined) {
    hex.report({
      severity: 'warning',
      code: 'hex/missing',
      message: 'The mark of a private company needs a label; without one nothing is drawn.',
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
