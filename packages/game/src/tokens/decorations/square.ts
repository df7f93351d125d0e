import { color } from '../../schema/values.ts';
import { decoration } from './decoration.ts';

export const square = decoration(
  'square',
  { square: color('Colour of a rounded square in the centre.') },
  (color) => ({ color }),
);
