import { Type } from 'typebox';
import { define, either, object, unread } from '../field.ts';
import { tokenFace } from '../token.ts';
import { amount, color } from '../values.ts';
import { font } from './font.ts';
import { position } from './position.ts';

const company = either(
  [
    Type.String(),
    object(
      {},
      { label: amount('Label of the token.'), color: color('Colour of the token.') },
      'Old; write `label` and `color` on the token itself.',
    ),
  ],
  'Abbreviation of the company whose token it is. Default: none, the token shows its own fields.',
);

/** A token in a hex or on a market cell (20.8.21, 40.4.8). */
export const PlacedToken = define(
  'PlacedToken',
  object(
    {},
    {
      company,
      ...tokenFace,
      fontWeight: font.fontWeight,
      fontStyle: font.fontStyle,
      ...position,
      bgFill: unread('Without effect; write `color`.'),
      inverseTextColor: unread('Without effect; write `inverseLabelColor`.'),
      text: unread('Without effect; write `label`.'),
      textColor: unread('Without effect; write `labelColor`.'),
      textBorderWidth: unread('Without effect; write `labelStrokeWidth`.'),
      textBorderColor: unread('Without effect; write `labelStrokeColor`.'),
    },
    'A token at a place.',
  ),
);
