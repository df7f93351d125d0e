import { type Component, components } from '@platelayer/components';
import { type GameDrawings, recordReadParts } from '@platelayer/export';
import { BUNDLED_GAMES, bundledGame } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { compareVersions } from './compare.ts';
import type { Version } from './item.ts';
import { drawingsOf, versionOf } from './testing/versions.ts';
import { versionsOf } from './version.ts';

const textOf = async (id: string) => (await bundledGame(id))!;

const versionsOfTwo = (before: GameDrawings, after: GameDrawings) =>
  versionsOf({ title: before.game.info.title, drawings: () => before }, after, true);

const drawnComponents = ({ items }: Version) => [
  ...new Set(items.filter(({ drawing }) => drawing !== undefined).map(({ component }) => component)),
];

describe('two versions of the largest bundled game with one different price', async () => {
  const text = await textOf('meridian');
  const dearer = JSON.parse(text);
  dearer.privates[0].price += 5;
  const [before, after] = [drawingsOf(text), drawingsOf(dearer)];
  const versions = await versionsOfTwo(before, after);

  test('draw only components that show private companies', () => {
    for (const version of [versions.before, versions.after])
      expect(drawnComponents(version)).toEqual(['cards', 'player-aid']);
  });

  test('compare as if everything had been drawn', async () => {
    const fullComparison = compareVersions(await versionOf(before), await versionOf(after));
    expect(compareVersions(versions.before, versions.after)).toEqual(fullComparison);
    expect(fullComparison.changes.map(({ title }) => title)).toContain(
      `private "${dearer.privates[0].name}"`,
    );
  });

  test('are fully drawn if their fonts or pictures may differ', async () => {
    const earlier = { title: '', drawings: () => before };
    const { after: drawn } = await versionsOf(earlier, after, false);
    expect(drawnComponents(drawn)).toContain('map');
  });
});

describe('listing components without drawing them', () => {
  test.each(BUNDLED_GAMES.map(({ id }) => id))('reads the same parts of %s as drawing', async (id) => {
    const drawings = drawingsOf(await textOf(id));
    for (const component of components.filter(({ available }) => available(drawings.game))) {
      const { listed, drawn } = await readParts(component, drawings);
      expect({ component: component.id, parts: listed }).toEqual({ component: component.id, parts: drawn });
    }
  });

  test.each(BUNDLED_GAMES.map(({ id }) => id))('finds the same items in %s as drawing', async (id) => {
    const drawings = drawingsOf(await textOf(id));
    const keys = ({ items }: Version) => items.map(({ component, key, copies }) => [component, key, copies]);
    const { after } = await versionsOfTwo(drawingsOf(await textOf(id)), drawings);
    expect(drawnComponents(after)).toEqual([]);
    expect(keys(after)).toEqual(keys(await versionOf(drawings)));
  });
});

/** Parts of a game that are read while a component is listed, and while it is drawn. */
const readParts = async (component: Component, { game, draw }: GameDrawings) => {
  const { pages, physical } = await component.drawings();
  const read = (isDrawn: boolean) =>
    draw((fullLook) => {
      const { recorder, parts } = recordReadParts(game);
      const look = isDrawn ? fullLook : { ...fullLook, emptyHexes: true as const };
      const pieces = component.kind === 'pieces' && physical ? physical(recorder, look) : [];
      if (pieces.length === 0) game.maps.forEach((_, variation) => void pages(recorder, look, { variation }));
      else if (isDrawn)
        for (const { front, back } of pieces) {
          front(look, { bleed: 0 });
          back?.(look, { bleed: 0 });
        }
      return [...parts].sort();
    });
  return { listed: await read(false), drawn: await read(true) };
};
