import { choiceSetting, flagSetting, lengthSetting, pixelSetting, settingGroup } from '../value.ts';
import { pins } from './pins.ts';

/** Width and height of one type of card in layout `free`. */
const size = (kind: string) =>
  settingGroup(
    {
      width: lengthSetting({
        section: 'cards',
        title: `${kind} Card Width`,
        description: 'Width of this type of card in layout `free`; 0 uses the width of all cards.',
        default: 0,
        minimum: 0,
      }),
      height: lengthSetting({
        section: 'cards',
        title: `${kind} Card Height`,
        description: 'Height of this type of card in layout `free`; 0 uses the height of all cards.',
        default: 0,
        minimum: 0,
      }),
    },
    { title: `${kind} card`, description: 'Size of one type of card.' },
  );

const offset = (direction: string) =>
  lengthSetting({
    section: 'cards',
    title: `Card Backs Offset, ${direction}`,
    description: `How far to move backs ${direction}, if the printer misaligns front and back. Negative values move them the other way.`,
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
          'Position of the tokens on a share: in the centre or on the left (`left` on a stripe, `gmt` on a wide band).',
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
        description: '`free` uses the sizes below. The two dies ignore paper, card size and cut lines.',
        default: 'miniEuroDie',
      },
    ),
    // 67.5 by 44 mm.
    width: lengthSetting({
      section: 'cards',
      title: 'Card Width',
      description: 'Card width in layout `free`.',
      default: 265.748,
      minimum: 1,
    }),
    height: lengthSetting({
      section: 'cards',
      title: 'Card Height',
      description: 'Card height in layout `free`.',
      default: 173.228,
      minimum: 1,
    }),
    cutlines: lengthSetting({
      section: 'cards',
      title: 'Card Cutlines Size',
      description: 'Length of the cut lines around cards; 0 omits them.',
      default: 25,
      minimum: 0,
    }),
    bleed: lengthSetting({
      section: 'cards',
      title: 'Card Bleed Size',
      description: 'How far colour extends beyond the cutting edge of a card; 0 means no bleed.',
      default: 12.5,
      minimum: 0,
    }),
    dtgPadding: lengthSetting({
      section: 'cards',
      title: 'DTG Die Padding Size',
      description: 'Space to keep clear inside the edge of each card in layout `dtgDie`.',
      default: 0,
      minimum: 0,
    }),
    border: pixelSetting({
      section: 'cards',
      title: 'Card Border Size',
      description: 'Width of a black border around a card, in pixels; 0 omits it.',
      default: 0,
    }),
    blackBand: flagSetting({
      section: 'cards',
      title: 'Card Black Band',
      description:
        'Draws a black line along the colour band of trains and of shares in style `left` or `gmt`. White bands always have one.',
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
      { title: 'Card sizes', description: 'Sizes of card types that differ from the others.' },
    ),
    cornerRadius: lengthSetting({
      section: 'cards',
      title: 'Card Corner Radius',
      description: 'Corner radius in cut files; 0 cuts square corners.',
      default: 0,
      minimum: 0,
    }),
    safeZone: lengthSetting({
      section: 'cards',
      title: 'Card Safe Zone',
      description: 'Draws a dashed guide this far inside the cutting edge, for proofs; 0 omits it.',
      default: 0,
      minimum: 0,
    }),
    largeText: flagSetting({
      section: 'cards',
      title: 'Large Card Text',
      description: 'Makes the descriptions of private companies as large as the card allows.',
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
          'Adds a page with the backs after each sheet of cards, in the game’s background colour. Trains may have their own backs. Backs are mirrored for double-sided printing, flipped over the left or right edge of the page: the long edge of portrait sheets, the short edge of landscape sheets.',
        default: 'none',
      },
    ),
    backOffset: settingGroup(
      { x: offset('right'), y: offset('down') },
      { title: 'Card backs offset', description: 'How far the printer misaligns front and back.' },
    ),
  },
  {
    title: 'Cards',
    description: 'Design and layout of cards.',
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
