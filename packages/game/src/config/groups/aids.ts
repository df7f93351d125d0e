import { choiceSetting, lengthSetting, settingGroup, textSetting } from '../value.ts';

export const aids = settingGroup(
  {
    layout: choiceSetting(
      [
        ['sheet', 'Sheets'],
        ['card', 'Cards'],
      ],
      {
        section: 'aids',
        title: 'Size of Aids',
        description: 'Train chart and player aid on sheets of paper, or on cards to be cut out.',
        default: 'sheet',
      },
    ),
    width: lengthSetting({
      section: 'aids',
      title: 'Card Width',
      description: 'Width of aids as cards.',
      default: 350,
      minimum: 150,
    }),
    height: lengthSetting({
      section: 'aids',
      title: 'Card Height',
      description: 'Height of aids as cards.',
      default: 500,
      minimum: 150,
    }),
    silence: textSetting({
      section: 'aids',
      title: 'Silenced Checks',
      description:
        'Checks of the design that are left out, such as `shares`, or `shares@/companies/3` at one place; several with blanks between.',
      default: '',
    }),
  },
  { title: 'Player Aids', description: 'Train chart and player aid.' },
);
