import { effectiveConfig, resolve } from '@platelayer/game';
import { library } from '@platelayer/library';
import { expect, test } from 'vitest';
import { bundledFonts } from '../../../scripts/testing/fonts.ts';
import { noArtwork } from './artwork/artwork.ts';
import { lookOf } from './look.ts';
import { components, findComponent } from './registry.ts';

test('every component is found by an id of its own', () => {
  expect(new Set(components.map(({ id }) => id)).size).toBe(components.length);
  for (const component of components) expect(findComponent(component.id)).toBe(component);
  expect(findComponent('constructor')).toBeUndefined();
});

test.each(components)('$id has drawings of its own; a game without it has no pages', async (component) => {
  const { game } = resolve({ info: { title: '' } }, library);
  const look = lookOf(game, {
    config: effectiveConfig({}),
    fonts: await bundledFonts(),
    artwork: noArtwork,
    report: () => undefined,
  });
  const drawings = await component.drawings();
  const shown = drawings.pages(game, look, {});
  if (!component.available(game)) expect(shown).toEqual([]);
  const all = await Promise.all(components.map((each) => each.drawings()));
  expect(all.filter((each) => each === drawings)).toHaveLength(1);
});
