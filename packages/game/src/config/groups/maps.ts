import { choiceSetting, flagSetting, settingGroup } from '../value.ts';

/** Map appearance: top-level keys. */
export const mapLook = {
  coords: choiceSetting(
    [
      ['outside', 'Outside'],
      ['inside', 'Inside each hex'],
      ['edge', 'Along the edge'],
      ['none', 'None'],
    ],
    {
      section: 'maps',
      title: 'Coordinate Type',
      description: 'Where to show map coordinates, if at all.',
      default: 'outside',
    },
  ),
  straightCityNames: flagSetting({
    section: 'maps',
    title: 'Straight City Names',
    description:
      'Draws city names in a straight line instead of bending them round the city. The bundled games are designed for bent names.',
    default: false,
  }),
  plainMapCompanies: flagSetting({
    section: 'maps',
    title: 'Plain Map Company Spaces',
    description:
      'Draws home, destination and token spaces as white discs with the company’s abbreviation in black.',
    default: false,
  }),
};

export const maps = settingGroup(
  {
    market: flagSetting({
      section: 'maps',
      title: 'Display Map Market',
      description: 'Draws the market on maps that have a position for it.',
      default: true,
    }),
    players: flagSetting({
      section: 'maps',
      title: 'Display Map Players Table',
      description: 'Draws the players table on maps that have a position for it.',
      default: true,
    }),
    roundTracker: flagSetting({
      section: 'maps',
      title: 'Display Map Round Tracker',
      description: 'Draws the round tracker on maps that have a position for it.',
      default: true,
    }),
    split: choiceSetting(
      [
        ['smart', 'Between cities and texts'],
        ['plain', 'Into equal pages'],
      ],
      {
        section: 'maps',
        title: 'Map Page Breaks',
        description:
          'Where to cut a paginated map. Cutting between cities and texts needs no more pages, and each page shows where to glue it.',
        default: 'smart',
      },
    ),
  },
  {
    title: 'Maps',
    description: 'Extra parts of a map besides its hexes, and how it is cut into pages.',
    required: ['market', 'players', 'roundTracker'],
  },
);
