import { colorList } from '../fields.ts';
import { decoration } from './decoration.ts';

export const quarters = decoration(
  'quarters',
  { quarters: colorList(4, 'Colours of the quarters: upper left, upper right, lower left, lower right.') },
  (colors) => ({ colors }),
);
