import { Type } from 'typebox';
import { revenueFields } from '../../hex/font.ts';
import { positionFields } from '../../hex/position.ts';
import { define, either, number, object } from '../field.ts';
import { color } from '../values.ts';
import { nameOf } from './name.ts';

/** A town dot (20.8.7). */
export const CenterTown = define(
  'CenterTown',
  object(
    {
      size: either([Type.Literal(1), Type.Literal(2)], 'One stop, or a pair.', { default: 1 }),
      name: nameOf('town'),
      width: number('Diameter of the dot in hex units. Default: `info.townWidth`, then 20.', { minimum: 0 }),
      borderWidth: number('Width of the halo in hex units. Default: `info.borderWidth`, then 4.', {
        minimum: 0,
      }),
      color: color('Colour of the dot.', { default: 'centerTown' }),
      outlineColor: color('Outline of a pair.', { default: 'track' }),
      ...revenueFields,
      ...positionFields,
    },
    'A town, drawn as a dot.',
  ),
);
