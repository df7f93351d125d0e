import { color } from '../../schema/values.ts';
import { RELATIVE, tokenLength } from '../fields.ts';
import { decoration } from './decoration.ts';

export const curvedStripes = decoration(
  'curvedStripes',
  {
    curvedStripes: color('Colour of two vertical stripes that bend towards the centre.'),
    curvedStripesWidth: tokenLength(`Stripe width ${RELATIVE}`, { default: 6.25 }),
    curvedStripesDistance: tokenLength(`Distance of the stripes from the centre ${RELATIVE}`, {
      default: 16.5,
    }),
  },
  (color, read) => ({ color, width: read('curvedStripesWidth'), distance: read('curvedStripesDistance') }),
);
