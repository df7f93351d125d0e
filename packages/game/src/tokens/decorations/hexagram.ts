import { colorList } from '../fields.ts';
import { decoration } from './decoration.ts';

export const hexagram = decoration(
  'hexagram',
  { hexagram: colorList(2, 'Colours of two triangles, pointing up and pointing down.') },
  ([up, down]) => ({ up, down }),
);
