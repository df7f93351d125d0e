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
          'How tokens stand on their sheet. `gsp` meets a sheet of 12 by 17 round half-inch labels and sets aside the sizes below.',
        default: 'free',
      },
    ),
    marketTokenSize: lengthSetting({
      section: 'tokens',
      title: 'Market Token Size',
      description:
        'Diameter of market tokens. Stickers of 12 mm suit wooden discs of 15 mm, stickers of 10 mm discs of 12 mm.',
      default: 50,
      minimum: 1,
    }),
    stationTokenSize: lengthSetting({
      section: 'tokens',
      title: 'Station Token Size',
      description:
        'Diameter of station tokens. Stickers of 12 mm suit wooden discs of 15 mm, stickers of 10 mm discs of 12 mm.',
      default: 37.5,
      minimum: 1,
    }),
    generalTokenSize: lengthSetting({
      section: 'tokens',
      title: 'General Token Size',
      description: "Diameter of the game's own tokens, where one does not bring a size along.",
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
          'How many stickers for the back of market tokens each company gets: none, one, or one for each front.',
        default: 'all',
      },
    ),
    bleed: flagSetting({
      section: 'tokens',
      title: 'Token Bleed',
      description: 'Lets the colour of tokens run 0.05 in over the cutting edge on the sheet.',
      default: true,
    }),
  },
  {
    title: 'Tokens',
    description: 'Sizes and sheets of tokens.',
    required: ['layout', 'marketTokenSize', 'stationTokenSize', 'bleed'],
  },
);
