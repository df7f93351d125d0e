import type { ConfigPart, Json } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { leaves, textsOf } from '../testing/find.ts';
import { expectPicture } from '../testing/gallery.ts';
import { lookFor } from '../testing/game.ts';
import { manifestPages, manifestSheets } from './manifest.ts';
import { tileGame, tilesOn } from './testing/game.ts';

const some = (color: string, count: number, from = 1): Readonly<Record<string, Json>> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${from + i}`, { color }]));

/** Ids column by column, page by page. */
const columnsOf = (tiles: Json, columns = 4, rows = 3) =>
  manifestPages(tileGame(tiles).tiles, { columns, rows }).map((page) =>
    page.map((column) => column.map(({ id }) => id).join(' ')),
  );

test('a tile has the rotation it has on the tile sheet', () => {
  const turned = (rotation: number) => {
    const game = tileGame({ 9: { color: 'yellow', rotation } });
    const [page] = manifestSheets(game, lookFor());
    return leaves(page!.children).find(({ node }) => node.kind === 'polygon')?.matrix[1];
  };
  expect(turned(0)).toBeCloseTo(0);
  expect(turned(60)).toBeGreaterThan(0.1);
});

describe('columns (80.9)', () => {
  test('are yellow, green, brown and everything else, each sorted by number and extra', () => {
    const tiles = {
      'X|1': { color: 'brown' },
      '9|B': { color: 'yellow' },
      30: { color: 'grey' },
      '9|2': { color: 'yellow' },
      9: { color: 'yellow' },
      31: { color: 'green' },
      29: { color: 'water' },
    };
    expect(columnsOf(tiles)).toEqual([['9 9|2 9|B', '31', 'X|1', '29 30']]);
  });

  test('are not left empty for a missing colour', () => {
    expect(columnsOf({ ...some('yellow', 2), ...some('brown', 1, 5) })).toEqual([['1 2', '5']]);
  });

  test('are two of equal length for a colour too long for one', () => {
    expect(columnsOf({ ...some('green', 4), ...some('brown', 1, 5) })).toEqual([['1 2', '3 4', '5']]);
  });

  test('contain several short colours if that saves a page', () => {
    const tiles = {
      ...some('yellow', 3),
      ...some('green', 5, 11),
      ...some('brown', 2, 21),
      ...some('gray', 1, 31),
    };
    expect(columnsOf(tiles)).toEqual([['1 2 3', '11 12 13', '14 15', '21 22 31']]);
  });

  test('contain all tiles in sequence if only that saves a page', () => {
    const tiles = { ...some('yellow', 2), ...some('green', 2, 11), ...some('brown', 2, 21) };
    expect(columnsOf(tiles, 2)).toEqual([['1 2 11', '12 21 22']]);
  });

  test('without tiles there is no page', () => {
    expect(columnsOf({})).toEqual([]);
  });
});

const manifestOf = (tiles: Json, part: ConfigPart = {}) => {
  const game = tileGame(tiles);
  const look = lookFor(game, part);
  return { pages: manifestSheets(game, look), look };
};

/** Text around the tiles. */
const wordsOf = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return wordsOf(node.children);
    return node.kind === 'text' ? [node.runs.map(({ text }) => text).join('')] : [];
  });

describe('entries (80.9)', () => {
  test('have an id, a tile and a quantity', () => {
    expect(wordsOf(manifestOf({ 9: 3, '57|B': 1 }).pages[0]!.children)).toEqual([
      'Narrow Valley Tile Manifest',
      '9',
      '3x',
      '57 (B)',
      '1x',
    ]);
  });

  test('show the number of printed copies if it differs (80.14.15)', () => {
    const { pages } = manifestOf({ 7: { quantity: '∞', print: 3 }, 8: { quantity: 2, print: 0 } });
    expect(wordsOf(pages[0]!.children)).toEqual([
      'Narrow Valley Tile Manifest',
      '7',
      '∞x',
      'print 3',
      '8',
      '2x',
      'print 0',
    ]);
  });

  test('are half an inch apart on a full page, with tiles half an inch wide', () => {
    const tiles = tilesOn(manifestOf(some('yellow', 200)).pages[0]!);
    expect(tiles.slice(0, 3).map(({ y }) => y)).toEqual([100, 150, 200]);
    expect(tiles[0]?.scale).toBeCloseTo(50 / 173.205, 6);
  });

  test('are as large as a page with fewer tiles allows, up to an inch and a half', () => {
    const few = tilesOn(manifestOf({ 7: 1, 8: 1, 9: 1 }).pages[0]!);
    expect(few.map(({ y }) => y)).toEqual([150, 300, 450]);
    expect(few[0]?.scale).toBeCloseTo(150 / 173.205, 6);
    const more = tilesOn(manifestOf(some('yellow', 40)).pages[0]!);
    expect(more).toHaveLength(40);
    expect(more[1]!.y - more[0]!.y).toBeCloseTo(100);
  });

  test('have the number of columns that makes them largest', () => {
    const long = tilesOn(
      manifestOf({ ...some('yellow', 3), ...some('green', 16, 11), ...some('brown', 18, 31) }).pages[0]!,
    );
    expect(173.205 * long[0]!.scale).toBeGreaterThan(80);
  });

  test('have no more columns than there are tiles, however large the paper', () => {
    const { pages } = manifestOf(some('yellow', 5), { paper: { width: 1e9, height: 1e9 } });
    expect(pages).toHaveLength(1);
  });

  test('do not touch those of neighbouring columns', () => {
    const { pages } = manifestOf(
      Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`${i + 1}|T${i}`, 1])),
    );
    const found = textsOf(pages[0]!.children).filter(({ y }) => y > 80);
    const ends = found.filter(({ text }) => text.endsWith('x')).map(({ end }) => end.x);
    const starts = found.filter(({ text }) => text.includes('(')).map(({ start }) => start.x);
    const between = ends.flatMap((end) => starts.filter((start) => start > end).map((start) => start - end));
    expect(Math.min(...between)).toBeGreaterThan(15);
  });

  test('stay on the paper even with a long id', () => {
    const { pages, look } = manifestOf({
      ...some('yellow', 10),
      ...some('green', 10, 11),
      ...some('gray', 10, 21),
      'St Petersburg|brown': { color: 'brown' },
    });
    const edges = pages.flatMap(({ children }) =>
      textsOf(children).flatMap(({ start, end }) => [start.x, end.x]),
    );
    expect(Math.min(...edges)).toBeGreaterThan(0);
    expect(Math.max(...edges)).toBeLessThan(look.config.paper.width);
  });

  test('the longest colour gets the remaining columns', () => {
    expect(columnsOf({ ...some('yellow', 2), ...some('green', 16, 11) }, 4, 20)).toEqual([
      ['1 2', '11 12 13 14 15 16', '17 18 19 20 21 22', '23 24 25 26'],
    ]);
  });

  test('have no cut outlines', () => {
    const tiles = tilesOn(manifestOf({ 7: 1 }).pages[0]!);
    expect(tiles.map(({ group }) => group.cut)).toEqual([undefined]);
  });

  test('the columns are centred on the page', () => {
    const xs = tilesOn(manifestOf(some('yellow', 80)).pages[0]!).map(({ x }) => x);
    const columns = [...new Set(xs.map((x) => x.toFixed(3)))].map(Number);
    expect(columns).toHaveLength(5);
    expect(columns[4]! - columns[0]!).toBeCloseTo(640, 0);
  });
});

test('further pages repeat the title and are numbered, and their columns are equally long (80.14.16)', () => {
  const { pages } = manifestOf(some('yellow', 141));
  expect(pages.map(({ title }) => title)).toEqual([
    'Narrow Valley Tile Manifest, page 1 of 2',
    'Narrow Valley Tile Manifest, page 2 of 2',
  ]);
  const counts = pages.map((page) => tilesOn(page).length);
  expect(counts.reduce((sum, count) => sum + count)).toBe(141);
});

test('picture of a manifest', async () => {
  const { pages, look } = manifestOf(
    { A1: { color: 'yellow', quantity: '∞', print: 4 }, 'B|2': { color: 'green', quantity: 2 } },
    { paper: { width: 450, height: 180 } },
  );
  await expectPicture(pages[0]!, look, 'manifest');
});
