import { choiceSetting, factorSetting, flagSetting, settingGroup, wholeLengthSetting } from '../value.ts';

const cell = settingGroup(
  {
    width: wholeLengthSetting({
      section: 'market',
      title: 'Cell Width',
      description: 'Width of a market cell.',
      default: 70,
      minimum: 1,
    }),
    height: wholeLengthSetting({
      section: 'market',
      title: 'Cell Height',
      description: 'Height of a market cell.',
      default: 85,
      minimum: 1,
    }),
  },
  {
    title: 'Cell',
    description: 'Size of a market cell.',
    required: ['width', 'height'],
    unknownKeys: 'ignored',
  },
);

const display = settingGroup(
  {
    legend: flagSetting({
      section: 'market',
      title: 'Display Market Legend',
      description:
        'Draws the legend where the game file places it, or else next to the cells if there is space.',
      default: true,
    }),
    par: flagSetting({
      section: 'market',
      title: 'Display Market Par Chart',
      description: 'Draws the par chart on markets that have a position for it.',
      default: true,
    }),
    roundTracker: flagSetting({
      section: 'market',
      title: 'Display Market Round Tracker',
      description: 'Draws the round tracker on markets that have a position for it.',
      default: true,
    }),
  },
  {
    title: 'Display',
    description: 'Extra parts of a market besides its cells.',
    required: ['legend', 'par', 'roundTracker'],
  },
);

export const stock = settingGroup(
  {
    cell,
    value: choiceSetting(
      [
        ['top', 'Top'],
        ['bottom', 'Bottom'],
      ],
      {
        section: 'market',
        title: 'Value Location',
        description: 'Position of the value in a cell.',
        default: 'top',
      },
    ),
    arrows: choiceSetting(
      [
        ['top', 'Top'],
        ['middle', 'Middle'],
        ['bottom', 'Bottom'],
      ],
      {
        section: 'market',
        title: 'Arrow Location',
        description: 'Position of arrows in a cell.',
        default: 'bottom',
      },
    ),
    column: factorSetting({
      section: 'market',
      title: 'Column Height',
      description: 'Column height in a 1D market, in cells; decimals are allowed. Normally 4.',
      default: 4,
    }),
    diag: factorSetting({
      section: 'market',
      title: 'Diag Height',
      description: 'Cell height in a 1Diag market, in cells; decimals are allowed. Normally 2.',
      default: 2,
    }),
    par: factorSetting({
      section: 'market',
      title: 'Par Width',
      description: 'Width of a par cell, in cells; decimals are allowed. Normally 4.',
      default: 4,
    }),
    display,
  },
  {
    title: 'Market',
    description: 'Cells of the market, the par chart and the revenue track.',
    required: ['cell', 'value', 'column', 'diag', 'par'],
  },
);
