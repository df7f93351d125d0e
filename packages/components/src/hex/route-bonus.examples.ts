import { type Example, example } from './example.ts';

export const ROUTE_BONUS_EXAMPLES: readonly Example[] = [
  example('Bonus', 'A lozenge with a text.', { routeBonuses: [{ value: '+40' }] }),
  example('Coloured', 'Colours of its own.', {
    routeBonuses: [
      {
        value: '+$120',
        size: 16,
        fillColor: 'black',
        strokeColor: 'red',
        strokeWidth: 3,
        textColor: 'white',
      },
    ],
  }),
];
