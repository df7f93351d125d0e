import { BUNDLED_GAMES, bundledGame } from '@platelayer/library';
import { checkDocument } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { bookPages } from './book.ts';
import { makeFile } from './make.ts';
import { planExport } from './plan.ts';
import { fonts, makeOptions, studioOf } from './testing/studio.ts';

const planBook = async (file: object) => {
  const studio = studioOf(file);
  const [book] = await planExport(studio.game, studio.config, studio, { formats: ['book'] });
  if (book?.kind !== 'book') throw new Error('There is no book.');
  return { book, studio };
};

const pagesOf = async (file: object) => {
  const { book, studio } = await planBook(file);
  return bookPages(book, studio);
};

describe('a book', () => {
  test('has a section for each component, whose pages all have titles', async () => {
    const { book, studio } = await planBook({ info: { title: 'T' }, tiles: { 8: 1 } });
    const pages = await bookPages(book, studio);
    expect([...new Set(pages.map(({ section }) => section))]).toEqual([
      'Background',
      'Revenue',
      'Tile Manifest',
      'Tiles',
    ]);
    expect(pages.every(({ title }) => title)).toBe(true);
    const text = new TextDecoder('latin1').decode(await makeFile(book, studio, makeOptions));
    expect(text).toContain('/Outlines');
    expect(text).toContain('/Title (T)');
  });

  test('large sheets are cut into pages of the paper', async () => {
    const pages = await pagesOf({ info: { title: 'T' }, stock: { market: [Array(30).fill(10)] } });
    expect(pages.filter(({ section }) => section === 'Market').length).toBeGreaterThan(1);
    expect(Math.max(...pages.map(({ width, height }) => Math.max(width, height)))).toBe(1100);
  });

  test.each(BUNDLED_GAMES.map(({ id }) => id))(
    '%s can be bound: no two drawings share a name',
    async (id) => {
      const pages = await pagesOf(JSON.parse((await bundledGame(id)) ?? ''));
      expect(pages.length).toBeGreaterThan(10);
      expect(() => checkDocument({ title: id, pages }, fonts)).not.toThrow();
    },
  );
});
