import type { Config } from '@platelayer/game';
import { type InventoryPiece, isCard } from '../inventory.ts';
import { millimetres } from '../list.ts';
import { messages, type PackMessage, type SizeOffer } from '../messages.ts';
import { MPC_NAMES, type Product, TGC_CARDS, TGC_CHITS, TGC_TILES } from './products.ts';

/** What a shop wants of files (86.6.1, 86.8.1). */
export interface ShopProfile {
  readonly id: string;
  readonly title: string;
  /** Ids of the components that it makes. */
  readonly makes: readonly string[];
  /** Whether wide pieces are turned upright. */
  readonly upright: boolean;
  /** Whether a file is a picture of one side, or a document of a kind of cards. */
  readonly pictures: boolean;
  /** Documents: which side comes first, and whether every copy has its pages. */
  readonly documents?: { readonly first: 'front' | 'back'; readonly copies: boolean };
  /** How far texts should stay from the edge, in units. */
  safe(config: Config): number;
  /** What a piece is ordered as. A message that stops cards stops the pack; any other piece is left out. */
  product(piece: InventoryPiece, config: Config): Product | PackMessage;
  /** Most ink on any spot, as a sum, of PDF/X files; 2.4 is 240 %. Colours stay RGB where absent. */
  readonly inkLimit?: number;
  /** In one order; more are told of. */
  readonly mostCards?: number;
}

export const DPI = 300;

/** An eighth of an inch. */
const EIGHTH = 12.5;

/** Sizes that differ less are one: a quarter of a millimetre. */
const NEAR = 1;

const isNear = (product: Product, { width, height, shape }: InventoryPiece): boolean =>
  shape === 'hexagon'
    ? Math.abs(product.height - height) <= NEAR
    : Math.abs(product.width - Math.min(width, height)) <= NEAR &&
      Math.abs(product.height - Math.max(width, height)) <= NEAR;

export const sizeText = (width: number, height: number): string =>
  `${millimetres(width)} × ${millimetres(height)} mm`;

/** The nearest three, and the nearest that is larger than the piece. */
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
    const found = TGC_CARDS.find((product) => isNear(product, piece));
    return (
      found ??
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

/** A piece at 300 dots an inch and so many pixels more on all sides. */
const around = (piece: InventoryPiece, name: string, bleed: number, upright: boolean): Product => {
  const turned = upright && piece.width > piece.height;
  const [width, height] = turned ? [piece.height, piece.width] : [piece.width, piece.height];
  const pixels = (length: number) => Math.round((DPI / 100) * length + 2 * bleed);
  const whole = (length: number) => length + (200 * bleed) / DPI;
  return {
    name,
    shape: piece.shape,
    width,
    height,
    pixels: { width: pixels(width), height: pixels(height) },
    page: { width: whole(width), height: whole(height) },
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
      const known = MPC_NAMES.find(
        ([, width, height]) => Math.abs(width - short) <= NEAR && Math.abs(height - long) <= NEAR,
      );
      return around(piece, known?.[0] ?? sizedName({ width: short, height: long }), 36, true);
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
    product: (piece) => around(piece, sizedName(piece), (EIGHTH * DPI) / 100, true),
  },
  {
    id: 'generic',
    title: 'any print shop',
    makes: ['cards', 'tiles', 'tokens', 'charters'],
    upright: false,
    pictures: true,
    documents: { first: 'front', copies: false },
    safe: ({ cards }) => cards.safeZone || EIGHTH,
    product: (piece, { cards }) => around(piece, sizedName(piece), (cards.bleed * DPI) / 100, false),
  },
];

export const findProfile = (id: string): ShopProfile => {
  const found = PROFILES.find((profile) => profile.id === id);
  if (!found)
    throw new Error(`There is no shop "${id}"; there are ${PROFILES.map((one) => one.id).join(', ')}.`);
  return found;
};
