import { choiceSetting, factorSetting, flagSetting, settingGroup, wholeLengthSetting } from '../value.ts';

const cell = settingGroup(
  {
    width: wholeLengthSetting({
      section: 'market',
      title: 'Cell Width',
      description: 'Width of one market cell.',
      default: 70,
      minimum: 1,
    }),
    height: wholeLengthSetting({
      section: 'market',
      title: 'Cell Height',
      description: 'Height of one market cell.',
      default: 85,
      minimum: 1,
    }),
  },
  {
    title: 'Cell',
    description: 'Size of one market cell.',
    required: ['width', 'height'],
    unknownKeys: 'ignored',
  },
);

const display = settingGroup(
  {
    legend: flagSetting({
      section: 'market',
      title: 'Display Market Legend',
      description: 'Draws the legend where the game file places it, else beside the cells if there is room.',
      default: true,
    }),
    par: flagSetting({
      section: 'market',
      title: 'Display Market Par Chart',
      description: 'Draws the par chart on a market that gives it a position.',
      default: true,
    }),
    roundTracker: flagSetting({
      section: 'market',
      title: 'Display Market Round Tracker',
      description: 'Draws the round tracker on a market that gives it a position.',
      default: true,
    }),
  },
  {
    title: 'Display',
    description: 'What is drawn on a market besides its cells.',
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
        description: 'Whether the value stands at the top or at the bottom of a cell.',
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
        description: 'Whether arrows stand at the top, in the middle or at the bottom of a cell.',
        default: 'bottom',
      },
    ),
    column: factorSetting({
      section: 'market',
      title: 'Column Height',
      description: 'Height of a column of a 1D market, counted in cells; decimals are allowed. Normally 4.',
      default: 4,
    }),
    diag: factorSetting({
      section: 'market',
      title: 'Diag Height',
      description: 'Height of a cell of a 1Diag market, counted in cells; decimals are allowed. Normally 2.',
      default: 2,
    }),
    par: factorSetting({
      section: 'market',
      title: 'Par Width',
      description: 'Width of a par cell, counted in cells; decimals are allowed. Normally 4.',
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
