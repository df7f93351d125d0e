import { color } from '../../schema/values.ts';
import { badgeColor, RELATIVE, tokenLength } from '../fields.ts';
import { decoration } from './decoration.ts';

export const bar = decoration(
  'bar',
  {
    bar: badgeColor('A horizontal bar behind the label.'),
    barHeight: tokenLength(`Bar height ${RELATIVE}`, { default: 18.75 }),
    barBorderColor: color('Bar outline colour.', { default: 'black' }),
  },
  (fill, read) => ({ ...fill, height: read('barHeight'), borderColor: read('barBorderColor') }),
);
