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

/** The pages of a game as it is saved now, by component. */
const drawAll = async (text: string, memory = exportMemory(), settings = {}) => {
  const { game } = load(text, library);
  const config = { ...effectiveConfig({ game: game!.config }), ...settings };
  const pages = memory.pages({ config, assets: noAssets });
  const drawings = await openGameDrawings(game!, config, { text, assets: noAssets }, pages);
  const drawn = new Map<string, readonly Page[]>();
  for (const id of COMPONENTS) drawn.set(id, await drawings.pages(findComponent(id)!, {}));
  return { drawn, diagnostics: drawings.diagnostics() };
};

/** Those components whose pages are not the ones of before. */
const redrawn = async (change: (file: ReturnType<typeof JSON.parse>) => void, settings = {}) => {
  const memory = exportMemory();
  const before = await drawAll(text, memory);
  const file = JSON.parse(text);
  change(file);
  const after = await drawAll(JSON.stringify(file), memory, settings);
  const anew = await drawAll(JSON.stringify(file), exportMemory(), settings);
  expect(after.diagnostics).toEqual(anew.diagnostics);
  for (const id of COMPONENTS) expect(after.drawn.get(id), id).toEqual(anew.drawn.get(id));
  return COMPONENTS.filter((id) => before.drawn.get(id) !== after.drawn.get(id));
};

test('a file saved unchanged is drawn no second time', async () => {
  expect(await redrawn(() => undefined)).toEqual([]);
});

test('a card with another text is drawn anew, and the map is not', async () => {
  const found = await redrawn((file) => {
    file.privates[0].description = 'Something else.';
  });
  expect(found).toContain('cards');
  expect(found).not.toContain('map');
});

test('a hex with another name is drawn anew, and cards are not', async () => {
  const found = await redrawn((file) => {
    file.map.hexes.push({ hexes: ['A1'], names: ['Elsewhere'] });
  });
  expect(found).toContain('map');
  expect(found).not.toContain('cards');
});

test('with another configuration everything is drawn anew', async () => {
  expect(await redrawn(() => undefined, { straightCityNames: true })).toEqual(COMPONENTS);
});
