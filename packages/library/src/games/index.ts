/** Entry of the games list for a bundled game, known without loading the game. */
export interface BundledGame {
  /** Name of its file and part of its address. */
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly designer?: string;
  /** Key in the table of publishers. */
  readonly publisher?: string;
}

/** The game that a page shows if it needs any game (98.1): small, complete and good to start with. */
export const DEFAULT_GAME = 'candle-bay';

/** All bundled games, sorted by title. */
export const BUNDLED_GAMES: readonly BundledGame[] = [
  {
    id: 'ashfall',
    title: 'Ashfall',
    subtitle: 'Two gauges, one volcano',
    designer: 'The Platelayers',
    publisher: 'self',
  },
  {
    id: 'banner-fair',
    title: 'Banner Fair',
    subtitle: 'Twenty railways, twenty banners, one harvest',
    designer: 'The Platelayers',
    publisher: 'self',
  },
  {
    id: 'brackwater',
    title: 'Brackwater',
    subtitle: 'Railways of the Low Levels',
    designer: 'The Platelayers',
    publisher: 'self',
  },
  {
    id: 'candle-bay',
    title: 'Candle Bay',
    subtitle: 'A first evening on the rails',
    designer: 'The Platelayers',
    publisher: 'self',
  },
  {
    id: 'lamplight',
    title: 'Lamplight',
    subtitle: 'Tramways of a city that never goes to bed',
    designer: 'The Platelayers',
    publisher: 'self',
  },
  {
    id: 'meridian',
    title: 'Meridian',
    subtitle: 'Sixteen railways and one line across the continent',
    designer: 'The Platelayers',
    publisher: 'self',
  },
  {
    id: 'slate-isles',
    title: 'Slate Isles',
    subtitle: 'Quarry trams, post boats and one very expensive tunnel',
    designer: 'The Platelayers',
    publisher: 'self',
  },
  {
    id: 'vessen',
    title: 'Vessen',
    subtitle: 'Iron from the mountains, salt from the sea',
    designer: 'The Platelayers',
    publisher: 'self',
  },
];

type GameModule = Promise<{ readonly default: object }>;

/** Each game loads separately, on demand. */
const FILES: ReadonlyMap<string, () => GameModule> = new Map<string, () => GameModule>([
  ['ashfall', () => import('./ashfall.json')],
  ['banner-fair', () => import('./banner-fair.json')],
  ['brackwater', () => import('./brackwater.json')],
  ['candle-bay', () => import('./candle-bay.json')],
  ['lamplight', () => import('./lamplight.json')],
  ['meridian', () => import('./meridian.json')],
  ['slate-isles', () => import('./slate-isles.json')],
  ['vessen', () => import('./vessen.json')],
]);

/** The text of a bundled game. Returns undefined for an unknown id. */
export const bundledGame = async (id: string): Promise<string | undefined> => {
  const file = await FILES.get(id)?.();
  return file && `${JSON.stringify(file.default, undefined, 2)}\n`;
};
