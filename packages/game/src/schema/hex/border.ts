import { positionFields } from '../../hex/position.ts';
import { define, flag, number, object } from '../field.ts';
import { color } from '../values.ts';

/** A coloured side (20.8.2). */
export const Border = define(
  'Border',
  object(
    {
      color: color('Company colour of the side.'),
      dashed: flag('Dashed instead of solid.', { default: false }),
      width: number('Length of dashes and gaps in hex units; the thickness is always 10.', {
        default: 16,
        minimum: 0,
      }),
      offset: number('Dash offset in hex units.', { default: -3 }),
      ...positionFields,
    },
    'A coloured side of a hex.',
    { required: ['color'] },
  ),
);
