import { fontFields } from '../../hex/font.ts';
import { positionFields } from '../../hex/position.ts';
import { define, flag, number, object, UNDRAWN, unread } from '../field.ts';
import { amount, color } from '../values.ts';

/** A label such as “OO” (20.8.11). */
export const Label = define(
  'Label',
  object(
    {
      label: amount('The text.'),
      color: color('Map colour of the text.', { default: 'black' }),
      ...fontFields,
      fontSize: number('Size of the text in hex units. Default: 30 to 12, by its length.', {
        exclusiveMinimum: 0,
      }),
      fixed: flag('Does not stay upright when the tile is turned.', { default: false }),
      size: unread('Without effect; write `fontSize`.'),
      ...positionFields,
    },
    'A label on a hex.',
    { required: ['label'], [UNDRAWN]: true },
  ),
);
