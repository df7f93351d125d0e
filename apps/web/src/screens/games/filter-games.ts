import { PUBLISHERS, type Publisher } from '@platelayer/library';
import type { Summary } from '../../state/store.ts';

export const SORTS = ['title', 'designer', 'publisher', 'type', 'recent'] as const;
export type Sort = (typeof SORTS)[number];

/** A game with the translated name of its type. */
export interface ListedGame extends Summary {
  readonly typeName: string;
}

export const publisherOf = ({ publisher, ownPublisher }: Summary): Publisher | undefined =>
  ownPublisher ?? PUBLISHERS.get(publisher ?? '');

const searchText = (game: ListedGame): string =>
  [game.title, game.subtitle, game.designer, publisherOf(game)?.name, game.typeName, game.file]
    .filter((text) => text !== undefined)
    .join(' ');

/** Removes case and accents. */
const normalise = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the games that contain every word of the search. */
export const filterGames = (games: readonly ListedGame[], search: string): readonly ListedGame[] => {
  const words = normalise(search).split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    const text = normalise(searchText(game));
    return words.every((word) => text.includes(word));
  });
};

const sortKeys: Readonly<Record<Exclude<Sort, 'recent'>, (game: ListedGame) => string>> = {
  title: ({ title }) => title,
  designer: ({ designer = '' }) => designer,
  publisher: (game) => publisherOf(game)?.name ?? '',
  type: ({ typeName }) => typeName,
};

const compareNames = (a: string, b: string): number =>
  a.localeCompare(b, undefined, { numeric: true, sensitivity: 'base' });

/** Games with the same title are sorted by file name, then newest copy first. */
const byTitle = (a: Summary, b: Summary): number =>
  compareNames(a.title, b.title) ||
  compareNames(a.file ?? '', b.file ?? '') ||
  (b.copiedAt ?? 0) - (a.copiedAt ?? 0) ||
  a.slug.localeCompare(b.slug);

/** Columns after the title. */
const COLUMNS = ['designer', 'publisher', 'type'] as const;
export type Column = (typeof COLUMNS)[number];

/** Returns the columns in which the games differ. */
export const distinctiveColumns = (games: readonly ListedGame[]): readonly Column[] =>
  COLUMNS.filter((column) => new Set(games.map(sortKeys[column])).size > 1);

/** Sorts games of all types together (98.5.2). Equal values are sorted by title; missing values come last. */
export const sortGames = (
  games: readonly ListedGame[],
  sort: Sort,
  recent: readonly string[] = [],
): readonly ListedGame[] => {
  const rank = ({ slug }: Summary) => {
    const index = recent.indexOf(slug);
    return index < 0 ? recent.length : index;
  };
  const compare =
    sort === 'recent'
      ? (a: ListedGame, b: ListedGame) => rank(a) - rank(b)
      : (a: ListedGame, b: ListedGame) => {
          const [keyA, keyB] = [sortKeys[sort](a), sortKeys[sort](b)];
          return Number(keyA === '') - Number(keyB === '') || keyA.localeCompare(keyB);
        };
  return [...games].sort((a, b) => (sort === 'title' ? 0 : compare(a, b)) || byTitle(a, b));
};
