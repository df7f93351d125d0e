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
  subjectBoxes,
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
  test('are at their centres, scaled from 150', async () => {
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

  test('an element that extends into a later hex is above it, not under its background', async () => {
    const bridge = { bridges: [{ cost: 40, angle: 0, percent: 1 }] };
    const { layer } = await drawn({
      info: { orientation: 'horizontal' },
      map: { hexes: [{ hexes: ['A1'], ...bridge }, { hexes: ['A3', 'A5'] }] },
    });
    expect(places(layer('hexes'))).toEqual(places([...layer('hexes').slice(0, 3), layer('hexes')[0]!]));
    expect(layer('hexes').map((node) => lettering([node]))).toEqual([[], [], [], ['$40']]);
  });

  test('an element that does not reach a later hex is drawn with its own hex', async () => {
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

  test('a covered hex shows nothing that extends over its edge', async () => {
    const { layer } = await drawn({
      info: { orientation: 'horizontal' },
      map: {
        hexes: [{ hexes: ['A1'], bridges: [{ cost: 40, angle: 0, percent: 1 }] }, { hexes: ['A3', 'A1'] }],
      },
    });
    expect(layer('hexes').map((node) => lettering([node]))).toEqual([['$40'], [], []]);
  });

  test('an element that extends from a later hex into an earlier one is above elements from there', async () => {
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

  test('of two variations have their own symbols', async () => {
    const map = [{ hexes: [{ hexes: ['A1'] }] }, { hexes: [{ hexes: ['A1'], color: 'red' }] }];
    const { layer } = await drawn({ map }, {}, 1);
    expect(layer('hexes')[0]).toMatchObject({ symbol: { id: 'map-1-hex-1' } });
  });

  test('are at the positions of their names, including doubled letters and positions between rows', async () => {
    const { layer } = await drawn({ map: { hexes: [{ hexes: ['AA1', 'A2', [4, 1]] }] } }, { coords: 'none' });
    expect(places(layer('hexes'))).toEqual([
      [75, Math.round(86.6025 + 26 * 129.90375)],
      [150, 87],
      [300, 87],
    ]);
  });

  test.each(['right', 'left', 'none'] as const)(
    'have their coordinates inside, with tile numbers %s',
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

  test('have no coordinates if they cover others that have them', async () => {
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
    // A transparent hex covers nothing.
    expect(await lines([land, ...sea], { opacity: 0.5 })).toEqual([0, 0, 5, 5]);
    expect(await lines([land])).toEqual([0, 0]);
  });

  test('omit the line between two hexes that both leave it open, and close the seam below (30.7.4)', async () => {
    const hexes = (removed: number) => [
      { color: 'water', hexes: ['A1'], removeBorders: [4] },
      { color: 'water', hexes: ['A3'], removeBorders: [removed] },
    ];
    const { layer, look } = await drawn({ map: { hexes: hexes(1) } });
    expect(layer('seams')).toMatchObject([
      { kind: 'line', x1: 200, x2: 200, stroke: { color: look.color('water', 'map') } },
    ]);
    expect((await drawn({ map: { hexes: hexes(2) } })).layer('seams')).toEqual([]);
    // Translucent hexes are made translucent together, and are drawn without their own background.
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
    expect(subjectBoxes(children).map(({ subject, box }) => [subject.name, box.width])).toEqual([
      ['hex A1', 149],
      ['hex A3', 149],
    ]);
    // Next to a less translucent one, a strip is no wider than the gap.
    const [first, second] = hexes(1);
    const [thin] = (await drawn({ map: { hexes: [first!, { ...second, opacity: 0.4 }] } })).layer('seams');
    expect(thin).toMatchObject({ kind: 'group', opacity: 0.4 });
    expect(leaves([thin!])[0]?.node).toMatchObject({
      kind: 'line',
      stroke: { width: expect.closeTo(1.15, 1) },
    });
    // A background above another hex stays there.
    const overlaid = await drawn({ map: { opacity: 0.4, hexes: [{ hexes: ['A1'] }, ...hexes(1)] } });
    expect(grounds(overlaid.layer('hexes'))).toBe(1);
    expect((await drawn({ info: { transparent: true }, map: { hexes: hexes(1) } })).layer('seams')).toEqual(
      [],
    );
  });

  test('continue track over the seam, with less of its halo', async () => {
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

  test('skip track over the seam if it cannot be printed', async () => {
    const track = [{ side: 4, x: 1e308, angle: 45, percent: 1e308 }];
    const hexes: JsonObject[] = [
      { color: 'water', hexes: ['A1'], removeBorders: [4], track },
      { color: 'water', hexes: ['A3'], removeBorders: [1] },
    ];
    const { width, height, children, look } = await drawn({ map: { hexes } });
    expect(() => checkPage({ width, height, children }, look.fonts)).not.toThrow();
  });

  test('close the seam on horizontal maps', async () => {
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

  test('are in the order of the chapter, borders above the title', async () => {
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

  test('the cells of the market start below its empty title band (30.16)', async () => {
    const box = bounds((await drawn(file)).layer('market')[0]!)!;
    // Half of the outline, 1 wide, is outside the cells.
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

  test('the shorter one has no A5, one border, and its name in the title', async () => {
    const { layer, width, height } = await drawn({ info, map: [long, short] }, {}, 1);
    expect([width, height]).toEqual([475, expect.closeTo(403.10875, 6)]);
    expect(layer('hexes')).toHaveLength(4);
    expect(layer('borders')).toHaveLength(2);
    expect(lettering(layer('title'))).toContain('by A. Person ··· Short');
    expect(lettering(layer('hexes')).filter((text) => text === '20')).toHaveLength(2);
  });

  test('a variation may build on a later one', async () => {
    const { layer } = await drawn({ info, map: [{ ...short, copy: 1 }, long] });
    expect(layer('hexes')).toHaveLength(4);
  });
});

describe('every way to print coordinates', () => {
  const modes = ['outside', 'edge', 'inside', 'none'] as const;
  const cases = modes.flatMap((coords) =>
    (['vertical', 'horizontal'] as const).flatMap((orientation) =>
      [150, 100].map((mapWidth) => [coords, orientation, mapWidth] as const),
    ),
  );
  test.each(cases)('%s, %s, %d wide: everything is on the sheet', async (coords, orientation, mapWidth) => {
    const file = { info: { orientation }, map: { hexes: [{ hexes: ['A1', 'B2', 'A3', 'C3'] }] } };
    const { width, height, children } = await drawn(file, { coords, tiles: { mapWidth } });
    const ink = boundsOfAll(children)!;
    // Edge lines are 2 wide, and a square box around round caps is a little larger.
    expect(contains(box(0, 0, width, height), ink, coords === 'outside' ? 0 : 5)).toBe(true);
  });
});

describe('problems with a map', () => {
  test('hexes before number 1 and letter A get space and move the whole map', async () => {
    const { layer, width } = await drawn({ info: { title: 'T' }, map: { hexes: [{ hexes: ['A0', 'A2'] }] } });
    expect(width).toBe(400);
    expect(layer('hexes')).toMatchObject([{ kind: 'group', transform: [1, 0, 0, 1, 75, 0] }]);
    expect(bounds(layer('hexes')[0]!)!.x).toBeGreaterThan(45);
  });

  test('a block beyond the sheet is reported with the extra space it needs', async () => {
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

  test('a block before the sheet gets the hint to move it', async () => {
    const { found } = await drawn({
      players: [{ number: 2 }],
      map: { hexes: [{ hexes: ['C9'] }], players: { x: -100 } },
    });
    expect(found[0]?.hint).toBe('Move it down or to the right.');
  });

  test('a title on a hex is reported, one next to it is not', async () => {
    const file = (titleX: number) => ({
      info: { title: 'Hill', titleFontSize: 20, titleX, titleY: -100, extraTotalWidth: 400 },
      map: { hexes: [{ hexes: ['A1'] }] },
    });
    expect((await drawn(file(20))).found).toMatchObject([
      { severity: 'info', code: 'layout/overlap', message: 'The title covers A1.' },
    ]);
    expect((await drawn(file(200))).found).toEqual([]);
  });

  test('a map without hexes shows everything else', async () => {
    const { layer } = await drawn({ info: { title: 'T' }, map: { hexes: [] } });
    expect(lettering(layer('title'))).toEqual(['T']);
    expect(layer('labels')).toHaveLength(4);
  });

  test('ten thousand hexes take only a moment', async () => {
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

  test('hexes and borders do not extend beyond them, except for half a line width', async () => {
    const { layer } = await drawn(
      { map: { ...map, hexes: [{ hexes: ['A1', 'A3', 'B2'] }] } },
      { coords: 'none' },
    );
    for (const name of ['hexes', 'borders']) {
      const { x, y } = boundsOfAll(layer(name))!;
      expect(Math.min(x, y)).toBeGreaterThan(-1.5);
    }
  });

  test('the title keeps its position on the sheet', async () => {
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

test('two halves at one coordinate do not cover elements that cross their cuts', async () => {
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

test('the centres of hexes stay correct where edges are trimmed', () => {
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
