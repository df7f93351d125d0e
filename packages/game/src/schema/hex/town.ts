import { define, number, object } from '../field.ts';
import { color } from '../values.ts';
import { revenueGroups } from './font.ts';
import { nameOf } from './name.ts';
import { position } from './position.ts';

/** A town bar (20.8.6). */
export const Town = define(
  'Town',
  object(
    {},
    {
      name: nameOf('town'),
      color: color('Colour of the bar.', { default: 'town' }),
      borderWidth: number('Width of the halo in hex units. Default: `info.townBorderWidth`, then 2.', {
        minimum: 0,
      }),
      ...revenueGroups,
      ...position,
    },
    'A town, drawn as a bar across track.',
  ),
);
