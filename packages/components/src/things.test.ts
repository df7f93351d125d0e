import { effectiveConfig, load } from '@platelayer/game';
import { bundledGame, library } from '@platelayer/library';
import { thingsOn } from '@platelayer/scene';
import { expect, test } from 'vitest';
import { bundledFonts } from '../../../scripts/testing/fonts.ts';
import { openArtwork } from './artwork/open.ts';
import { withLook } from './look.ts';
import { components } from './registry.ts';

const { game, parsed } = load((await bundledGame('slate-isles')) ?? '', library);
const fonts = await bundledFonts();

/** Pointers of everything on the sheets of a component. */
const placesOn = async (id: string) => {
  const drawings = await components.find((component) => component.id === id)!.drawings();
  const config = effectiveConfig({ game: game!.config });
  const materials = { config, fonts, artwork: openArtwork(), report: () => undefined };
  const pages = await withLook(game!, materials, (look) => drawings.pages(game!, look, {}));
  return pages.flatMap(({ children }) => thingsOn(children).map(({ subject }) => subject.pointer));
};

/** What is drawn remembers where it stands in the file (98.9.5). */
test.each([
  ['map', /^\/map\/hexes\/\d+(\/\w+(\/\d+)?(\/name)?)?$/],
  ['tiles', /^\/tiles\/\w+$/],
  ['tile-manifest', /^\/tiles\/\w+$/],
  ['train-chart', /^\/trains\/\d+$/],
  ['player-aid', /^\/(players|privates)\/\d+$/],
  ['upgrades', /^\/tiles\/\w+$/],
  ['cards', /^\/(privates|companies|trains)\/\d+$/],
  ['charters', /^\/companies\/\d+$/],
  ['tokens', /^\/(companies\/\d+\/token|tokens\/\d+)$/],
  ['market', /^\/stock\/market\//],
  ['par', /^\/stock\/par\//],
  ['revenue', /^\/revenue$/],
])('%s knows the places of its things', async (id, form) => {
  const places = await placesOn(id);
  expect(places.some((pointer) => form.test(pointer))).toBe(true);
  // Each leads to something that is written; only the revenue track of this game is all defaults.
  const lost = places.filter((pointer) => parsed.excerpt(pointer).pointer === '');
  expect(new Set(lost)).toEqual(new Set(id === 'revenue' ? ['/revenue'] : []));
});
