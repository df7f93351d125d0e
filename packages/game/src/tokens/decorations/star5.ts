import { emblemColor } from '../fields.ts';
import { decoration } from './decoration.ts';

export const star5 = decoration(
  'star5',
  { star5: emblemColor('A five-pointed star. `true` means red; otherwise its colour.') },
  (fill) => fill,
);
