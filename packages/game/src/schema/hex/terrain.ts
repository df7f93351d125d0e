import { fontFields } from '../../hex/font.ts';
import { positionFields } from '../../hex/position.ts';
import { choice, define, flag, object, text, unread } from '../field.ts';
import { amount, color } from '../values.ts';

/** Terrain and its cost (20.8.13). */
export const Terrain = define(
  'Terrain',
  object(
    {
      type: text('Name of an icon, such as `mountain` or `water`. Default: no icon.'),
      cost: amount('Cost, written under the icon. Default: none.'),
      size: choice(['tiny', 'small', 'medium', 'large'], 'Size of the icon.', { default: 'small' }),
      color: color('Colour of icon and text. Default: that of the icon, and black.'),
      fontFamily: fontFields.fontFamily,
      fontSize: fontFields.fontSize,
      fixed: flag('Does not stay upright when the tile is turned.', { default: false }),
      border: unread('Without effect.'),
      ...positionFields,
    },
    'Terrain.',
  ),
);
