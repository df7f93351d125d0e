import { load, UPGRADE_COLORS } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, library } from '@platelayer/library';
import type { Node } from '@platelayer/scene';
import { expect, test } from 'vitest';
import { drawHex } from '../hex/hex.ts';
import { clipPolygon } from '../hex/outline.ts';
import { nodesOf, textsOf } from '../testing/find.ts';
import { lookFor, setUp } from '../testing/game.ts';
import { manifestDrawings } from '../tiles/drawings.ts';
import { drawTile } from '../tiles/tile-symbol.ts';
import { upgradeSheets } from './chart.ts';
import { upgradesComponent } from './component.ts';
import { hexUpgrades, upgradesOf } from './game-upgrades.ts';

const TILES = { 57: 4, 7: 2, 14: 3, 15: 1, 63: 2 };

/** Text in sizes used only by the chart. The ids on the tiles are part of their drawings. */
const written = (file: object) => {
  const { game, look } = setUp(file);
  return upgradeSheets(game, look).map(({ children }) =>
    textsOf(children)
      .filter(({ matrix: [a], size }) => a >= 1 && size > 10)
      .map(({ text }) => text),
  );
};

test('tiles are grouped by colour, each with its quantity, its upgrades and their values (87.2)', () => {
  expect(written({ tiles: TILES })).toEqual([
    [
      'T Upgrade Chart',
      ...['Yellow tiles and what they become', '57', '4x', '14', '30', '15', '30'],
      ...['Green tiles and what they become', '14', '3x', '63', '40', '15', '1x', '63', '40'],
      ...['Tiles that nothing replaces', '7', '2x', '63', '2x'],
    ],
  ]);
});

test('an unlimited tile has an infinity sign (87.2)', () => {
  expect(written({ tiles: { ...TILES, 7: { quantity: '∞' } } })[0]).toContain('∞x');
});

test('upgrades that do not fit a small page continue next to the same tile, and names do not touch (87.2)', () => {
  const ids = Array.from({ length: 30 }, (_, i) => `Grand Central ${i}`);
  const track = [{ side: 1, type: 'straight' }];
  const tiles = {
    9: 1,
    ...Object.fromEntries(ids.map((id) => [id, { color: 'green', quantity: 1, track }])),
  };
  const { game, look } = setUp({ tiles, upgrades: { 9: ids } }, { paper: { width: 300, height: 400 } });
  const pages = upgradeSheets(game, look).map(({ children }) => textsOf(children));
  expect(Math.max(...pages.flat().map(({ start }) => start.y))).toBeLessThan(400 - 25);
  // The tile is on every page, and no page has only a band.
  const ofTile = pages.filter((page) => page.some(({ text }) => text.startsWith('Yellow')));
  expect(ofTile.length).toBeGreaterThan(3);
  for (const page of ofTile) expect(page.map(({ text }) => text)).toContain('9');
  const becomes = ofTile.map((page) => page.filter(({ text }) => text.startsWith('Grand')));
  expect(becomes.flat().map(({ text }) => text)).toEqual(ids);
  const [first, second] = becomes[0]!;
  expect(second!.start.x - first!.end.x).toBeGreaterThan(3.9);
});

const MAP_OF = (...hexes: readonly object[]) => ({
  hexes: hexes.map((hex, i) => ({ color: 'plain', hexes: [`A${2 * i + 1}`], ...hex })),
});

test('map hexes come first, those without stops before others, and equal ones once (87.2)', () => {
  const map = MAP_OF(
    { cities: [{}], hexes: ['A1', 'C1', 'E1', 'A3', 'C3'] },
    { cities: [{}], labels: ['Y'] },
    { terrain: [{ type: 'mountain', cost: 20 }], hexes: ['B2'] },
    { hexes: ['B4'] },
    { color: 'water', hexes: ['B6'] },
    { cities: [{}], labels: ['Upper Town'], hexes: ['E3'] },
  );
  const tiles = { 7: 1, 57: 1, '202': 1, 14: 1 };
  expect(written({ tiles, map })[0]?.slice(1, 12)).toEqual([
    'Hexes of the map and what they become',
    ...['B4, B2', '7'],
    ...['A1, C1, E1', 'A3, C3, E3', '57', '20'],
    ...['A3', '202', '30'],
    'Yellow tiles and what they become',
  ]);
});

test('rivers are not track, and on pointy-topped maps stops are positioned on the page (87.1.4, 87.1.6)', () => {
  const becomes = (tiles: object, ...hexes: readonly object[]) =>
    hexUpgrades(setUp({ tiles, map: MAP_OF(...hexes) }).game).map(({ into }) => into.map(({ id }) => id));
  const river = { type: 'gentle', side: 2, color: 'water' };
  const city = { color: 'yellow', cities: [{}], track: [{ side: 1 }, { side: 4 }] };
  expect(becomes({ 14: 1 }, { ...city, track: [...city.track, river] })).toEqual([['14']]);
  const cities = (...angles: readonly number[]) => angles.map((angle) => ({ angle, percent: 0.5 }));
  const track = [
    { type: 'stop', side: 1 },
    { type: 'stop', side: 4 },
  ];
  const labels = ['NY'];
  const two = { color: 'green', quantity: 1, cities: cities(0, 180), track, labels };
  const hex = { color: 'yellow', cities: cities(90, 270), track, labels };
  expect(becomes({ N2: two }, hex)).toEqual([['N2']]);
});

test('a tile in the chart is drawn like the tile itself, but without its number (87.2)', () => {
  const track = [1, 2, 3, 4, 5, 6].map((side) => ({ side }));
  const tile = { color: 'brown', quantity: 1, cities: [{ size: 3 }], track, labels: ['B'], values: [70] };
  const { game, look } = setUp({ tiles: { BW2: tile } });
  const places = (nodes: readonly Node[]) =>
    textsOf(nodes).flatMap(({ text, start }) => (text === 'BW2' ? [] : [{ text, start }]));
  const [page] = upgradeSheets(game, look);
  const drawn = nodesOf(page!.children, 'group').find(({ title }) => title === 'Tile BW2');
  const itself = places([drawTile(game.tiles[0]!, look)]);
  expect(places(drawn!.children)).toEqual(itself);
  const withoutNumber = drawHex(game.tiles[0]!.hex, look, {
    context: 'tile',
    orientation: 0,
    outline: false,
  });
  expect(places(withoutNumber)).not.toEqual(itself);
});

test('many hexes are counted, and all have the names and the orientation of the printed board (87.2)', () => {
  const many = Array.from({ length: 9 }, (_, i) => `B${2 * i + 2}`);
  const file = (more: object, hexes = many) => ({
    info: { title: 'T', ...more },
    tiles: { 57: 1 },
    map: MAP_OF({ cities: [{}], track: [1], color: 'plain', hexes }),
  });
  expect(written(file({}))[0]).toEqual(expect.arrayContaining(['B2', 'and 8 more']));
  expect(written(file({ mapCoordinates: 'reversed' }, ['G5']))[0]).toContain('E7');
  const outlineOn = (orientation: string) => {
    const { game, look } = setUp(file({ orientation }, ['G5']));
    const groups = upgradeSheets(game, look).flatMap(({ children }) => nodesOf(children, 'group'));
    return groups.find(({ title }) => title === 'Hex G5')?.clip;
  };
  expect(outlineOn('horizontal')).toEqual(clipPolygon('hex', 0));
  expect(outlineOn('vertical')).toEqual(clipPolygon('hex', 90));
});

test('a hex with a label accepts unlabelled tiles if no tile of their colour has the label, and either of two labels', () => {
  const file = (labels: readonly string[], tiles: object) => ({
    tiles,
    map: MAP_OF({ cities: [{}], labels }),
  });
  const becomes = (file: object) =>
    Object.fromEntries(
      [...upgradesOf(setUp(file).game)].map(([tile, into]) => [tile.id, into.map(({ id }) => id)]),
    );
  const own = (color: string, label: string) => ({
    color,
    cities: [{ size: 2 }],
    track: [1, 2, 3, 4, 5],
    labels: [label],
  });
  const last = { quantity: 1, ...own('brown', 'L') };
  expect(becomes(file(['L'], { 57: 1, 14: 1, 63: 1, L1: last }))).toEqual({
    57: ['14'],
    14: ['63', 'L1'],
    63: [],
    L1: [],
  });
  expect(becomes(file([], { 14: 1, L1: last }))).toEqual({ 14: [], L1: [] });
  const two = { Y1: { quantity: 1, ...own('brown', 'Y') }, K1: { quantity: 1, ...own('gray', 'K') } };
  expect(becomes(file(['Y', 'K'], two))).toEqual({ Y1: ['K1'], K1: [] });
  expect(becomes(file(['Y'], two))).toEqual({ Y1: [], K1: [] });
});

test('two towns become a city if the setting is on', () => {
  const { game } = setUp({ tiles: { 1: 1, 69: 1, 14: 1, 619: 1, 88: 1 } });
  const becomes = (rare: boolean) =>
    [...upgradesOf(game, { rare })].flatMap(([tile, into]) => into.map(({ id }) => `${tile.id} ${id}`));
  expect(becomes(false)).toEqual(['1 88']);
  expect(becomes(true)).toEqual(['1 14', '1 88', '69 619']);
});

test('the chart is available if a tile may have a successor', () => {
  const has = (file: object) => upgradesComponent.available(setUp(file).game);
  expect(has({ tiles: TILES })).toBe(true);
  expect(has({ tiles: { 57: 1, 63: 1 } })).toBe(false);
  expect(has({ tiles: { 57: 1 }, upgrades: { 57: ['63'] } })).toBe(true);
  expect(has({ tiles: { 57: 1 }, map: MAP_OF({ cities: [{}] }) })).toBe(true);
  expect(has({ tiles: { 57: 1, P: { color: 'plain', cities: [{}] } } })).toBe(true);
});

test('an entry wider than the page continues on further lines, inside the page', () => {
  const { game, look } = setUp(
    {
      tiles: { 8: 1, ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [20 + i, 1])), 16: 1, 19: 1 },
    },
    { paper: { width: 400, height: 600 } },
  );
  for (const { children, width } of upgradeSheets(game, look))
    for (const { end } of textsOf(children)) expect(end.x).toBeLessThan(width);
});

test('the manifest includes the chart if the setting is on', () => {
  const { game } = setUp({ tiles: TILES });
  const titles = (manifestUpgrades: boolean) =>
    manifestDrawings
      .pages(game, lookFor(game, { tiles: { manifestUpgrades } }), {})
      .map(({ title }) => title);
  expect(titles(false)).toEqual(['T Tile Manifest']);
  expect(titles(true)).toEqual(['T Tile Manifest', 'T Upgrade Chart']);
});

/**
 * Pairs of a tile, or equal hexes, and a tile it upgrades to; tiles before the last colour without successors, and
 * tiles after the first without predecessors.
 */
const UPGRADES: Readonly<Record<string, readonly [pairs: number, last: string, first: string]>> = {
  ashfall: [64, '25 26 27 AF3 AF7 AF15 AF18 AF19 AF20 AF21', ''],
  'banner-fair': [133, '16 39 40 41 42 45 46 47 63 69 87 88 141 142 143 611 BF5 BF8', '39'],
  brackwater: [65, '16 141 142 143 144', ''],
  'candle-bay': [31, '', ''],
  lamplight: [145, '39 40 41 42 43 44 45 46 47 145 146 147 LL4', ''],
  meridian: [154, '145 146 147 MR2', ''],
  'slate-isles': [107, '41 42 45 46 47 63 84 85 86 89 141 142 SI1 SI2', 'SI3'],
  vessen: [142, '63 145 146 147', ''],
};

test.each(BUNDLED_GAMES)('$id: upgrades of all tiles', async ({ id }) => {
  const { game } = load((await bundledGame(id)) ?? '', library);
  const upgrades = [...upgradesOf(game!, { rare: false })];
  const pairs = [...upgrades, ...hexUpgrades(game!).map(({ into }) => [undefined, into] as const)].flatMap(
    ([, into]) => into,
  );
  const colors = UPGRADE_COLORS.filter((color) => upgrades.some(([{ hex }]) => hex.phase === color));
  const ids = (found: typeof upgrades) => found.map(([tile]) => tile.id).join(' ');
  expect([
    pairs.length,
    ids(upgrades.filter(([{ hex }, into]) => hex.phase !== colors.at(-1) && into.length === 0)),
    ids(upgrades.filter(([tile]) => tile.hex.phase !== colors[0] && !pairs.includes(tile))),
  ]).toEqual(UPGRADES[id]);
});
