import { Type } from 'typebox';
import { revenueFields } from '../../hex/font.ts';
import { positionFields } from '../../hex/position.ts';
import { define, either, flag, number, object, text } from '../field.ts';
import { color } from '../values.ts';
import { nameOf } from './name.ts';

/** A town that becomes a city, or the reverse (20.8.8). */
export const Boomtown = define(
  'Boomtown',
  object(
    {
      size: either([Type.Literal(1), Type.Literal(2)], 'One stop, or a pair.', { default: 1 }),
      city: flag('A city with a dashed town ring, instead of a town in a dashed city ring.', {
        default: false,
      }),
      name: nameOf('boomtown'),
      width: number('Radius of the city in hex units. Default: `info.cityWidth`, then 25.', { minimum: 0 }),
      townWidth: number('Radius of the dot in hex units. Default: half of `info.townWidth`, then 10.', {
        minimum: 0,
      }),
      borderWidth: number('Width of the halo in hex units. Default: `info.borderWidth`, then 4.', {
        minimum: 0,
      }),
      strokeWidth: number('Width of the rings in hex units.', { default: 2, minimum: 0 }),
      dashed: flag('`false` makes the dashed ring solid.', { default: true }),
      strokeDashArray: text('Dash pattern of that ring in SVG syntax. Default: by its width.'),
      color: color('Colour of the dot.', { default: 'centerTown' }),
      bgColor: color('Ground the name must be readable on. Default: that of the hex.'),
      ...revenueFields,
      ...positionFields,
    },
    'A town that may become a city.',
  ),
);
