import { components, findComponent, noArtwork, openArtwork } from '@platelayer/components';
import { effectiveConfig, load } from '@platelayer/game';
import { bundledGame, library } from '@platelayer/library';
import type { Fonts } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { bundledFonts, fontsOnDemand } from '../../../scripts/testing/fonts.ts';
import { openDrawings } from './drawings.ts';

const { game } = load((await bundledGame('brackwater'))!, library);

const drawingsWith = (fonts: Fonts, artwork = openArtwork()) =>
  openDrawings(game!, effectiveConfig({ game: game!.config }), fonts, artwork);

test('sheets and diagnostics do not depend on what loads while drawing', async () => {
  const [first, later] = [drawingsWith(await bundledFonts()), drawingsWith((await fontsOnDemand()).fonts)];
  // Several drawings at a time share the fonts that are loading.
  const pagesOf = (drawings: typeof first) =>
    Promise.all(components.map((component) => drawings.pages(component, { paginated: true })));
  expect(await pagesOf(later)).toEqual(await pagesOf(first));
  expect(later.diagnostics()).toEqual(first.diagnostics());
});

test('reports a missing picture, but not one that is still loading', async () => {
  const { fonts } = await fontsOnDemand();
  const remarks = async (drawings: ReturnType<typeof drawingsWith>) => {
    for (const component of components) await drawings.pages(component, {});
    return drawings.diagnostics().filter(({ code }) => code === 'artwork/icon');
  };
  expect(await remarks(drawingsWith(fonts, noArtwork))).not.toEqual([]);
  expect(await remarks(drawingsWith(fonts))).toEqual([]);
});

describe('addresses of single pieces (98.3.1)', async () => {
  const drawings = drawingsWith(await bundledFonts());
  const nameAt = async (component: string, index: string, type?: string) =>
    (await drawings.piece(findComponent(component)!, { component, index, type }))?.name;

  test('number charters and tokens from 0', async () => {
    expect(await nameAt('charters', '1')).toMatch(/^charter-2-/);
    expect(await nameAt('tokens', '0')).toMatch(/^token-1-/);
  });
  test.each(['99', '-1', '1.5', '', '__proto__'])('find no piece for index %j', async (index) => {
    expect(await nameAt('tokens', index)).toBeUndefined();
    expect(await nameAt('cards', index, 'private')).toBeUndefined();
  });
  test('find a tile by its id and a card by its type', async () => {
    expect(await nameAt('tiles', '57')).toBe('tile-57');
    expect(await nameAt('tiles', '0')).toBeUndefined();
    expect(await nameAt('cards', '0', 'private')).toMatch(/^card-private-1-/);
  });
});
