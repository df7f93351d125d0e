import { colorList } from '../fields.ts';
import { decoration } from './decoration.ts';

export const sexies = decoration(
  'sexies',
  { sexies: colorList(2, 'Two colours of six sectors, alternating.') },
  ([even, odd]) => ({ even, odd }),
);
