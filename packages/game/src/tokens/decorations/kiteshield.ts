import { badgeColor } from '../fields.ts';
import { decoration } from './decoration.ts';

export const kiteshield = decoration(
  'kiteshield',
  { kiteshield: badgeColor('A kite-shaped shield.') },
  (fill) => fill,
);
