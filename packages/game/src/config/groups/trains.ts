import { choiceSetting, flagSetting, settingGroup } from '../value.ts';

export const trains = settingGroup(
  {
    style: choiceSetting(
      [
        ['color', 'Coloured band'],
        ['number', 'Coloured number'],
      ],
      {
        section: 'trains',
        title: 'Train Style',
        description:
          '`color` gives a train card a coloured band; `number` colours its name and price instead.',
        default: 'color',
      },
    ),
    images: flagSetting({
      section: 'trains',
      title: 'Train Images',
      description: 'Shows the train picture on its card.',
      default: false,
    }),
  },
  { title: 'Trains', description: 'Design of train cards.', required: ['style', 'images'] },
);
