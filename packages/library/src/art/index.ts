/** SVG sources by the names that game files use. */
type Pictures = Readonly<Record<string, string>>;

/** Loads when one of its pictures is first drawn. */
type LoadPictures = () => Promise<Pictures>;

const LOGO_GROUPS: ReadonlyMap<string, LoadPictures> = new Map<string, LoadPictures>([
  ['ashfall', async () => (await import('./logos/bundled-games.ts')).ASHFALL_LOGOS],
  ['brackwater', async () => (await import('./logos/bundled-games.ts')).BRACKWATER_LOGOS],
  ['candle-bay', async () => (await import('./logos/bundled-games.ts')).CANDLE_BAY_LOGOS],
  ['crests', async () => (await import('./logos/crests.ts')).CREST_LOGOS],
  ['diamonds', async () => (await import('./logos/diamonds.ts')).DIAMOND_LOGOS],
  ['lamplight', async () => (await import('./logos/bundled-games.ts')).LAMPLIGHT_LOGOS],
  ['locomotives', async () => (await import('./logos/locomotives.ts')).LOCOMOTIVE_LOGOS],
  ['meridian', async () => (await import('./logos/bundled-games.ts')).MERIDIAN_LOGOS],
  ['monograms', async () => (await import('./logos/monograms.ts')).MONOGRAM_LOGOS],
  ['roundels', async () => (await import('./logos/roundels.ts')).ROUNDEL_LOGOS],
  ['shields', async () => (await import('./logos/shields.ts')).SHIELD_LOGOS],
  ['slate-isles', async () => (await import('./logos/bundled-games.ts')).SLATE_ISLES_LOGOS],
  ['vessen', async () => (await import('./logos/bundled-games.ts')).VESSEN_LOGOS],
  ['wheels', async () => (await import('./logos/wheels.ts')).WHEEL_LOGOS],
  ['wings', async () => (await import('./logos/wings.ts')).WING_LOGOS],
]);

/** Icons of hexes, terrain, tokens and privates (90.9.2). */
export const ICONS: readonly string[] = [
  '1861 1867 cannon rocket',
  'coal coalcar fish mail meat orange steel wheat',
  'cow-skull mining oil-derrick oilbarrel refinery',
  'charter cylinder home lock medium-city noenter share token',
  'bridge tracks train tunnel',
  'round3 round4 round5',
  'boat ferry port steamboat',
  'cactus mountain river swamp tree water',
].flatMap((names) => names.split(' '));

/** Symbols of tables (90.9.3). */
export const SYMBOLS: readonly string[] = [
  'certificate coins exclamation info minus money-bill-wave',
  'percentage plus stop times university user-friends',
].flatMap((names) => names.split(' '));

/** Size of a train image on its card. */
export interface TrainImage {
  readonly pixels: readonly [width: number, height: number];
  /** Width and padding are fractions of the card's width. */
  readonly width: number;
  readonly paddingTop: number;
}

const TRAIN_SIZES: readonly (readonly [string, TrainImage['pixels'], width: number, paddingTop: number])[] = [
  ['2T', [853, 652], 0.5, 0],
  ['3T', [983, 717], 0.6, 0],
  ['4T', [1049, 544], 0.64, 0.07],
  ['5T', [1075, 679], 0.64, 0],
  ['6T', [1259, 449], 0.8, 0.1],
  ['Diesel', [1260, 734], 0.7, 0],
  ['Pullman', [612, 382], 0.72, 0],
  ['yellow-train', [240, 108], 0.72, 0],
  ['green-train', [230, 107], 0.72, 0],
  ['brown-train', [200, 93], 0.72, 0],
  ['gray-train', [200, 87], 0.72, 0],
];

/** Train images by name (90.10). */
export const TRAIN_IMAGES: ReadonlyMap<string, TrainImage> = new Map(
  TRAIN_SIZES.map(([name, pixels, width, paddingTop]) => [name, { pixels, width, paddingTop }]),
);

const ICON_FILES = import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default' });
const SYMBOL_FILES = import.meta.glob<string>('./symbols/*.svg', { query: '?raw', import: 'default' });
const TRAIN_FILES = import.meta.glob<string>('./trains/*.svg', { query: '?raw', import: 'default' });

/** The SVG source of an icon. Classes of its shapes name the colours that may replace theirs (90.8.4). */
export const iconArt = async (name: string): Promise<string | undefined> =>
  ICON_FILES[`./icons/${name}.svg`]?.();

/** The SVG source of a black symbol (90.9.3). */
export const symbolArt = async (name: string): Promise<string | undefined> =>
  SYMBOL_FILES[`./symbols/${name}.svg`]?.();

/** The SVG source of a train image, in the proportions of 90.10. */
export const trainArt = async (name: string): Promise<string | undefined> =>
  TRAIN_FILES[`./trains/${name}.svg`]?.();

/** The SVG sources of a group of logos by name. Returns undefined if only the names of its logos are known. */
export const logoGroupArt = async (group: string): Promise<Pictures | undefined> =>
  LOGO_GROUPS.get(group)?.();

/** The SVG source of a logo by its id. Returns undefined if only its name is known. */
export const logoArt = async (id: string): Promise<string | undefined> => {
  const [group = '', name = ''] = id.split('/');
  const logos = await logoGroupArt(group);
  return logos && Object.hasOwn(logos, name) ? logos[name] : undefined;
};
