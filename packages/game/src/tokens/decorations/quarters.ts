import { colorList } from '../fields.ts';
import { decoration } from './decoration.ts';

export const quarters = decoration(
  'quarters',
  { quarters: colorList(4, 'Colours of the quarters: top left, top right, bottom left, bottom right.') },
  (colors) => ({ colors }),
);
