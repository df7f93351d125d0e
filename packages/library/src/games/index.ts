/** What the list of games says of a bundled game, known without loading it. */
export interface BundledGame {
  /** Name of its file, and its address. */
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly designer?: string;
  /** Key of the table of publishers. */
  readonly publisher?: string;
}

/** Every bundled game, sorted by title; the first one is shown where a page needs some game (98.1). */
export const BUNDLED_GAMES: readonly BundledGame[] = [
  {
    id: 'brackwater',
    title: 'Brackwater',
    subtitle: 'Railways of the Low Levels',
    designer: 'The Platelayers',
    publisher: 'self',
  },
];

type GameModule = Promise<{ readonly default: object }>;

/** Each game loads alone, when it is asked for. */
const FILES: ReadonlyMap<string, () => GameModule> = new Map([
  ['brackwater', () => import('./brackwater.json')],
]);

/** The text of a bundled game; `undefined` for an id that does not exist. */
export const bundledGame = async (id: string): Promise<string | undefined> => {
  const file = await FILES.get(id)?.();
  return file && `${JSON.stringify(file.default, undefined, 2)}\n`;
};
