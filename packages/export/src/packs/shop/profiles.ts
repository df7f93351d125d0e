import type { Config } from '@platelayer/game';
import { type InventoryPiece, isCard } from '../inventory.ts';
import { millimetres } from '../list.ts';
import { messages, type PackMessage, type SizeOffer } from '../messages.ts';
import { MPC_NAMES, type Product, TGC_CARDS, TGC_CHITS, TGC_TILES } from './products.ts';

/** Requirements of a shop for files (86.6.1, 86.8.1). */
export interface ShopProfile {
  readonly id: string;
  readonly title: string;
  /** Ids of the components that the shop makes. */
  readonly makes: readonly string[];
  /** Whether wide pieces are turned upright. */
  readonly upright: boolean;
  /** Whether the pack has a picture of each side. */
  readonly pictures: boolean;
  /** Documents of decks: which side comes first, and whether every copy has its own pages. */
  readonly documents?: { readonly first: 'front' | 'back'; readonly copies: boolean };
  /** Distance in units that text should keep from the edge. */
  safe(config: Config): number;
  /** Returns the product for a piece. A message about a card stops the pack; any other piece is left out. */
  product(piece: InventoryPiece, config: Config): Product | PackMessage;
  /** Maximum total ink in PDF/X files; 2.4 is 240%. If undefined, colours stay RGB. */
  readonly inkLimit?: number;
  /** Maximum number of cards in an order. */
  readonly mostCards?: number;
}

export const DPI = 300;

/** An eighth of an inch. */
const EIGHTH = 12.5;

/** Sizes that differ by no more than this, a quarter of a millimetre, are the same. */
const NEAR = 1;

const isNear = (product: Product, { width, height, shape }: InventoryPiece): boolean =>
  shape === 'hexagon'
    ? Math.abs(product.height - height) <= NEAR
    : Math.abs(product.width - Math.min(width, height)) <= NEAR &&
      Math.abs(product.height - Math.max(width, height)) <= NEAR;

export const sizeText = (width: number, height: number): string =>
  `${millimetres(width)} × ${millimetres(height)} mm`;

/** Returns the nearest three products, and the nearest one that is larger than the piece. */
const nearest = (products: readonly Product[], piece: InventoryPiece): readonly Product[] => {
  const [short, long] = [piece.width, piece.height].sort((a, b) => a - b) as [number, number];
  const distance = ({ width, height }: Product) => Math.abs(width - short) + Math.abs(height - long);
  const isLarger = ({ width, height }: Product) => width >= short && height >= long;
  const sorted = products.toSorted((a, b) => distance(a) - distance(b));
  const larger = sorted.find(isLarger);
  return [...new Set([...sorted.slice(0, 3), ...(larger ? [larger] : [])])];
};

const units = (length: number): number => Math.round(length * 100) / 100;

const cardOffer =
  (piece: InventoryPiece, config: Config) =>
  ({ name, width, height }: Product): SizeOffer => {
    const [across, down] = piece.width > piece.height ? [height, width] : [width, height];
    const layout = config.cards.layout === 'free' ? '' : 'cards.layout=free, ';
    const settings = `set ${layout}cards.width=${units(across)} and cards.height=${units(down)}`;
    return { name, size: sizeText(across, down), settings };
  };

const TOKEN_SETTINGS: Readonly<Record<string, string>> = {
  market: 'tokens.marketTokenSize',
  station: 'tokens.stationTokenSize',
  general: 'tokens.generalTokenSize',
};

const tgcProduct = (piece: InventoryPiece, config: Config): Product | PackMessage => {
  const shop = 'The Game Crafter';
  const size = sizeText(piece.width, piece.height);
  if (isCard(piece)) {
    return (
      TGC_CARDS.find((product) => isNear(product, piece)) ??
      messages.cardSize(shop, size, piece.kind, nearest(TGC_CARDS, piece).map(cardOffer(piece, config)))
    );
  }
  if (piece.component.id === 'tiles') {
    const offers = nearest(TGC_TILES, piece).map(({ name, width, height }) => ({
      name,
      size: sizeText(width, height),
      settings: `set tiles.width=${height}, and tiles.mapWidth=${height} for the map`,
    }));
    return (
      TGC_TILES.find((product) => isNear(product, piece)) ??
      messages.pieceSize(shop, 'hex tiles', size, offers)
    );
  }
  const chits = TGC_CHITS.filter(({ shape }) => shape === piece.shape);
  const offers = nearest(chits, piece).map(({ name, width, height }) => ({
    name,
    size: sizeText(width, height),
    settings: `set ${TOKEN_SETTINGS[piece.kind]}=${width}`,
  }));
  return (
    chits.find((product) => isNear(product, piece)) ??
    messages.pieceSize(shop, `${piece.kind} tokens`, size, offers)
  );
};

/** Returns a product in the size of a piece, at 300 dots per inch, with a bleed in pixels. */
const productAround = (piece: InventoryPiece, name: string, bleed: number, upright: boolean): Product => {
  const turned = upright && piece.width > piece.height;
  const [width, height] = turned ? [piece.height, piece.width] : [piece.width, piece.height];
  const pixels = (length: number) => Math.round((DPI / 100) * length + 2 * bleed);
  const withBleed = (length: number) => length + (200 * bleed) / DPI;
  return {
    name,
    shape: piece.shape,
    width,
    height,
    pixels: { width: pixels(width), height: pixels(height) },
    page: { width: withBleed(width), height: withBleed(height) },
  };
};

const sizedName = ({ width, height }: Pick<InventoryPiece, 'width' | 'height'>): string =>
  `${millimetres(width)}x${millimetres(height)}mm`.replaceAll('.', '_');

export const PROFILES: readonly ShopProfile[] = [
  {
    id: 'tgc',
    title: 'The Game Crafter',
    makes: ['cards', 'tiles', 'tokens'],
    upright: true,
    pictures: true,
    safe: () => EIGHTH,
    product: tgcProduct,
  },
  {
    id: 'mpc',
    title: 'MakePlayingCards',
    makes: ['cards'],
    upright: true,
    pictures: true,
    safe: () => 12,
    product: (piece) => {
      const [short, long] = [piece.width, piece.height].sort((a, b) => a - b) as [number, number];
      const named = MPC_NAMES.find(
        ([, width, height]) => Math.abs(width - short) <= NEAR && Math.abs(height - long) <= NEAR,
      );
      return productAround(piece, named?.[0] ?? sizedName({ width: short, height: long }), 36, true);
    },
    mostCards: 612,
  },
  {
    id: 'dtc',
    title: 'DriveThruCards',
    makes: ['cards'],
    upright: true,
    pictures: false,
    documents: { first: 'back', copies: true },
    inkLimit: 2.4,
    safe: () => EIGHTH,
    product: (piece) => productAround(piece, sizedName(piece), (EIGHTH * DPI) / 100, true),
  },
  {
    id: 'generic',
    title: 'any print shop',
    makes: ['cards', 'tiles', 'tokens', 'charters'],
    upright: false,
    pictures: true,
    documents: { first: 'front', copies: false },
    safe: ({ cards }) => cards.safeZone || EIGHTH,
    product: (piece, { cards }) => productAround(piece, sizedName(piece), (cards.bleed * DPI) / 100, false),
  },
];

export const findProfile = (id: string): ShopProfile => {
  const profile = PROFILES.find((candidate) => candidate.id === id);
  if (!profile)
    throw new Error(`There is no shop "${id}". Choose from ${PROFILES.map(({ id }) => id).join(', ')}.`);
  return profile;
};
