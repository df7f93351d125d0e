import { bundledGame } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { formats } from '../formats/index.ts';
import type { OptionValues } from '../formats/options.ts';
import { previewPack } from '../plan.ts';
import { drawingsOf } from '../testing/drawings.ts';

const gameOf = async (id: string) => drawingsOf(JSON.parse((await bundledGame(id)) ?? ''));

const seen = async (id: string, format: string, options: OptionValues = {}) =>
  (await previewPack(await gameOf(id), { scope: { kind: 'game' }, formats: [format], options }))!;

describe('what a pack will hold', () => {
  test('every pack can be looked at, and nothing else', async () => {
    expect(formats.filter(({ pack }) => pack).map(({ id }) => id)).toEqual([
      'shop',
      'tts',
      'vassal',
      'board18',
    ]);
    for (const { pack, preview } of formats as readonly { pack?: true; preview?: unknown }[])
      expect(preview !== undefined).toBe(pack === true);
    expect(
      await previewPack(await gameOf('candle-bay'), { scope: { kind: 'game' }, formats: ['pdf'] }),
    ).toBeUndefined();
  });

  test('a shop: one of each kind with the lines of cut and safe zone, one back of cards, both sides of tokens', async () => {
    const { pictures, refusal } = await seen('candle-bay', 'shop', { shop: 'generic' });
    expect(refusal).toBeUndefined();
    const titles = pictures.map(({ title }) => title);
    expect(titles.filter((title) => /token$/.test(title)).length).toBeGreaterThan(2);
    expect(titles.filter((title) => title.startsWith('Back of') && !title.endsWith('token'))).toHaveLength(1);
    expect(titles.filter((title) => title.startsWith('Tile'))).toHaveLength(1);
    for (const { page, title } of pictures) expect(JSON.stringify(await page()), title).toContain('#ff00ff');
  });

  test('a shop that does not sell the size says so instead', async () => {
    const { pictures, refusal } = await seen('candle-bay', 'shop', { shop: 'tgc' });
    expect(pictures).toEqual([]);
    expect(refusal).toMatch(/^The Game Crafter sells no cards of 67\.5 × 44 mm/);
  });

  test('a table: boards with their places marked, a card of each kind with its back, a tile, a token', async () => {
    const { pictures, refusal } = await seen('candle-bay', 'tts');
    expect(refusal).toContain('Say where the pictures will lie');
    const titles = pictures.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Map', 'Market', 'Train 2', 'Back of Train 2']));
    const map = await pictures[titles.indexOf('Map')]!.page();
    // One for each hex.
    expect(JSON.stringify(map).match(/#ff00ff/g)).toHaveLength(18);
    expect((await seen('candle-bay', 'tts', { imagesByName: true })).refusal).toBeUndefined();
    expect((await seen('candle-bay', 'vassal')).pictures.map(({ title }) => title)).toEqual(titles);
  });

  test('a box for Board18: its map, its market and its tiles', async () => {
    const { pictures } = await seen('candle-bay', 'board18');
    expect(pictures.map(({ title }) => title)).toEqual(['Map.png', 'Market.png', 'Tokens.png', 'Yellow.png']);
  });
});
