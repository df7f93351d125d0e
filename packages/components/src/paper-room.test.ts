import type { ConfigPart } from '@platelayer/game';
import { bundledGame } from '@platelayer/library';
import { checkPage } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { components } from './registry.ts';
import { gameOf, lookFor } from './testing/game.ts';

const file = JSON.parse((await bundledGame('brackwater')) ?? '') as object;

/** What drawing a component with some configuration reports; every page that it gives can be printed. */
const draw = async (id: string, config: ConfigPart) => {
  const game = gameOf(file);
  const look = lookFor(game, config);
  const drawings = await components.find((component) => component.id === id)!.drawings();
  const pages = drawings.pages(game, look, { paginated: true });
  for (const page of pages) checkPage(page, look.fonts);
  return { pages, codes: look.found.map(({ code }) => code) };
};

describe('margins that take the whole paper', () => {
  const config = { paper: { margins: 450 }, cards: { layout: 'free' }, tiles: { layout: 'offset' } } as const;

  test.each(components.map(({ id }) => id))(
    '%s tells that there is no room instead of failing',
    async (id) => {
      const { pages, codes } = await draw(id, config);
      expect(codes).toContain('layout/no-room');
      // Cards have a page each, however little room there is.
      if (id !== 'cards') expect(pages).toEqual([]);
    },
  );

  test('sheets for dies have paper of their own', async () => {
    const { pages, codes } = await draw('tiles', { paper: { margins: 450 } });
    expect(pages).not.toEqual([]);
    expect(codes).not.toContain('layout/no-room');
  });
});

test('a card of an aid that is larger than the paper is reported', async () => {
  const codes = async (width: number) =>
    (await draw('player-aid', { aids: { layout: 'card', width, height: 400 } })).codes;
  expect(await codes(1060)).toContain('layout/no-room');
  expect(await codes(1040)).not.toContain('layout/no-room');
});
