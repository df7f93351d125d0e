import { color } from '../../schema/values.ts';
import { RELATIVE, tokenLength } from '../fields.ts';
import { decoration } from './decoration.ts';

export const spiral = decoration(
  'spiral',
  {
    spiral: color('Colour of a spiral.'),
    spiralWidth: tokenLength(`Line width of the spiral ${RELATIVE}`, { default: 3.125 }),
    spiralDistance: tokenLength(`Distance between the turns of the spiral ${RELATIVE}`, { default: 8.25 }),
  },
  (color, read) => ({ color, width: read('spiralWidth'), distance: read('spiralDistance') }),
);
