import type { ConfigPart, JsonObject } from '@platelayer/game';
import { checkPage } from '@platelayer/scene';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Look } from '../look.ts';
import { textsOf } from '../testing/find.ts';
import { gameOf, lookFor } from '../testing/game.ts';
import * as component from './component.ts';
import { mapDrawings } from './drawings.ts';
import { drawWholeMap } from './map.ts';

const pagesOf = async (
  file: JsonObject,
  request: Parameters<typeof mapDrawings.pages>[2],
  part: ConfigPart = {},
) => {
  const game = gameOf({ info: {}, ...file });
  const look = lookFor(game, part);
  const pages = mapDrawings.pages(game, look, request);
  for (const page of pages) checkPage(page, look.fonts);
  return { pages, found: look.found };
};

const three = { info: { title: 'Hill Line' }, map: { hexes: [{ hexes: ['A1', 'B2', 'A3'] }] } };

/** 25 numbers by 12 letters, a city in every hex. */
const large = {
  info: { title: 'Hill Line' },
  map: {
    title: false,
    hexes: [{ hexes: grid(25, 12), cities: [{}] }],
  },
};

function grid(numbers: number, letters: number): [number, number][] {
  return Array.from({ length: numbers * letters }, (_, i): [number, number] => [
    (i % numbers) + 1,
    Math.floor(i / numbers) + 1,
  ]).filter(([number, letter]) => (number + letter) % 2 === 0);
}

test('a map is drawn once for its whole sheet and its parts, and again for another state of the game', () => {
  const drawn = (game: ReturnType<typeof gameOf>, look: Look) => drawWholeMap(game, game.maps[0]!, look);
  const game = gameOf(three);
  const look = lookFor(game);
  expect(drawn(game, look)).toBe(drawn(game, look));
  const saved = { ...game };
  expect(drawn(saved, look)).not.toBe(drawn(game, look));
  expect(drawn(game, lookFor(game))).not.toBe(drawn(game, look));
});

describe('the single sheet (30.17)', () => {
  test('is 4.52 by 4.55 inches for a map of 400 by 403.10875', async () => {
    const { pages } = await pagesOf(three, {});
    expect(pages).toMatchObject([{ width: 452, height: 455, title: 'Hill Line - Map' }]);
    expect(pages[0]?.children).toMatchObject([{ transform: [1, 0, 0, 1, 25, 25] }]);
  });

  test('has no margins as a picture', async () => {
    const game = gameOf(three);
    expect(mapDrawings.pieces(game, lookFor(game))).toMatchObject([
      { name: 'map', width: 400, height: expect.closeTo(403.10875, 6) },
    ]);
  });

  test('is cut off and reported above 200 inches', async () => {
    const { pages, found } = await pagesOf({ map: { hexes: [{ hexes: ['A300'] }] } }, {});
    expect(pages[0]?.width).toBe(20_000);
    expect(found.map(({ code }) => code)).toContain('layout/too-large');
  });
});

describe('the paged map (30.19)', () => {
  test('takes six portrait pages of 700 by 876.07 if split plainly', async () => {
    const { pages } = await pagesOf(large, { paginated: true }, { maps: { split: 'plain' } });
    expect(pages).toHaveLength(6);
    expect(pages[0]).toMatchObject({
      title: 'Hill Line - Map - page 1 of 6',
      trim: { width: 700, height: expect.closeTo(876.073, 3) },
    });
  });

  test('takes as many if split smartly, without cutting a city', async () => {
    const { pages } = await pagesOf(large, { paginated: true });
    expect(pages).toHaveLength(6);
    expect(pages.map(({ title }) => title?.slice(-11))).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `page ${number} of 6`),
    );
    // Cities with a radius of about 25, every 75 units across and half a row apart.
    const across = (pages[0]?.trim?.width ?? 0) - 25;
    const fromCentre = Math.abs(((across - 50 + 37.5) % 75) - 37.5);
    expect(fromCentre).toBeGreaterThan(25);
  });

  test('uses landscape paper if that needs fewer sheets, with two halves on one', async () => {
    const hexes = Array.from({ length: 9 }, (_, i) => `A${2 * i + 2}`);
    const { pages } = await pagesOf({ map: { hexes: [{ hexes }] } }, { paginated: true });
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ width: 1100, height: 850 });
  });

  test('has no page with nothing but coordinates', async () => {
    const corners = { map: { hexes: [{ hexes: ['A1', 'A41', 'T2'] }] } };
    const { pages } = await pagesOf(corners, { paginated: true });
    const parts = pages
      .flatMap((page) => textsOf(page.children))
      .filter(({ text }) => / - part \d/.test(text));
    expect(parts).toHaveLength(3);
  });

  test('is empty, with an error, if margins leave no space', async () => {
    const file = { map: { hexes: [{ hexes: ['A1'] }] } };
    const { pages, found } = await pagesOf(file, { paginated: true }, { paper: { margins: 500 } });
    expect(pages).toEqual([]);
    expect(found).toMatchObject([{ severity: 'error', code: 'layout/no-room' }]);
  });
});

describe('the component', () => {
  const variations = {
    map: [
      { name: 'Long', hexes: [{ hexes: ['A1', 'A3'] }] },
      { name: 'Short', hexes: [{ hexes: ['A1'] }] },
    ],
  };

  test('is available for games with a map', () => {
    expect(component.mapComponent.available(gameOf(three))).toBe(true);
    expect(component.mapComponent.available(gameOf({ info: { title: 'T' } }))).toBe(false);
  });

  test('has no pages for a game without a map', async () => {
    expect((await pagesOf({}, {})).pages).toEqual([]);
  });

  test('shows the requested variation, or the first if there is no such one (30.24.5)', async () => {
    const widths = [0, 1, 7, -1, Number.NaN].map(async (variation) => {
      const { pages } = await pagesOf(variations, { variation });
      return pages[0]?.width;
    });
    expect(await Promise.all(widths)).toEqual([452, 302, 452, 452, 452]);
  });

  test('has a piece for every variation', async () => {
    const game = gameOf(variations);
    const pieces = mapDrawings.pieces(game, lookFor(game));
    expect(pieces.map(({ name, title }) => [name, title])).toEqual([
      ['map-0', 'Long'],
      ['map-1', 'Short'],
    ]);
  });

  test('can be printed whatever its numbers', async () => {
    const number = fc.oneof(
      fc.double(),
      fc.constantFrom(
        0,
        -1,
        1e9,
        -1e9,
        Number.NaN,
        '7',
        '',
        true,
        [],
        {},
        '__proto__',
      ) as fc.Arbitrary<never>,
    );
    const place = fc.dictionary(
      fc.constantFrom('x', 'y', 'cellWidth', 'rowHeight', 'fontSize', 'rotation'),
      number,
    );
    const line = fc.record({
      coords: fc.array(fc.constantFrom('A1', 'B2p9', 'C3s0.5', 'A1x1e9y2', '1 2', 'zz', 'constructor')),
      width: number,
      borderWidth: number,
      dashed: fc.boolean(),
      dashArray: fc.constantFrom('4 2', '0', '-1', 'x', '1e-9') as fc.Arbitrary<string>,
      offset: number,
    });
    const file = fc.record({
      info: fc.dictionary(
        fc.constantFrom('titleX', 'titleY', 'titleFontSize', 'titleRotate', 'extraTotalWidth'),
        number,
      ),
      players: fc.constant([{ number: 2, capital: 100 }]),
      rounds: fc.constant(['SR', 'OR']),
      map: fc.record({
        hexes: fc.constant([{ hexes: ['A1', 'B2', 'Z99999999', 'a0', ''] }]),
        opacity: number,
        players: place,
        roundTracker: place,
        lines: fc.array(line, { maxLength: 2 }),
        borderTexts: fc.array(
          fc.record({
            coord: fc.constant('A1'),
            cost: number,
            circle: number,
            rotation: number,
            fontSize: number,
          }),
          { maxLength: 2 },
        ),
      }),
    });
    await fc.assert(
      fc.asyncProperty(file, async (json) => {
        const game = gameOf(json as unknown as JsonObject);
        const look = lookFor(game);
        const requests = [{}, { paginated: true }];
        const pages = requests.flatMap((request) => mapDrawings.pages(game, look, request));
        for (const page of [...pages, ...mapDrawings.pieces(game, look)])
          expect(() => checkPage(page, look.fonts)).not.toThrow();
      }),
      { numRuns: 60 },
    );
  });
});
