import { colorList } from '../fields.ts';
import { decoration } from './decoration.ts';

export const sunrise = decoration(
  'sunrise',
  { sunrise: colorList(3, 'Colours of the bottom half, the top half and two rays.') },
  ([land, sky, rays]) => ({ land, sky, rays }),
);
