import { choice, flag, group } from '../value.ts';

export const trains = group(
  {
    style: choice(
      [
        ['color', 'Coloured band'],
        ['number', 'Coloured number'],
      ],
      {
        section: 'trains',
        title: 'Train Style',
        description:
          '`color` gives a train card a coloured band, `number` colours its name and price instead.',
        default: 'color',
      },
    ),
    images: flag({
      section: 'trains',
      title: 'Train Images',
      description: 'Shows the picture of a train on its card.',
      default: false,
    }),
  },
  { title: 'Trains', description: 'Design of train cards.', required: ['style', 'images'] },
);
