import type { PhysicalPiece } from '@platelayer/components';

/** A product of a shop (86.6.1). */
export interface Product {
  readonly name: string;
  readonly shape: PhysicalPiece['shape'];
  /** Finished width in units, upright. */
  readonly width: number;
  /** Finished height in units, upright. */
  readonly height: number;
  /** Size of pictures, including bleed. */
  readonly pixels: { readonly width: number; readonly height: number };
  /** Size of document pages in units. Default: the size of the picture. */
  readonly page?: { readonly width: number; readonly height: number };
}

const MM = 100 / 25.4;

const product = (
  shape: Product['shape'],
  name: string,
  [width, height]: readonly [number, number],
  [across, down]: readonly [number, number],
): Product => ({ name, shape, width, height, pixels: { width: across, height: down } });

/** The Game Crafter. */
export const TGC_CARDS: readonly Product[] = [
  product('rectangle', 'Poker deck', [250, 350], [825, 1125]),
  product('rectangle', 'Bridge deck', [225, 350], [750, 1125]),
  product('rectangle', 'Mini deck', [175, 250], [600, 825]),
  product('rectangle', 'Micro deck', [125, 175], [450, 600]),
  product('rectangle', 'Business deck', [200, 350], [675, 1125]),
  product('rectangle', 'Domino deck', [175, 350], [600, 1125]),
  product('rectangle', 'Tarot deck', [275, 475], [900, 1500]),
  product('rectangle', 'Jumbo deck', [350, 550], [1125, 1725]),
  product('rectangle', 'Euro poker deck', [63 * MM, 88 * MM], [825, 1125]),
  product('rectangle', 'US game deck', [56 * MM, 87 * MM], [750, 1125]),
];

/** Widths from corner to corner, heights from side to side. The picture of the mini tile is square. */
export const TGC_TILES: readonly Product[] = [
  product('hexagon', 'Mini hex tile', [125, 108], [450, 450]),
  product('hexagon', 'Small hex tile', [200, 175], [675, 600]),
  product('hexagon', 'Medium hex tile', [250, 220], [825, 750]),
  product('hexagon', 'Large hex tile', [375, 325], [1200, 1050]),
];

export const TGC_CHITS: readonly Product[] = (['circle', 'rectangle'] as const).flatMap((shape) => {
  const word = shape === 'circle' ? 'circle' : 'square';
  return [
    product(shape, `Small ${word} chit`, [50, 50], [225, 225]),
    product(shape, `Medium ${word} chit`, [75, 75], [300, 300]),
    product(shape, `Large ${word} chit`, [100, 100], [375, 375]),
  ];
});

/** Named sizes of MakePlayingCards, which also makes others. */
export const MPC_NAMES: readonly (readonly [name: string, width: number, height: number])[] = [
  ['Poker', 250, 350],
  ['Bridge', 225, 350],
  ['Tarot', 275, 475],
  ['Domino', 175, 350],
  ['Mini', 175, 250],
];
