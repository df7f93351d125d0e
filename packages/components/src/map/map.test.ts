import type { ConfigPart, JsonObject } from '@platelayer/game';
import {
  bounds,
  boundsOfAll,
  box,
  checkPage,
  contains,
  type Group,
  type Node,
  outlineBounds,
  thingsOn,
} from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { effortSince } from '../../../../scripts/testing/effort.ts';
import { leaves } from '../testing/find.ts';
import { gameOf, lookFor } from '../testing/game.ts';
import { mapDrawings } from './drawings.ts';
import { drawMap } from './map.ts';

const drawn = async (file: JsonObject, part: ConfigPart = {}, variation = 0) => {
  const game = gameOf({ info: {}, ...file });
  const look = lookFor(game, part);
  const map = drawMap(game, game.maps[variation]!, look);
  const layer = (name: string) => map.layers.find((found) => found.name === name)?.children ?? [];
  checkPage(map, look.fonts);
  return { ...map, layer, look, found: look.found.filter(({ code }) => !code.startsWith('artwork/')) };
};

const places = (nodes: readonly Node[]) =>
  nodes.map((node) => ('transform' in node ? node.transform?.slice(4).map(Math.round) : undefined));

const lettering = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'text') return node.runs.map(({ text }) => text);
    if (node.kind === 'group') return lettering(node.children);
    return node.kind === 'use' ? lettering(node.symbol.children) : [];
  });

describe('hexes (30.7)', () => {
  test('stand at their centres, scaled from 150', async () => {
    const { layer } = await drawn(
      { map: { hexes: [{ hexes: ['A1', 'B2'] }] } },
      { tiles: { mapWidth: 100 } },
    );
    expect(layer('hexes').map((node) => (node.kind === 'use' ? node.transform : undefined))).toEqual([
      [2 / 3, 0, 0, 2 / 3, 100, expect.closeTo(107.735, 6)],
      [2 / 3, 0, 0, 2 / 3, 150, expect.closeTo(194.3375, 6)],
    ]);
  });

  test('of one group share one symbol', async () => {
    const { layer } = await drawn({
      map: { hexes: [{ hexes: ['A1', 'A3'] }, { hexes: ['A1'], color: 'yellow' }] },
    });
    const ids = layer('hexes').map((node) => (node.kind === 'use' ? node.symbol.id : ''));
    expect(ids).toEqual(['map-0-hex-1', 'map-0-hex-1', 'map-0-hex-2']);
  });

  test('something that reaches into a later hex lies over it, and not under its ground', async () => {
    const bridge = { bridges: [{ cost: 40, angle: 0, percent: 1 }] };
    const { layer } = await drawn({
      info: { orientation: 'horizontal' },
      map: { hexes: [{ hexes: ['A1'], ...bridge }, { hexes: ['A3', 'A5'] }] },
    });
    expect(places(layer('hexes'))).toEqual(places([...layer('hexes').slice(0, 3), layer('hexes')[0]!]));
    expect(layer('hexes').map((node) => lettering([node]))).toEqual([[], [], [], ['$40']]);
  });

  test('something that reaches nowhere, off the map, or into an earlier hex stays with its hex', async () => {
    const at = (angle: number) => ({ bridges: [{ cost: 40, angle, percent: 1 }] });
    const { layer } = await drawn({
      info: { orientation: 'horizontal' },
      map: {
        hexes: [
          { hexes: ['A1'], ...at(180) },
          { hexes: ['A3'], ...at(180) },
          { hexes: ['A5'], bridges: [{ cost: 60 }] },
          { hexes: ['A7'] },
        ],
      },
    });
    expect(layer('hexes').map((node) => lettering([node]))).toEqual([['$40'], ['$40'], ['$60'], []]);
  });

  test('a hex that another one covers shows nothing of what reaches over its edge', async () => {
    const { layer } = await drawn({
      info: { orientation: 'horizontal' },
      map: {
        hexes: [{ hexes: ['A1'], bridges: [{ cost: 40, angle: 0, percent: 1 }] }, { hexes: ['A3', 'A1'] }],
      },
    });
    expect(layer('hexes').map((node) => lettering([node]))).toEqual([['$40'], [], []]);
  });

  test('what reaches from a later hex into an earlier one lies over what came from there', async () => {
    const bridge = (cost: number, angle: number) => ({ bridges: [{ cost, angle, percent: 1 }] });
    const { layer } = await drawn(
      {
        info: { orientation: 'horizontal' },
        map: {
          hexes: [
            { hexes: ['A1'], ...bridge(40, 0) },
            { hexes: ['A3'], ...bridge(60, 180) },
          ],
        },
      },
      { coords: 'inside' },
    );
    expect(layer('hexes').map((node) => lettering([node]))).toEqual([['A1'], ['A3'], ['$40'], ['$60']]);
  });

  test('of two variations have symbols of their own', async () => {
    const map = [{ hexes: [{ hexes: ['A1'] }] }, { hexes: [{ hexes: ['A1'], color: 'red' }] }];
    const { layer } = await drawn({ map }, {}, 1);
    expect(layer('hexes')[0]).toMatchObject({ symbol: { id: 'map-1-hex-1' } });
  });

  test('lie where their name says, also with doubled letters and between the rows', async () => {
    const { layer } = await drawn({ map: { hexes: [{ hexes: ['AA1', 'A2', [4, 1]] }] } }, { coords: 'none' });
    expect(places(layer('hexes'))).toEqual([
      [75, Math.round(86.6025 + 26 * 129.90375)],
      [150, 87],
      [300, 87],
    ]);
  });

  test.each(['right', 'left', 'none'] as const)(
    'have their names inside, with tile numbers %s',
    async (id) => {
      const { layer, width } = await drawn(
        { map: { hexes: [{ hexes: ['A1', 'A3'] }] } },
        { coords: 'inside', tiles: { id } },
      );
      expect(lettering(layer('hexes'))).toEqual(['A1', 'A3']);
      expect(layer('labels')).toEqual([]);
      expect(width).toBe(300);
    },
  );

  test('leave it out where they lie over others that have it', async () => {
    const sea = [
      { color: 'water', hexes: ['A1'], removeBorders: [4] },
      { color: 'water', hexes: ['A3'], removeBorders: [1] },
    ];
    const land = { color: 'plain', hexes: ['A1', 'A3'] };
    const lines = async (hexes: JsonObject[], part: JsonObject = {}) => {
      const { layer } = await drawn({ map: { title: false, hexes, ...part } });
      return layer('hexes').map(
        (node) => leaves([node]).filter(({ node: { kind } }) => kind === 'line').length,
      );
    };
    expect(await lines([land, ...sea])).toEqual([5, 5, 5, 5]);
    // A hex that one can see through covers nothing.
    expect(await lines([land, ...sea], { opacity: 0.5 })).toEqual([0, 0, 5, 5]);
    expect(await lines([land])).toEqual([0, 0]);
  });

  test('leave out the line between two that both say so, and close the seam beneath (30.7.4)', async () => {
    const hexes = (removed: number) => [
      { color: 'water', hexes: ['A1'], removeBorders: [4] },
      { color: 'water', hexes: ['A3'], removeBorders: [removed] },
    ];
    const { layer, look } = await drawn({ map: { hexes: hexes(1) } });
    expect(layer('seams')).toMatchObject([
      { kind: 'line', x1: 200, x2: 200, stroke: { color: look.color('water', 'map') } },
    ]);
    expect((await drawn({ map: { hexes: hexes(2) } })).layer('seams')).toEqual([]);
    // Hexes that one can see through are made so together, and are drawn without ground themselves.
    const sea = await drawn({ map: { opacity: 0.4, hexes: hexes(1) } });
    expect(sea.layer('seams')).toMatchObject([
      { kind: 'group', opacity: 0.4, children: [{ kind: 'line' }, { kind: 'group' }, { kind: 'group' }] },
    ]);
    const water = look.color('water', 'map');
    const grounds = (nodes: readonly Node[]) =>
      leaves(nodes).filter(({ node }) => node.kind === 'polygon' && node.fill === water).length;
    expect([grounds(sea.layer('seams')), grounds(sea.layer('hexes'))]).toEqual([2, 0]);
    const open = { color: 'water', hexes: ['A1', 'A3'], removeBorders: true };
    const { children } = await drawn({ map: { opacity: 0.4, hexes: [open] } });
    expect(thingsOn(children).map(({ subject, box }) => [subject.name, box.width])).toEqual([
      ['hex A1', 149],
      ['hex A3', 149],
    ]);
    // Beside one that is less so, a strip is no wider than the gap.
    const [first, second] = hexes(1);
    const [thin] = (await drawn({ map: { hexes: [first!, { ...second, opacity: 0.4 }] } })).layer('seams');
    expect(thin).toMatchObject({ kind: 'group', opacity: 0.4 });
    expect(leaves([thin!])[0]?.node).toMatchObject({
      kind: 'line',
      stroke: { width: expect.closeTo(1.15, 1) },
    });
    // A ground that lies over another hex stays there.
    const overlaid = await drawn({ map: { opacity: 0.4, hexes: [{ hexes: ['A1'] }, ...hexes(1)] } });
    expect(grounds(overlaid.layer('hexes'))).toBe(1);
    expect((await drawn({ info: { transparent: true }, map: { hexes: hexes(1) } })).layer('seams')).toEqual(
      [],
    );
  });

  test('and track runs on over the seam, its halo less far', async () => {
    const hexes: JsonObject[] = [
      { color: 'water', hexes: ['A1'], removeBorders: [4], track: [{ side: 4 }, { side: 2 }] },
      { color: 'water', hexes: ['A3'], removeBorders: [1] },
    ];
    const patches = (await drawn({ map: { hexes } })).layer('hexes').slice(hexes.length);
    expect(patches.map((node) => outlineBounds((node as Group).clip!))).toMatchObject([
      { x: 74, width: 1.5 },
      { x: 73.5, width: 2 },
    ]);
    expect(leaves(patches)).toHaveLength(2);
  });

  test('and track that cannot be printed is left out there too', async () => {
    const track = [{ side: 4, x: 1e308, angle: 45, percent: 1e308 }];
    const hexes: JsonObject[] = [
      { color: 'water', hexes: ['A1'], removeBorders: [4], track },
      { color: 'water', hexes: ['A3'], removeBorders: [1] },
    ];
    const { width, height, children, look } = await drawn({ map: { hexes } });
    expect(() => checkPage({ width, height, children }, look.fonts)).not.toThrow();
  });

  test('close the seam on horizontal maps too', async () => {
    const { layer } = await drawn({
      info: { orientation: 'horizontal' },
      map: {
        hexes: [
          { color: 'red', hexes: ['B2'], removeBorders: [2] },
          { color: 'red', hexes: ['A3'], removeBorders: [5] },
        ],
      },
    });
    expect(layer('seams')).toHaveLength(1);
  });
});

describe('layers (30.8)', () => {
  const file = {
    info: { title: 'Hill Line' },
    rounds: [{ name: 'SR' }],
    players: [{ number: 2, capital: 300 }],
    stock: { type: '2D', market: [[50, 60]], movement: { up: ['Sold out'] } },
    map: {
      hexes: [{ hexes: ['A1'] }],
      movement: { x: 20, y: 30 },
      roundTracker: { x: 5 },
      players: { x: 10, y: 20 },
      market: { x: 300 },
      lines: [{ color: 'red', coords: ['A1p1', 'A1p2'] }],
      borders: [{ color: 'red', coords: ['A1p1', '400 400'] }],
      borderTexts: [{ coord: 'A1', label: 'Ferry' }],
    },
  };

  test('lie over one another in the order of the chapter, borders over the title', async () => {
    const { layers, children } = await drawn(file);
    expect(layers.map(({ name }) => name)).toEqual([
      ...['seams', 'hexes', 'labels', 'title', 'market', 'movement', 'roundTracker', 'players'],
      ...['lines', 'borders', 'borderTexts'],
    ]);
    expect(layers.slice(1).every((layer) => layer.children.length > 0)).toBe(true);
    expect(children).toEqual(layers.flatMap((layer) => layer.children));
  });

  test('blocks are placed 50 from the corner', async () => {
    const { layer } = await drawn(file);
    expect(places(layer('market'))).toEqual([[350, 50]]);
    expect(places(layer('movement'))).toEqual([[70, 80]]);
    expect(places(layer('roundTracker'))).toEqual([[55, 50]]);
    expect(places(layer('players'))).toEqual([[60, 70]]);
  });

  test('cells of the market begin below its empty title band (30.16)', async () => {
    const box = bounds((await drawn(file)).layer('market')[0]!)!;
    // Half of the outline, 1 wide, lies outside the cells.
    expect([box.x, box.y]).toEqual([349.5, 99.5]);
  });

  test('the configuration hides blocks, and the map its title', async () => {
    const { layer } = await drawn(
      { ...file, map: { ...file.map, title: false } },
      { maps: { market: false, players: false, roundTracker: false } },
    );
    for (const name of ['title', 'market', 'players', 'roundTracker']) expect(layer(name)).toEqual([]);
  });
});

describe('variations (30.3.2)', () => {
  const info = { title: 'Two Ways', designer: 'A. Person' };
  const long: JsonObject = {
    name: 'Long',
    hexes: [
      { color: 'plain', hexes: ['A1', 'A3', 'A5'] },
      { color: 'yellow', hexes: ['B2'], cities: [{ name: { name: 'Mill' } }], values: [{ value: 20 }] },
    ],
    borders: [
      { color: 'water', coords: ['A3p1', 'A3p2'] },
      { color: 'red', coords: ['A1p5', 'A1p6'] },
    ],
  };
  const short: JsonObject = {
    name: 'Short',
    copy: 0,
    remove: ['A5'],
    removeBorders: [{ color: 'red', coords: ['A1p5', 'A1p6'] }],
    hexes: [{ hexes: ['B4'], copy: 'B2', color: 'green', cities: [{ name: { name: 'Forge' } }] }],
  };

  test('the shorter one has no A5, one border, its name in the title', async () => {
    const { layer, width, height } = await drawn({ info, map: [long, short] }, {}, 1);
    expect([width, height]).toEqual([475, expect.closeTo(403.10875, 6)]);
    expect(layer('hexes')).toHaveLength(4);
    expect(layer('borders')).toHaveLength(2);
    expect(lettering(layer('title'))).toContain('by A. Person ··· Short');
    expect(lettering(layer('hexes')).filter((text) => text === '20')).toHaveLength(2);
  });

  test('a variation may build on one that follows it', async () => {
    const { layer } = await drawn({ info, map: [{ ...short, copy: 1 }, long] });
    expect(layer('hexes')).toHaveLength(4);
  });
});

describe('every way to write coordinates', () => {
  const modes = ['outside', 'edge', 'inside', 'none'] as const;
  const cases = modes.flatMap((coords) =>
    (['vertical', 'horizontal'] as const).flatMap((orientation) =>
      [150, 100].map((mapWidth) => [coords, orientation, mapWidth] as const),
    ),
  );
  test.each(cases)('%s, %s, %d wide: all is on the sheet', async (coords, orientation, mapWidth) => {
    const file = { info: { orientation }, map: { hexes: [{ hexes: ['A1', 'B2', 'A3', 'C3'] }] } };
    const { width, height, children } = await drawn(file, { coords, tiles: { mapWidth } });
    const ink = boundsOfAll(children)!;
    // Edge lines are 2 wide, and a square box around round caps is a little larger.
    expect(contains(box(0, 0, width, height), ink, coords === 'outside' ? 0 : 5)).toBe(true);
  });
});

describe('what is wrong with a map', () => {
  test('hexes before number 1 and letter A get room and push the whole map in', async () => {
    const { layer, width } = await drawn({ info: { title: 'T' }, map: { hexes: [{ hexes: ['A0', 'A2'] }] } });
    expect(width).toBe(400);
    expect(layer('hexes')).toMatchObject([{ kind: 'group', transform: [1, 0, 0, 1, 75, 0] }]);
    expect(bounds(layer('hexes')[0]!)!.x).toBeGreaterThan(45);
  });

  test('a block beyond the sheet is reported with the space that would hold it', async () => {
    const file = {
      players: [{ number: 2 }],
      map: { hexes: [{ hexes: ['A1'] }], players: { x: 10, y: 1000 } },
    };
    const { found } = await drawn(file);
    expect(found).toMatchObject([{ severity: 'warning', code: 'map/outside', pointer: '/map/players' }]);
    expect(found[0]?.hint).toMatch(/^Move it, or add 8\d\d to info.extraTotalHeight\.$/);
    const horizontal = await drawn({ ...file, info: { orientation: 'horizontal' } });
    expect(horizontal.found[0]?.hint).toContain('info.extraTotalWidth');
  });

  test('a block before the sheet is to be moved', async () => {
    const { found } = await drawn({
      players: [{ number: 2 }],
      map: { hexes: [{ hexes: ['C9'] }], players: { x: -100 } },
    });
    expect(found[0]?.hint).toBe('Move it down or to the right.');
  });

  test('a title on a hex is remarked on, one beside it is not', async () => {
    const file = (titleX: number) => ({
      info: { title: 'Hill', titleFontSize: 20, titleX, titleY: -100, extraTotalWidth: 400 },
      map: { hexes: [{ hexes: ['A1'] }] },
    });
    expect((await drawn(file(20))).found).toMatchObject([
      { severity: 'info', code: 'layout/overlap', message: 'The title lies on A1.' },
    ]);
    expect((await drawn(file(200))).found).toEqual([]);
  });

  test('without hexes the rest is shown', async () => {
    const { layer } = await drawn({ info: { title: 'T' }, map: { hexes: [] } });
    expect(lettering(layer('title'))).toEqual(['T']);
    expect(layer('labels')).toHaveLength(4);
  });

  test('ten thousand hexes take a moment', async () => {
    const hexes = Array.from({ length: 10_000 }, (_, i) => [(i % 100) + 1, Math.floor(i / 100) + 1]);
    const start = process.cpuUsage();
    const { layer } = await drawn({ map: { hexes: [{ hexes, cities: [{}], values: [{ value: 10 }] }] } });
    expect(effortSince(start)).toBeLessThan(150);
    expect(layer('hexes')).toHaveLength(10_000);
  });
});

describe('trimmed edges (30.7.5)', () => {
  const map = {
    hexes: [{ hexes: ['A1', 'A3', 'B2'], names: ['Long river'] }],
    trim: { top: true, left: true },
    borders: [{ color: 'red', coords: ['A1p4', 'A1p5', 'A1p6'] }],
  };

  test('hexes of one group are drawn once for each form', async () => {
    const { layer } = await drawn({ map });
    const [moved] = layer('hexes');
    const ids = (moved as Group).children.map((node) => (node.kind === 'use' ? node.symbol.id : ''));
    expect(ids).toEqual(['map-0-hex-1', 'map-0-hex-2', 'map-0-hex-3']);
  });

  test('nothing of hexes and borders lies beyond them but half the line of a side', async () => {
    const { layer } = await drawn(
      { map: { ...map, hexes: [{ hexes: ['A1', 'A3', 'B2'] }] } },
      { coords: 'none' },
    );
    for (const name of ['hexes', 'borders']) {
      const { x, y } = boundsOfAll(layer(name))!;
      expect(Math.min(x, y)).toBeGreaterThan(-1.5);
    }
  });

  test('the title stays at its place on the sheet', async () => {
    const title = async (trim: JsonObject) => {
      const { layer } = await drawn({ info: { title: 'Reed', titleFontSize: 20 }, map: { ...map, trim } });
      const { x, y } = boundsOfAll(layer('title'))!;
      return [Math.round(x), Math.round(y)];
    };
    expect(await title(map.trim)).toEqual(await title({}));
  });

  test('open sides have no strip beyond them', async () => {
    const open = { hexes: ['A1', 'A3'], color: 'water', removeBorders: true };
    const { layer } = await drawn({ map: { hexes: [open], trim: { top: true } } }, { coords: 'none' });
    // With half its width around it.
    const around = boundsOfAll(layer('seams'))!;
    expect(around).toMatchObject({ y: expect.closeTo(-4, 6), height: expect.closeTo(43.30127 + 8, 4) });
  });
});

test('two halves of one place do not cover what reaches over their cuts', async () => {
  const { layer } = await drawn({
    map: {
      hexes: [
        { hexes: ['A1'], half: 'left', names: [{ name: 'Long river', angle: 0 }] },
        { hexes: ['A1'], half: 'right' },
      ],
    },
  });
  expect(lettering(layer('hexes').slice(0, 2))).toEqual([]);
  expect(lettering(layer('hexes'))).toEqual(['Long river']);
});

test('the middles of hexes stay right where edges are trimmed', () => {
  const map = { hexes: [{ hexes: ['A1', 'B2', 'A3'] }], trim: { top: true, left: true } };
  const game = gameOf({ map });
  const [board] = mapDrawings.physical!(game, lookFor(game, { coords: 'none' }));
  expect(board).toMatchObject({ width: 225, height: expect.closeTo(216.50625, 6) });
  expect(board!.spots).toEqual([
    { name: 'A1', x: 0, y: 0 },
    { name: 'B2', x: 75, y: expect.closeTo(129.90375, 6) },
    { name: 'A3', x: 150, y: 0 },
  ]);
});
