import { colorList } from '../fields.ts';
import { decoration } from './decoration.ts';

export const halves = decoration(
  'halves',
  { halves: colorList(2, 'Colours of the top and the bottom half.') },
  ([upper, lower]) => ({ upper, lower }),
);
