import { type Example, example } from './example.ts';

export const BORDER_EXAMPLES: readonly Example[] = [
  example('One side', 'A band along the edge.', { borders: [{ side: 4, color: 'blue' }] }),
  example('Two sides', 'Bands meet at the corner.', {
    borders: [
      { side: 4, color: 'blue' },
      { side: 5, color: 'blue' },
    ],
  }),
  example('Dashed', 'Dashes of two lengths.', {
    borders: [
      { side: 1, color: 'red', dashed: true },
      { side: 2, color: 'red', dashed: true, width: 8 },
      { side: 3, color: 'red', dashed: true, offset: 5 },
    ],
  }),
];
