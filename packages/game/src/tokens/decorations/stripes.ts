import { color } from '../../schema/values.ts';
import { RELATIVE, tokenLength } from '../fields.ts';
import { decoration } from './decoration.ts';

export const stripes = decoration(
  'stripes',
  {
    stripes: color('Colour of two level stripes.'),
    stripesWidth: tokenLength(`Width of those stripes ${RELATIVE}`, { default: 6.25 }),
    stripesDistance: tokenLength(`Distance of those stripes from the middle ${RELATIVE}`, { default: 12.5 }),
  },
  (color, read) => ({ color, width: read('stripesWidth'), distance: read('stripesDistance') }),
);
