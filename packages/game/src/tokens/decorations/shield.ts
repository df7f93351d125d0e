import { color } from '../../schema/values.ts';
import { badgeColor } from '../fields.ts';
import { decoration } from './decoration.ts';

/** `statedTop`: the colour of the cap where the file itself gives one. */
export const shield = decoration(
  'shield',
  {
    shield: badgeColor('A shield with a cap.'),
    shieldTop: color("Colour of that shield's cap.", { default: 'blue' }),
  },
  (fill, read) => ({ ...fill, top: read('shieldTop'), statedTop: read.stated('shieldTop') }),
);
