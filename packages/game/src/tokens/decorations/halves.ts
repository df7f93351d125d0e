import { colorList } from '../fields.ts';
import { decoration } from './decoration.ts';

export const halves = decoration(
  'halves',
  { halves: colorList(2, 'Colours of the upper and the lower half.') },
  ([upper, lower]) => ({ upper, lower }),
);
