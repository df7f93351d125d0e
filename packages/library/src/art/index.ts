/** SVG texts by the names that game files use. */
type Pictures = Readonly<Record<string, string>>;

/** Modules load when one of their pictures is first drawn. */
type Load = () => Promise<Pictures>;

/** The groups of logos. */
const LOGO_GROUPS: ReadonlyMap<string, Load> = new Map<string, Load>([
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

/** The icons of hexes, terrain, tokens and privates (90.9.2). */
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

/** The symbols of tables (90.9.3). */
export const SYMBOLS: readonly string[] =
  'certificate coins exclamation info minus money-bill-wave percentage plus stop times university user-friends'.split(
    ' ',
  );

/** The SVG text of an icon, its shapes carrying their slots as classes (90.8.4). */
export const iconArt = async (name: string): Promise<string | undefined> =>
  ICONS.includes(name) ? (await import('./small-pictures.ts')).ICON_PICTURES[name] : undefined;

/** The SVG texts of a group of logos by their names; nothing for a group whose logos are known by name only. */
export const logoGroupArt = async (group: string): Promise<Pictures | undefined> =>
  LOGO_GROUPS.get(group)?.();

/** The SVG text of a logo by its id; nothing for one that is known by name only. */
export const logoArt = async (id: string): Promise<string | undefined> => {
  const [group = '', name = ''] = id.split('/');
  const logos = await logoGroupArt(group);
  return logos && Object.hasOwn(logos, name) ? logos[name] : undefined;
};

/** The SVG text of a black symbol (90.9.3). */
export const symbolArt = async (name: string): Promise<string | undefined> =>
  SYMBOLS.includes(name) ? (await import('./small-pictures.ts')).SYMBOL_PICTURES[name] : undefined;

const TRAIN_PICTURES: ReadonlyMap<string, () => Promise<string>> = new Map([
  ['2T', async () => (await import('./trains/2T.ts')).TRAIN_2T],
  ['3T', async () => (await import('./trains/3T.ts')).TRAIN_3T],
  ['4T', async () => (await import('./trains/4T.ts')).TRAIN_4T],
  ['5T', async () => (await import('./trains/5T.ts')).TRAIN_5T],
  ['6T', async () => (await import('./trains/6T.ts')).TRAIN_6T],
  ['Diesel', async () => (await import('./trains/Diesel.ts')).DIESEL],
  ['Pullman', async () => (await import('./trains/Pullman.ts')).PULLMAN],
  ['yellow-train', async () => (await import('./trains/yellow-train.ts')).YELLOW_TRAIN],
  ['green-train', async () => (await import('./trains/green-train.ts')).GREEN_TRAIN],
  ['brown-train', async () => (await import('./trains/brown-train.ts')).BROWN_TRAIN],
  ['gray-train', async () => (await import('./trains/gray-train.ts')).GRAY_TRAIN],
]);

/** The SVG text of a train image in the proportions of 90.10. */
export const trainArt = async (name: string): Promise<string | undefined> => TRAIN_PICTURES.get(name)?.();
