import { type Example, example } from './example.ts';

export const GOOD_EXAMPLES: readonly Example[] = [
  example('Good', 'A white square.', { goods: [{}] }),
  example('Purple', 'Company colours work too.', {
    goods: [{ color: 'purple', text: 'Silk', textColor: 'white' }],
  }),
  example('Orange', 'Any colour of the theme.', {
    goods: [{ color: 'orange', borderColor: 'black', width: 30, angle: 90, percent: 0.4 }],
  }),
];
