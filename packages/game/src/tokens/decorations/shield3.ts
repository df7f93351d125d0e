import { color } from '../../schema/values.ts';
import { badgeColor } from '../fields.ts';
import { decoration } from './decoration.ts';

/** `statedTopCenter` is the explicit colour of the centre part, if any. */
export const shield3 = decoration(
  'shield3',
  {
    shield3: badgeColor('A shield with a cap in three parts.'),
    shield3TopLeft: color('Left part of the cap.', { default: 'red' }),
    shield3TopCenter: color('Centre part of the cap.', { default: 'white' }),
    shield3TopRight: color('Right part of the cap.', { default: 'blue' }),
  },
  (fill, read) => ({
    ...fill,
    topLeft: read('shield3TopLeft'),
    topCenter: read('shield3TopCenter'),
    topRight: read('shield3TopRight'),
    statedTopCenter: read.explicit('shield3TopCenter'),
  }),
);
