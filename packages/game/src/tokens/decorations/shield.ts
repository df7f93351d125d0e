import { color } from '../../schema/values.ts';
import { badgeColor } from '../fields.ts';
import { decoration } from './decoration.ts';

/** `statedTop` is the explicit colour of the cap, if any. */
export const shield = decoration(
  'shield',
  {
    shield: badgeColor('A shield with a cap.'),
    shieldTop: color('Colour of the shield’s cap.', { default: 'blue' }),
  },
  (fill, read) => ({ ...fill, top: read('shieldTop'), statedTop: read.explicit('shieldTop') }),
);
