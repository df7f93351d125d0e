import { type Example, example } from './example.ts';

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
