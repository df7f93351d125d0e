import { revenueFields } from '../../hex/font.ts';
import { positionFields } from '../../hex/position.ts';
import { define, number, object } from '../field.ts';
import { color } from '../values.ts';
import { nameOf } from './name.ts';

/** A town bar (20.8.6). */
export const Town = define(
  'Town',
  object(
    {
      name: nameOf('town'),
      color: color('Colour of the bar.', { default: 'town' }),
      borderWidth: number('Width of the halo in hex units. Default: `info.townBorderWidth`, then 2.', {
        minimum: 0,
      }),
      ...revenueFields,
      ...positionFields,
    },
    'A town, drawn as a bar across track.',
  ),
);
