import { choice, flag, group, length, pixels } from '../value.ts';
import { pins } from './pins.ts';

export const cards = group(
  {
    shareStyle: choice(
      [
        ['center', 'Center'],
        ['left', 'Left'],
        ['gmt', 'GMT'],
      ],
      {
        section: 'cards',
        title: 'Share Style',
        description:
          'Whether the tokens of a share stand in the center or at the left (`left` on a stripe, `gmt` on a wide band).',
        default: 'gmt',
      },
    ),
    layout: choice(
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
    width: length({
      section: 'cards',
      title: 'Card Width',
      description: 'Width of a card in layout `free`.',
      default: 265.748,
      minimum: 1,
    }),
    height: length({
      section: 'cards',
      title: 'Card Height',
      description: 'Height of a card in layout `free`.',
      default: 173.228,
      minimum: 1,
    }),
    cutlines: length({
      section: 'cards',
      title: 'Card Cutlines Size',
      description: 'Length of the cut lines around cards; 0 leaves them out.',
      default: 25,
      minimum: 0,
    }),
    bleed: length({
      section: 'cards',
      title: 'Card Bleed Size',
      description: 'How far color runs over the cutting edge of a card; 0 leaves the bleed out.',
      default: 12.5,
      minimum: 0,
    }),
    dtgPadding: length({
      section: 'cards',
      title: 'DTG Die Padding Size',
      description: 'Space kept free inside the edge of each card in layout `dtgDie`.',
      default: 0,
      minimum: 0,
    }),
    border: pixels({
      section: 'cards',
      title: 'Card Border Size',
      description: 'Width of a black border around a card, in pixels; 0 leaves it out.',
      default: 0,
    }),
    blackBand: flag({
      section: 'cards',
      title: 'Card Black Band',
      description:
        'Draws a black line along the color band of trains and of shares in style `left` or `gmt`. White bands always have it.',
      default: false,
    }),
    pins: pins('cards', 100, 700),
  },
  { title: 'Cards', description: 'Design and sheets of cards.', mayLack: ['border'] },
);
