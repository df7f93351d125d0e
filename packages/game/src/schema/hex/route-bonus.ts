import { fontFields } from '../../hex/font.ts';
import { positionFields } from '../../hex/position.ts';
import { define, number, object, UNDRAWN } from '../field.ts';
import { amount, color } from '../values.ts';

/** A bonus for a route (20.8.23). */
export const RouteBonus = define(
  'RouteBonus',
  object(
    {
      value: amount('The text, as written.'),
      size: number('Size of the text in hex units. Default: `info.valueFontSize`, then 14.', {
        exclusiveMinimum: 0,
      }),
      fontFamily: fontFields.fontFamily,
      fillColor: color('Colour of the box.', { default: 'white' }),
      strokeColor: color('Colour of its outline.', { default: 'black' }),
      strokeWidth: number('Width of its outline in hex units.', { default: 1, minimum: 0 }),
      textColor: color('Colour of the text.', { default: 'black' }),
      ...positionFields,
    },
    'A route bonus.',
    { required: ['value'], [UNDRAWN]: true },
  ),
);
