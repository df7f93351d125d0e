import { PUBLISHERS, type Publisher } from '@platelayer/library';
import type { Summary } from '../../state/store.ts';

export const SORTS = ['title', 'designer', 'publisher', 'type', 'recent'] as const;
export type Sort = (typeof SORTS)[number];

/** A game with the word for where it comes from, in the reader's language. */
export interface ListedGame extends Summary {
  readonly typeName: string;
}

export const publisherOf = ({ publisher, ownPublisher }: Summary): Publisher | undefined =>
  ownPublisher ?? PUBLISHERS.get(publisher ?? '');

const searchText = (game: ListedGame): string =>
  [game.title, game.subtitle, game.designer, publisherOf(game)?.name, game.typeName, game.file]
    .filter((text) => text !== undefined)
    .join(' ');

/** Letters alone count: neither case nor accents. */
const normalise = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The games that carry every word of the search. */
export const filterGames = (games: readonly ListedGame[], search: string): readonly ListedGame[] => {
  const wanted = normalise(search).split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    const text = normalise(searchText(game));
    return wanted.every((word) => text.includes(word));
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

/** Versions of a game share its title: files follow by name, the newest copy comes first. */
const byTitle = (a: Summary, b: Summary): number =>
  compareNames(a.title, b.title) ||
  compareNames(a.file ?? '', b.file ?? '') ||
  (b.copiedAt ?? 0) - (a.copiedAt ?? 0) ||
  a.slug.localeCompare(b.slug);

/** Besides the title; name and wordmark of the publisher are one. */
const COLUMNS = ['designer', 'publisher', 'type'] as const;
export type Column = (typeof COLUMNS)[number];

/** The columns that tell games apart: one that says the same of all is left out. */
export const tellingColumns = (games: readonly ListedGame[]): readonly Column[] =>
  COLUMNS.filter((column) => new Set(games.map(sortKeys[column])).size > 1);

/** Rows of all types together (98.5.2). What is equal or missing comes last, by title. */
export const sortGames = (
  games: readonly ListedGame[],
  sort: Sort,
  recent: readonly string[] = [],
): readonly ListedGame[] => {
  const rank = ({ slug }: Summary) => {
    const place = recent.indexOf(slug);
    return place < 0 ? recent.length : place;
  };
  const compare =
    sort === 'recent'
      ? (a: ListedGame, b: ListedGame) => rank(a) - rank(b)
      : (a: ListedGame, b: ListedGame) => {
          const [one, other] = [sortKeys[sort](a), sortKeys[sort](b)];
          return Number(one === '') - Number(other === '') || one.localeCompare(other);
        };
  return [...games].sort((a, b) => (sort === 'title' ? 0 : compare(a, b)) || byTitle(a, b));
};
