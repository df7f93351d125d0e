/** A module of pictures: SVG texts by the names that game files use. */
interface Album {
  readonly drawings: Readonly<Record<string, string>>;
}

type Load = () => Promise<Album>;

/** Which album holds which picture, so that a picture costs nothing until it is drawn. */
const shelf = (albums: readonly (readonly [names: string, load: Load])[]): ReadonlyMap<string, Load> =>
  new Map(albums.flatMap(([names, load]) => names.split(' ').map((name) => [name, load] as const)));

const ICON_ALBUMS = shelf([
  ['1861 1867 cannon rocket', () => import('./icons/emblems.ts')],
  ['coal coalcar fish mail meat orange steel wheat', () => import('./icons/goods.ts')],
  ['cow-skull mining oil-derrick oilbarrel refinery', () => import('./icons/industry.ts')],
  ['charter cylinder home lock medium-city noenter share token', () => import('./icons/pieces.ts')],
  ['bridge tracks train tunnel', () => import('./icons/railway.ts')],
  ['round3 round4 round5', () => import('./icons/rounds.ts')],
  ['boat ferry port steamboat', () => import('./icons/shipping.ts')],
  ['cactus mountain river swamp tree water', () => import('./icons/terrain.ts')],
]);

const SYMBOL_ALBUMS = shelf([
  [
    'certificate coins exclamation info minus money-bill-wave percentage plus stop times university user-friends',
    () => import('./symbols.ts'),
  ],
]);

const TRAIN_ALBUMS = shelf([
  ['2T', () => import('./trains/2T.ts')],
  ['3T', () => import('./trains/3T.ts')],
  ['4T', () => import('./trains/4T.ts')],
  ['5T', () => import('./trains/5T.ts')],
  ['6T', () => import('./trains/6T.ts')],
  ['Diesel', () => import('./trains/Diesel.ts')],
  ['Pullman', () => import('./trains/Pullman.ts')],
  ['yellow-train', () => import('./trains/yellow-train.ts')],
  ['green-train', () => import('./trains/green-train.ts')],
  ['brown-train', () => import('./trains/brown-train.ts')],
  ['gray-train', () => import('./trains/gray-train.ts')],
]);

/** The groups of logos, an album each. */
const LOGO_ALBUMS: ReadonlyMap<string, Load> = new Map<string, Load>([
  ['ashfall', () => import('./logos/ashfall.ts')],
  ['brackwater', () => import('./logos/brackwater.ts')],
  ['candle-bay', () => import('./logos/candle-bay.ts')],
  ['crests', () => import('./logos/crests.ts')],
  ['diamonds', () => import('./logos/diamonds.ts')],
  ['lamplight', () => import('./logos/lamplight.ts')],
  ['locomotives', () => import('./logos/locomotives.ts')],
  ['meridian', () => import('./logos/meridian.ts')],
  ['monograms', () => import('./logos/monograms.ts')],
  ['roundels', () => import('./logos/roundels.ts')],
  ['shields', () => import('./logos/shields.ts')],
  ['slate-isles', () => import('./logos/slate-isles.ts')],
  ['vessen', () => import('./logos/vessen.ts')],
  ['wheels', () => import('./logos/wheels.ts')],
  ['wings', () => import('./logos/wings.ts')],
]);

const drawing = async (albums: ReadonlyMap<string, Load>, name: string): Promise<string | undefined> =>
  (await albums.get(name)?.())?.drawings[name];

export const ICON_ART: readonly string[] = [...ICON_ALBUMS.keys()];
export const SYMBOL_ART: readonly string[] = [...SYMBOL_ALBUMS.keys()];
export const TRAIN_ART: readonly string[] = [...TRAIN_ALBUMS.keys()];

/** The SVG text of an icon, its shapes carrying their slots as classes (90.8.4). */
export const iconArt = (name: string): Promise<string | undefined> => drawing(ICON_ALBUMS, name);

/** The SVG text of a logo by its id; nothing for one that is known by name only. */
export const logoArt = async (id: string): Promise<string | undefined> => {
  const [group = '', name = ''] = id.split('/');
  const album = await LOGO_ALBUMS.get(group)?.();
  return album && Object.hasOwn(album.drawings, name) ? album.drawings[name] : undefined;
};

/** The SVG text of a black symbol (90.9.3). */
export const symbolArt = (name: string): Promise<string | undefined> => drawing(SYMBOL_ALBUMS, name);

/** The SVG text of a train image in the proportions of 90.10. */
export const trainArt = (name: string): Promise<string | undefined> => drawing(TRAIN_ALBUMS, name);
