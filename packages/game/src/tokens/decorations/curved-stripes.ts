import { color } from '../../schema/values.ts';
import { RELATIVE, tokenLength } from '../fields.ts';
import { decoration } from './decoration.ts';

export const curvedStripes = decoration(
  'curvedStripes',
  {
    curvedStripes: color('Colour of two upright stripes that bend towards the middle.'),
    curvedStripesWidth: tokenLength(`Width of those stripes ${RELATIVE}`, { default: 6.25 }),
    curvedStripesDistance: tokenLength(`Distance of those stripes from the middle ${RELATIVE}`, {
      default: 16.5,
    }),
  },
  (color, read) => ({ color, width: read('curvedStripesWidth'), distance: read('curvedStripesDistance') }),
);
