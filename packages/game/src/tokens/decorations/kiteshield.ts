import { badge } from '../fields.ts';
import { decoration } from './decoration.ts';

export const kiteshield = decoration(
  'kiteshield',
  { kiteshield: badge('A kite-shaped shield.') },
  (fill) => fill,
);
