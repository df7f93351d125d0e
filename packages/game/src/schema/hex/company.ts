import { positionFields } from '../../hex/position.ts';
import { define, flag, number, object, UNDRAWN } from '../field.ts';
import { amount, color } from '../values.ts';

/** The home of a private company (20.8.20). */
export const PrivateMark = define(
  'PrivateMark',
  object(
    {
      label: amount('The text; its length sets the length of the mark.'),
      color: color('Company colour of the circles.', { default: 'city' }),
      radius: number('Radius of the circles in hex units.', { default: 6, minimum: 0 }),
      left: number('Extra length to the left in hex units.', { default: 0 }),
      right: number('Extra length to the right in hex units.', { default: 0 }),
      bottom: flag('Circles below the label instead of above.', { default: false }),
      reverse: flag('Label on the other side of the arc.', { default: false }),
      ...positionFields,
    },
    'Marks the home of a private company.',
    { required: ['label'], [UNDRAWN]: true },
  ),
);
