import { color } from '../../schema/values.ts';
import { badgeColor } from '../fields.ts';
import { decoration } from './decoration.ts';

/** `statedTopCenter`: the colour of the middle part where the file itself gives one. */
export const shield3 = decoration(
  'shield3',
  {
    shield3: badgeColor('A shield with a cap in three parts.'),
    shield3TopLeft: color('Left part of that cap.', { default: 'red' }),
    shield3TopCenter: color('Middle part of that cap.', { default: 'white' }),
    shield3TopRight: color('Right part of that cap.', { default: 'blue' }),
  },
  (fill, read) => ({
    ...fill,
    topLeft: read('shield3TopLeft'),
    topCenter: read('shield3TopCenter'),
    topRight: read('shield3TopRight'),
    statedTopCenter: read.stated('shield3TopCenter'),
  }),
);
