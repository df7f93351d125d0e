import { choiceSetting, flagSetting, lengthSetting, settingGroup } from '../value.ts';
import { pins } from './pins.ts';

export const tiles = settingGroup(
  {
    id: choiceSetting(
      [
        ['right', 'Right'],
        ['left', 'Left'],
        ['none', 'None'],
      ],
      {
        section: 'tiles',
        title: 'Tile ID Location',
        description: 'The corner in which the number of a tile stands.',
        default: 'right',
      },
    ),
    colorblind: flagSetting({
      section: 'tiles',
      title: 'Colour-blind IDs',
      description: "Puts a shape for the tile's colour before its number.",
      default: false,
    }),
    layout: choiceSetting(
      [
        ['offset', 'Offset'],
        ['individual', 'Individual'],
        ['die', 'Die'],
        ['smallDie', 'Small die'],
      ],
      {
        section: 'tiles',
        title: 'Tile Sheet Layout',
        description:
          'How tiles stand on their sheet. `offset` needs the fewest cuts, `individual` keeps tiles apart; `die` and `smallDie` fit hex dies and set aside paper and tile width.',
        default: 'die',
      },
    ),
    width: lengthSetting({
      section: 'tiles',
      title: 'Tile Width',
      description:
        'Size of a tile from flat side to flat side: usually 1.5 in, 1.0625 in for small tiles, 1.75 in for the large tiles of GMT games.',
      default: 150,
      exclusiveMinimum: 0,
    }),
    mapWidth: lengthSetting({
      section: 'tiles',
      title: 'Map Tile Width',
      description: 'Size of a hex on the map from flat side to flat side. It may be larger than a tile.',
      default: 150,
      exclusiveMinimum: 0,
    }),
    gaps: flagSetting({
      section: 'tiles',
      title: 'Tile Gaps',
      description:
        'Leaves a place free between colours, so that the bleed of one cannot run into another. Best left on.',
      default: true,
    }),
    cutBorder: flagSetting({
      section: 'tiles',
      title: 'Tile Cut Border',
      description:
        'Draws a thin line along the true edge of every tile on a sheet, for those who cut by hand.',
      default: false,
    }),
    manifestUpgrades: flagSetting({
      section: 'tiles',
      title: 'Upgrades in the Manifest',
      description: 'Adds the upgrade chart to the tile manifest.',
      default: false,
    }),
    pins: pins('tiles', 100, 700),
  },
  {
    title: 'Tiles',
    description: 'Sizes, numbers and sheets of tiles.',
    required: ['layout', 'width', 'mapWidth', 'gaps'],
  },
);
