import { color } from '../../schema/values.ts';
import { badgeColor, RELATIVE, tokenLength } from '../fields.ts';
import { decoration } from './decoration.ts';

export const bar = decoration(
  'bar',
  {
    bar: badgeColor('A level bar behind the label.'),
    barHeight: tokenLength(`Height of the bar ${RELATIVE}`, { default: 18.75 }),
    barBorderColor: color('Outline of the bar.', { default: 'black' }),
  },
  (fill, read) => ({ ...fill, height: read('barHeight'), borderColor: read('barBorderColor') }),
);
