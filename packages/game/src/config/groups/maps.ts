import { choiceSetting, flagSetting, settingGroup } from '../value.ts';

/** How a map looks: keys of the top level. */
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
      description: 'Where the coordinates of a map stand, if they are shown at all.',
      default: 'outside',
    },
  ),
  straightCityNames: flagSetting({
    section: 'maps',
    title: 'Straight City Names',
    description:
      'Sets city names on a straight line instead of bending them round the city. The bundled games are laid out for bent names.',
    default: false,
  }),
  plainMapCompanies: flagSetting({
    section: 'maps',
    title: 'Plain Map Company Spaces',
    description:
      "Draws home, destination and token spaces as white discs with the company's abbreviation in black.",
    default: false,
  }),
};

export const maps = settingGroup(
  {
    market: flagSetting({
      section: 'maps',
      title: 'Display Map Market',
      description: 'Draws the market on a map that gives it a position.',
      default: true,
    }),
    players: flagSetting({
      section: 'maps',
      title: 'Display Map Players Table',
      description: 'Draws the table of players on a map that gives it a position.',
      default: true,
    }),
    roundTracker: flagSetting({
      section: 'maps',
      title: 'Display Map Round Tracker',
      description: 'Draws the round tracker on a map that gives it a position.',
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
          'Where a paginated map is cut. Between cities and texts needs no more pages, and each page says where it is glued.',
        default: 'smart',
      },
    ),
  },
  {
    title: 'Maps',
    description: 'What is drawn on a map besides its hexes, and how it is cut into pages.',
    required: ['market', 'players', 'roundTracker'],
  },
);
