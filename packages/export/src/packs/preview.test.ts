import { bundledGame } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { formats } from '../formats/index.ts';
import type { OptionValues } from '../formats/options.ts';
import { previewPack } from '../plan.ts';
import { drawingsOf } from '../testing/drawings.ts';

const gameOf = async (id: string) => drawingsOf(JSON.parse((await bundledGame(id)) ?? ''));

const seen = async (id: string, format: string, options: OptionValues = {}) =>
  (await previewPack(await gameOf(id), { scope: { kind: 'game' }, formats: [format], options }))!;

describe('the preview', () => {
  test('exists for packs only', async () => {
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

  test('of a shop pack shows each kind with cut lines and safe zone, a card back, and both sides of tokens', async () => {
    const { pictures, refusal } = await seen('candle-bay', 'shop', { shop: 'generic' });
    expect(refusal).toBeUndefined();
    const titles = pictures.map(({ title }) => title);
    expect(titles.filter((title) => /token$/.test(title)).length).toBeGreaterThan(2);
    expect(titles.filter((title) => title.startsWith('Back of') && !title.endsWith('token'))).toHaveLength(1);
    expect(titles.filter((title) => title.startsWith('Tile'))).toHaveLength(1);
    for (const { page, title } of pictures) expect(JSON.stringify(await page()), title).toContain('#ff00ff');
  });

  test('of a shop pack shows a message instead if the shop does not sell the size', async () => {
    const { pictures, refusal } = await seen('candle-bay', 'shop', { shop: 'tgc' });
    expect(pictures).toEqual([]);
    expect(refusal).toMatch(/^The Game Crafter sells no cards of 67\.5 × 44 mm/);
  });

  test('of a table shows boards with snap points, a card of each kind with its back, a tile and a token', async () => {
    const { pictures, refusal } = await seen('candle-bay', 'tts');
    expect(refusal).toContain('Set a location for the pictures');
    const titles = pictures.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Map', 'Market', 'Train 2', 'Back of Train 2']));
    const map = await pictures[titles.indexOf('Map')]!.page();
    // A snap point for each hex.
    expect(JSON.stringify(map).match(/#ff00ff/g)).toHaveLength(18);
    expect((await seen('candle-bay', 'tts', { imagesByName: true })).refusal).toBeUndefined();
    expect((await seen('candle-bay', 'vassal')).pictures.map(({ title }) => title)).toEqual(titles);
  });

  test('of a Board18 box shows its map, market and tiles', async () => {
    const { pictures } = await seen('candle-bay', 'board18');
    expect(pictures.map(({ title }) => title)).toEqual(['Map.png', 'Market.png', 'Tokens.png', 'Yellow.png']);
  });
});
