import { type Example, example } from './example.ts';

export const VALUE_EXAMPLES: readonly Example[] = [
  example('Number', 'Upper right, unless it says otherwise.', { values: [{ value: 20 }] }),
  example('Colour and font', 'A font that is not installed becomes the display face.', {
    values: [{ value: 60, color: 'orange', fontFamily: 'Nowhere Script' }],
  }),
  example('Square', 'A box instead of a disc.', { values: [{ value: 60, shape: 'square' }] }),
  example('Outer ring', 'A second border.', { values: [{ value: 120, outerBorderColor: 'green' }] }),
  example('Square with ring', 'Both together.', {
    values: [{ value: 120, shape: 'square', outerBorderColor: 'green' }],
  }),
  example('Four digits', 'The disc grows with the figure.', { values: [{ value: 1450 }] }),
  example('Two figures', 'Any text will do.', { values: [{ value: '40/40' }] }),
  example('Word', 'Also a long one.', { values: [{ value: 'Castle' }] }),
  example('Figure alone', 'No disc behind it.', { values: [{ value: 30, shape: 'none', textColor: 'red' }] }),
  example('Own measures', 'Width, height, border and font of its own.', {
    values: [
      {
        value: 50,
        ...{ angle: 180, percent: 0.4, width: 60, height: 24, borderWidth: 4 },
        ...{ fontSize: 18, fontWeight: 'normal', fixed: true },
      },
    ],
  }),
];

export const LABEL_EXAMPLES: readonly Example[] = [
  example('One letter', 'Upper left, unless it says otherwise.', { labels: [{ label: 'B' }] }),
  example('Two letters', 'As large as one.', { labels: [{ label: 'QB' }] }),
  example('Pair', 'Two cities.', { labels: [{ label: 'OO' }] }),
  example('Two labels', 'The second one stands at the right.', { labels: [{ label: 'P' }, { label: 'Q' }] }),
  example('Longer words', 'The longer, the smaller.', {
    labels: [
      { label: 'Port', angle: 180, percent: 0.6 },
      { label: 'Lighthouse', color: 'red', angle: 0, percent: 0 },
      {
        label: 'Fishing ground',
        fontWeight: 'normal',
        fontStyle: 'italic',
        angle: 0,
        percent: 0.6,
        fixed: true,
      },
    ],
  }),
];
