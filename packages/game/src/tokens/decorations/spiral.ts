import { color } from '../../schema/values.ts';
import { RELATIVE, tokenLength } from '../fields.ts';
import { decoration } from './decoration.ts';

export const spiral = decoration(
  'spiral',
  {
    spiral: color('Colour of a spiral.'),
    spiralWidth: tokenLength(`Width of the spiral's line ${RELATIVE}`, { default: 3.125 }),
    spiralDistance: tokenLength(`Distance of the spiral's turns ${RELATIVE}`, { default: 8.25 }),
  },
  (color, read) => ({ color, width: read('spiralWidth'), distance: read('spiralDistance') }),
);
