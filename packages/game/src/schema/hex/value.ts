import { fontFields } from '../../hex/font.ts';
import { positionFields } from '../../hex/position.ts';
import { define, flag, number, object, UNDRAWN } from '../field.ts';
import { amount, color } from '../values.ts';

/** A revenue figure (20.8.12). */
export const Value = define(
  'Value',
  object(
    {
      value: amount('The figure.'),
      shape: amount('Background: `square`, `none`, or anything else for an ellipse.'),
      color: color('Colour of the background.', { default: 'white' }),
      textColor: color('Colour of the figure.', { default: 'black' }),
      outerBorderColor: color('Colour of a ring around the background. Default: none.'),
      borderWidth: number('Width of the outline in hex units.', { default: 2, minimum: 0 }),
      width: number('Width of the background in hex units. Default: by the length of the figure.', {
        minimum: 0,
      }),
      height: number('Height of the background in hex units. Default: by the font size.', { minimum: 0 }),
      fontFamily: fontFields.fontFamily,
      fontSize: fontFields.fontSize,
      fontWeight: fontFields.fontWeight,
      fixed: flag('Does not stay upright when the tile is turned.', { default: false }),
      ...positionFields,
    },
    'A revenue value.',
    { required: ['value'], [UNDRAWN]: true },
  ),
);
