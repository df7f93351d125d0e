import { choiceSetting, flagSetting, lengthSetting, settingGroup } from '../value.ts';

export const tokens = settingGroup(
  {
    layout: choiceSetting(
      [
        ['free', 'Free'],
        ['gsp', 'GSP labels'],
      ],
      {
        section: 'tokens',
        title: 'Token Layout',
        description:
          'Arrangement of tokens on their sheet. `gsp` fits a sheet of 12 by 17 round half-inch labels and ignores the sizes below.',
        default: 'free',
      },
    ),
    marketTokenSize: lengthSetting({
      section: 'tokens',
      title: 'Market Token Size',
      description:
        'Market token diameter. 12 mm stickers fit 15 mm wooden discs, and 10 mm stickers fit 12 mm discs.',
      default: 50,
      minimum: 1,
    }),
    stationTokenSize: lengthSetting({
      section: 'tokens',
      title: 'Station Token Size',
      description:
        'Station token diameter. 12 mm stickers fit 15 mm wooden discs, and 10 mm stickers fit 12 mm discs.',
      default: 37.5,
      minimum: 1,
    }),
    generalTokenSize: lengthSetting({
      section: 'tokens',
      title: 'General Token Size',
      description: 'Diameter of the game’s own tokens, if they do not set one.',
      default: 50,
      minimum: 1,
    }),
    reverseMarketTokens: choiceSetting(
      [
        ['none', 'None'],
        ['one', 'One per company'],
        ['all', 'As many as fronts'],
      ],
      {
        section: 'tokens',
        title: 'Reverse Market Tokens',
        description:
          'How many stickers for the backs of market tokens each company gets: none, one, or one for each front.',
        default: 'all',
      },
    ),
    bleed: flagSetting({
      section: 'tokens',
      title: 'Token Bleed',
      description: 'Extends the colour of tokens 0.05 in beyond the cutting edge on the sheet.',
      default: true,
    }),
  },
  {
    title: 'Tokens',
    description: 'Sizes and layout of tokens.',
    required: ['layout', 'marketTokenSize', 'stationTokenSize', 'bleed'],
  },
);
