import { findComponent } from '@platelayer/components';
import { noAssets } from '@platelayer/export';
import { effectiveConfig, load } from '@platelayer/game';
import { bundledGame, library } from '@platelayer/library';
import type { Page } from '@platelayer/scene';
import { expect, test } from 'vitest';
import { openGameDrawings } from '../drawings.ts';
import { exportMemory } from './export-memory.ts';

const text = (await bundledGame('candle-bay')) ?? '';
const COMPONENTS = ['map', 'tiles', 'cards', 'market'];

/** Draws a game and returns its pages by component. */
const drawAll = async (text: string, memory = exportMemory(), settings = {}) => {
  const { game } = load(text, library);
  const config = { ...effectiveConfig({ game: game!.config }), ...settings };
  const pages = memory.pages({ config, assets: noAssets });
  const drawings = await openGameDrawings(game!, config, { text, assets: noAssets }, pages);
  const drawn = new Map<string, readonly Page[]>();
  for (const id of COMPONENTS) drawn.set(id, await drawings.pages(findComponent(id)!, {}));
  return { drawn, diagnostics: drawings.diagnostics() };
};

/** Returns the components that are drawn again after a change. */
const findRedrawn = async (change: (file: ReturnType<typeof JSON.parse>) => void, settings = {}) => {
  const memory = exportMemory();
  const before = await drawAll(text, memory);
  const file = JSON.parse(text);
  change(file);
  const after = await drawAll(JSON.stringify(file), memory, settings);
  const fresh = await drawAll(JSON.stringify(file), exportMemory(), settings);
  expect(after.diagnostics).toEqual(fresh.diagnostics);
  for (const id of COMPONENTS) expect(after.drawn.get(id), id).toEqual(fresh.drawn.get(id));
  return COMPONENTS.filter((id) => before.drawn.get(id) !== after.drawn.get(id));
};

test('does not draw an unchanged file again', async () => {
  expect(await findRedrawn(() => undefined)).toEqual([]);
});

test('draws cards but not the map again after a change of a card', async () => {
  const redrawn = await findRedrawn((file) => {
    file.privates[0].description = 'Something else.';
  });
  expect(redrawn).toContain('cards');
  expect(redrawn).not.toContain('map');
});

test('draws the map but not cards again after a change of a hex', async () => {
  const redrawn = await findRedrawn((file) => {
    file.map.hexes.push({ hexes: ['A1'], names: ['Elsewhere'] });
  });
  expect(redrawn).toContain('map');
  expect(redrawn).not.toContain('cards');
});

test('draws everything again after a change of configuration', async () => {
  expect(await findRedrawn(() => undefined, { straightCityNames: true })).toEqual(COMPONENTS);
});
