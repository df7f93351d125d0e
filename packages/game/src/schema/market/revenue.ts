import { type Static, Type } from 'typebox';
import { define, either, integer, object } from '../field.ts';

/** `revenue`: the revenue track (40.9). */
export const Revenue = define(
  'Revenue',
  either(
    [
      object(
        {
          min: integer('First number.', { default: 1 }),
          max: integer('Last number.', { default: 100 }),
          perRow: integer('Cells in a row.', { default: 20, minimum: 1 }),
        },
        'Extent of the revenue track.',
      ),
      Type.Literal(false),
    ],
    'Extent of the revenue track; `false` means the defaults.',
  ),
);

export type RevenueFile = Static<typeof Revenue.schema>;
