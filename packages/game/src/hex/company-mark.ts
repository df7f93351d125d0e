import { fieldsOf, positive } from './fields.ts';
import type { Item } from './items.ts';
import { type Placed, resolvePosition } from './position.ts';
import type { Surroundings } from './surroundings.ts';

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

export const resolveCompanyMark = (item: Item, hex: Surroundings): CompanyMark | undefined => {
  const read = fieldsOf(item.json);
  const label = read.text('label');
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
    color: read.text('color') ?? 'city',
    radius: positive(read.number('radius')) ?? 6,
    left: read.number('left') ?? 0,
    right: read.number('right') ?? 0,
    bottom: read.flag('bottom'),
    reverse: read.flag('reverse'),
  };
};
