import { choiceSetting, flagSetting, lengthSetting, pixelSetting, settingGroup } from '../value.ts';
import { pins } from './pins.ts';

/** Width and height of one kind of card in layout `free`. */
const size = (kind: string) =>
  settingGroup(
    {
      width: lengthSetting({
        section: 'cards',
        title: `${kind} Card Width`,
        description: 'Width of this kind of card in layout `free`; 0 is the width of all cards.',
        default: 0,
        minimum: 0,
      }),
      height: lengthSetting({
        section: 'cards',
        title: `${kind} Card Height`,
        description: 'Height of this kind of card in layout `free`; 0 is the height of all cards.',
        default: 0,
        minimum: 0,
      }),
    },
    { title: `${kind} card`, description: 'Size of one kind of card.' },
  );

const offset = (direction: string) =>
  lengthSetting({
    section: 'cards',
    title: `Card Backs Offset, ${direction}`,
    description: `How far backs are moved ${direction} to meet their cards on a printer that is off; less than 0 moves them the other way.`,
    default: 0,
  });

export const cards = settingGroup(
  {
    shareStyle: choiceSetting(
      [
        ['center', 'Center'],
        ['left', 'Left'],
        ['gmt', 'GMT'],
      ],
      {
        section: 'cards',
        title: 'Share Style',
        description:
          'Whether the tokens of a share stand in the centre or at the left (`left` on a stripe, `gmt` on a wide band).',
        default: 'gmt',
      },
    ),
    layout: choiceSetting(
      [
        ['free', 'Free'],
        ['miniEuroDie', 'Mini Euro die'],
        ['dtgDie', 'DTG die'],
      ],
      {
        section: 'cards',
        title: 'Cards Layout',
        description: '`free` obeys the sizes below. The two dies set aside paper, card size and cut lines.',
        default: 'miniEuroDie',
      },
    ),
    // 67.5 by 44 mm.
    width: lengthSetting({
      section: 'cards',
      title: 'Card Width',
      description: 'Width of a card in layout `free`.',
      default: 265.748,
      minimum: 1,
    }),
    height: lengthSetting({
      section: 'cards',
      title: 'Card Height',
      description: 'Height of a card in layout `free`.',
      default: 173.228,
      minimum: 1,
    }),
    cutlines: lengthSetting({
      section: 'cards',
      title: 'Card Cutlines Size',
      description: 'Length of the cut lines around cards; 0 leaves them out.',
      default: 25,
      minimum: 0,
    }),
    bleed: lengthSetting({
      section: 'cards',
      title: 'Card Bleed Size',
      description: 'How far colour runs over the cutting edge of a card; 0 leaves the bleed out.',
      default: 12.5,
      minimum: 0,
    }),
    dtgPadding: lengthSetting({
      section: 'cards',
      title: 'DTG Die Padding Size',
      description: 'Space kept free inside the edge of each card in layout `dtgDie`.',
      default: 0,
      minimum: 0,
    }),
    border: pixelSetting({
      section: 'cards',
      title: 'Card Border Size',
      description: 'Width of a black border around a card, in pixels; 0 leaves it out.',
      default: 0,
    }),
    blackBand: flagSetting({
      section: 'cards',
      title: 'Card Black Band',
      description:
        'Draws a black line along the colour band of trains and of shares in style `left` or `gmt`. White bands always have it.',
      default: false,
    }),
    pins: pins('cards', 100, 700),
    sizes: settingGroup(
      {
        privates: size('Private'),
        shares: size('Share'),
        trains: size('Train'),
        numbers: size('Number'),
      },
      { title: 'Card sizes', description: 'Kinds of cards that differ in size from the others.' },
    ),
    cornerRadius: lengthSetting({
      section: 'cards',
      title: 'Card Corner Radius',
      description: 'Radius of the corners in cut files; 0 cuts square corners.',
      default: 0,
      minimum: 0,
    }),
    safeZone: lengthSetting({
      section: 'cards',
      title: 'Card Safe Zone',
      description:
        'Draws a dashed guide this far inside the cutting edge, for proofs; 0 leaves the guide out.',
      default: 0,
      minimum: 0,
    }),
    largeText: flagSetting({
      section: 'cards',
      title: 'Large Card Text',
      description: 'Sets the descriptions of private companies as large as the card has room for.',
      default: false,
    }),
    backs: choiceSetting(
      [
        ['none', 'None'],
        ['plain', 'Plain colour'],
        ['title', 'Title of the game'],
      ],
      {
        section: 'cards',
        title: 'Card Backs',
        description:
          'Adds the backs of each sheet of cards as a page after it, in the background colour of the game; trains may have backs of their own. They are mirrored for printing both sides, turned over the left or right edge of the page: the long edge of upright sheets, the short edge of landscape ones.',
        default: 'none',
      },
    ),
    backOffset: settingGroup(
      { x: offset('right'), y: offset('down') },
      { title: 'Card backs offset', description: 'What a printer is off between the two sides of a sheet.' },
    ),
  },
  {
    title: 'Cards',
    description: 'Design and sheets of cards.',
    required: [
      'shareStyle',
      'layout',
      'width',
      'height',
      'cutlines',
      'bleed',
      'dtgPadding',
      'blackBand',
      'pins',
    ],
  },
);
