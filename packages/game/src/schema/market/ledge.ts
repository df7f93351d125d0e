import { Type } from 'typebox';
import { define, FORM, flag, list, number, object, UNDRAWN } from '../field.ts';
import { amount, color } from '../values.ts';

/** A line along edges of cells (40.6). */
export const Ledge = define(
  'Ledge',
  object(
    {
      coords: list(
        Type.String({
          pattern: '^ *-?[0-9]+(\\.[0-9]+)? +-?[0-9]+(\\.[0-9]+)? *$',
          [FORM]: 'column and row, such as "1 0"',
        }),
        'Corners of the line: column and row in cells, with a space between.',
      ),
      color: color('Company colour of the line.', { default: 'black' }),
      width: number('Width in units.', { default: 3, minimum: 0 }),
      border: flag('Draws a dark casing under the line.', { default: false }),
      borderWidth: number('Width of the casing in units. Default: `width` + 2.', { minimum: 0 }),
      dashed: flag('Dashes line and casing.', { default: false }),
      dashArray: amount('Dash pattern in SVG syntax, in units. Default: 2.5 times `width`.'),
      offset: number('Dash offset in units.', { default: 0 }),
    },
    'A line along edges of cells.',
    { required: ['coords'], [UNDRAWN]: true },
  ),
);
