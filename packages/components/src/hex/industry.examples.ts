import { type Example, example } from './example.ts';

export const INDUSTRY_EXAMPLES: readonly Example[] = [
  example('Numbers', 'A text in either half.', { industries: [{ top: 1, bottom: 20 }] }),
  example('Letters', 'Any text will do.', {
    industries: [{ top: 'OK', bottom: 10, angle: 90, percent: 0.5 }],
  }),
];

export const GOOD_EXAMPLES: readonly Example[] = [
  example('Good', 'A white square.', { goods: [{}] }),
  example('Purple', 'Company colours work too.', {
    goods: [{ color: 'purple', text: 'Silk', textColor: 'white' }],
  }),
  example('Orange', 'Any colour of the theme.', {
    goods: [{ color: 'orange', borderColor: 'black', width: 30, angle: 90, percent: 0.4 }],
  }),
  example('Over the track', 'Its order lifts it above all that has none.', {
    color: 'yellow',
    track: [{ type: 'straight', side: 1 }],
    towns: [{ y: 20 }],
    goods: [{ color: 'orange', width: 24, order: 1 }],
  }),
];
