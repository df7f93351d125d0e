import { choiceSetting, flagSetting, lengthSetting, settingGroup, textSetting } from '../value.ts';

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
        description: 'Prints aids on sheets of paper, or as cards to cut out.',
        default: 'sheet',
      },
    ),
    width: lengthSetting({
      section: 'aids',
      title: 'Aid Card Width',
      description: 'Train chart and player aid.',
      default: 350,
      minimum: 150,
    }),
    height: lengthSetting({
      section: 'aids',
      title: 'Aid Card Height',
      description: 'Train chart and player aid.',
      default: 500,
      minimum: 150,
    }),
    townsBecomeCities: flagSetting({
      section: 'aids',
      title: 'Two Towns Become a City',
      description: 'Shows this rule in the upgrade chart; few games have it.',
      default: false,
    }),
    silence: textSetting({
      section: 'aids',
      title: 'Silenced Checks',
      description: 'Design checks to skip, such as `shares` or `shares@/companies/3`.',
      default: '',
    }),
  },
  { title: 'Player Aids', description: 'Train chart and player aid.' },
);
