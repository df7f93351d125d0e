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
        description: 'The corner with the tile number.',
        default: 'right',
      },
    ),
    colorblind: flagSetting({
      section: 'tiles',
      title: 'Colour-blind IDs',
      description: 'Puts a shape for the tile colour before the number.',
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
          'Arrangement of tiles on their sheet. `offset` needs the fewest cuts, `individual` keeps tiles apart. `die` and `smallDie` fit hex dies and ignore paper and tile width.',
        default: 'die',
      },
    ),
    width: lengthSetting({
      section: 'tiles',
      title: 'Tile Width',
      description:
        'Tile size between opposite flat sides: normally 1.5 in, 1.0625 in for small tiles, 1.75 in for the large tiles of GMT games.',
      default: 150,
      exclusiveMinimum: 0,
    }),
    mapWidth: lengthSetting({
      section: 'tiles',
      title: 'Map Tile Width',
      description: 'Hex size on the map between opposite flat sides. It may be larger than a tile.',
      default: 150,
      exclusiveMinimum: 0,
    }),
    gaps: flagSetting({
      section: 'tiles',
      title: 'Tile Gaps',
      description:
        'Leaves a gap between colours, so that the bleed of one does not run into another. Normally on.',
      default: true,
    }),
    cutBorder: flagSetting({
      section: 'tiles',
      title: 'Tile Cut Border',
      description: 'Draws a thin line along the exact edge of every tile on a sheet, for cutting by hand.',
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
    description: 'Sizes, numbers and layout of tiles.',
    required: ['layout', 'width', 'mapWidth', 'gaps'],
  },
);
