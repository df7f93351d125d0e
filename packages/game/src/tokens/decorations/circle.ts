import { color } from '../../schema/values.ts';
import { badgeColor, RELATIVE, tokenLength } from '../fields.ts';
import { decoration } from './decoration.ts';

export const circleBadge = decoration(
  'circle',
  {
    circle: badgeColor('A disc behind the label.'),
    circleRadius: tokenLength(`Disc radius ${RELATIVE}`, { default: 15 }),
    circleBorderColor: color('Disc outline colour.', { default: 'black' }),
  },
  (fill, read) => ({ ...fill, radius: read('circleRadius'), borderColor: read('circleBorderColor') }),
);
