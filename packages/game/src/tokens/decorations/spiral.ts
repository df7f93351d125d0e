import { color } from '../../schema/values.ts';
import { length, RELATIVE } from '../fields.ts';
import { decoration } from './decoration.ts';

export const spiral = decoration(
  'spiral',
  {
    spiral: color('Colour of a spiral.'),
    spiralWidth: length(`Width of the spiral's line ${RELATIVE}`, { default: 3.125 }),
    spiralDistance: length(`Distance of the spiral's turns ${RELATIVE}`, { default: 8.25 }),
  },
  (color, read) => ({ color, width: read('spiralWidth'), distance: read('spiralDistance') }),
);
