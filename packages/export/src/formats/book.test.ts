import { components } from '@platelayer/components';
import { BUNDLED_GAMES, bundledGame } from '@platelayer/library';
import { checkDocument } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { bookPages } from '../make.ts';
import { planExport } from '../plan.ts';
import { drawingsOf, press, testFonts } from '../testing/drawings.ts';

const pagesOf = async (file: object) => {
  const drawings = drawingsOf(file);
  return bookPages({
    drawings,
    components: components.filter((component) => component.available(drawings.game)),
  });
};

describe('a book', () => {
  test('has a section for each component, and titles on all its pages', async () => {
    const game = { info: { title: 'T' }, tiles: { 8: 1 } };
    const pages = await pagesOf(game);
    const sections = [...new Set(pages.map(({ section }) => section))];
    expect(sections).toEqual(expect.arrayContaining(['Background', 'Revenue', 'Tile Manifest', 'Tiles']));
    expect(sections).not.toContain('Map');
    expect(pages.every(({ title }) => title)).toBe(true);
    const { files } = await planExport(drawingsOf(game), { scope: { kind: 'game' }, formats: ['book'] });
    expect(files.map(({ name }) => name)).toEqual(['t-book.pdf']);
    const text = new TextDecoder('latin1').decode(await files[0]!.make(press));
    expect(text).toContain('/Outlines');
    expect(text).toContain('/Title (T)');
  });

  test('splits large sheets into pages', async () => {
    const market = Array(15).fill(Array(30).fill(10));
    const pages = await pagesOf({ info: { title: 'T' }, stock: { market } });
    expect(pages.filter(({ section }) => section === 'Market').length).toBeGreaterThan(1);
    expect(Math.max(...pages.map(({ width, height }) => Math.max(width, height)))).toBe(1100);
  });

  test.each(BUNDLED_GAMES.map(({ id }) => id))(
    'is made for %s without duplicate names of drawings',
    async (id) => {
      const pages = await pagesOf(JSON.parse((await bundledGame(id)) ?? ''));
      expect(pages.length).toBeGreaterThan(10);
      expect(() => checkDocument({ title: id, pages }, testFonts)).not.toThrow();
    },
  );
});
