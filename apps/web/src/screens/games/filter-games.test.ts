import { describe, expect, test } from 'vitest';
import { filterGames, type ListedGame, sortGames } from './filter-games.ts';

const game = (title: string, more: Partial<ListedGame> = {}): ListedGame => ({
  type: 'bundled',
  typeName: 'Bundled',
  id: title,
  slug: title,
  title,
  ...more,
});
const titles = (games: readonly ListedGame[]) => games.map(({ title }) => title);

describe('the list of games (98.5.2)', () => {
  const games = [
    game('zinc', { designer: 'Bo' }),
    game('Alder 10', { type: 'system', typeName: 'Your file' }),
    game('Alder 9', { designer: 'Ada', publisher: 'self' }),
    game('Éclair', { type: 'internal', typeName: 'Copy in this browser', subtitle: 'Northern lines' }),
  ];

  test('is sorted by title, whatever the type', () => {
    expect(titles(sortGames(games, 'title'))).toEqual(['Alder 9', 'Alder 10', 'Éclair', 'zinc']);
  });

  test('sorts and finds games with the same title by file name', () => {
    const files = ['rail-10.json', 'rail-9.json', 'old/rail-9.json'];
    const versions = files.map((file) => game('Rail', { type: 'system', file }));
    expect(sortGames(versions, 'title').map(({ file }) => file)).toEqual([
      'old/rail-9.json',
      'rail-9.json',
      'rail-10.json',
    ]);
    expect(filterGames(versions, 'old')).toHaveLength(1);
  });

  test('puts missing values last when sorted by another column', () => {
    expect(titles(sortGames(games, 'designer'))).toEqual(['Alder 9', 'zinc', 'Alder 10', 'Éclair']);
  });

  test('puts the most recent first when sorted by last opened', () => {
    expect(titles(sortGames(games, 'recent', ['zinc', 'Éclair']))).toEqual([
      'zinc',
      'Éclair',
      'Alder 9',
      'Alder 10',
    ]);
  });

  test.each([
    ['eclair', ['Éclair']],
    ['LINES north', ['Éclair']],
    ['self published', ['Alder 9']],
    ['your file', ['Alder 10']],
    ['', ['zinc', 'Alder 10', 'Alder 9', 'Éclair']],
    ['nothing', []],
  ])('search "%s"', (search, found) => {
    expect(titles(filterGames(games, search))).toEqual(found);
  });
});
