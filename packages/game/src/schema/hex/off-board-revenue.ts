import { fontFields, revenueFields } from '../../hex/font.ts';
import { positionFields } from '../../hex/position.ts';
import { define, flag, integer, list, number, object, ref, UNDRAWN } from '../field.ts';
import { amount, color } from '../values.ts';
import { nameOf } from './name.ts';

const Revenue = define(
  'OffBoardValue',
  object(
    {
      value: amount('The figure. Default: `revenue`, then `cost`.'),
      revenue: amount('The figure where `value` is absent.'),
      cost: amount('The figure where `value` and `revenue` are absent.'),
      color: color('Map colour of the box. Default: none.'),
      textColor: color('Map colour of the figure.', { default: 'black' }),
      phase: amount('Text at the box, such as the phase it counts in. Default: none.'),
      phaseColor: color('Map colour of that text. Default: `color`, then `white`.'),
    },
    'One box of an off-board area.',
  ),
);

/** The boxes of an off-board area (20.8.22). */
export const OffBoardRevenue = define(
  'OffBoardRevenue',
  object(
    {
      revenues: list(ref(Revenue), 'The boxes, from left to right.'),
      rows: integer('Number of rows.', { default: 1, minimum: 1 }),
      reverse: flag('Name below, rows growing upwards.', { default: false }),
      size: number('Size of the figures in hex units. Default: `info.valueFontSize`, then 14.', {
        exclusiveMinimum: 0,
      }),
      fontFamily: fontFields.fontFamily,
      name: nameOf('area'),
      ...revenueFields,
      ...positionFields,
    },
    'Revenue of an off-board area.',
    { required: ['revenues'], [UNDRAWN]: true },
  ),
);
