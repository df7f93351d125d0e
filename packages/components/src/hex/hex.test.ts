import type { Config, Json } from '@platelayer/game';
import { box, type Group, type Node, outlineBounds } from '@platelayer/scene';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentsOf, leaves, nodesOf, textsOf } from '../testing/find.ts';
import { drawHex, type HexOptions, isPrintable } from './hex.ts';
import { type HexLayer, hexLayers, orderedLayers } from './layers.ts';
import { hexSymbol, hexSymbolWithoutId } from './symbol.ts';
import { hexOf, lookWith, painter, TILE } from './testing/draw.ts';

const draw = (json: Json, options: Partial<HexOptions> = {}, config: Partial<Config> = {}) =>
  drawHex(hexOf(json), lookWith(config), { ...TILE, ...options });
const clipped = (nodes: readonly Node[]) => nodes[0] as Group;

const everything: Json = {
  color: 'yellow',
  ...{ track: [{}], towns: [{}], cities: [{}, { outside: true }], mediumCities: [{}], centerTowns: [{}] },
  ...{ boomtowns: [{}], values: [{ value: 1 }], labels: [{ label: 'L' }], tokens: [{}], icons: [{}] },
  ...{
    terrain: [{ cost: 1 }],
    divides: [{}],
    borders: [{ color: 'red' }],
    goods: [{}],
    names: [{ name: 'N' }],
  },
  ...{ tunnelEntrances: [{}], industries: [{}], companies: [{ label: 'P' }], routeBonuses: [{ value: 1 }] },
  ...{ tunnels: [{}], bridges: [{}], offBoardRevenue: { revenues: [1] } },
  shapes: [{ background: true }, {}],
};

describe('the order given in the file (20.6.1)', () => {
  const ordered = (json: Json) => {
    const { inside, outside } = orderedLayers(hexOf(json), painter({}, { outline: true }));
    const names = (layers: readonly HexLayer[]) => layers.map(({ name }) => name);
    return { inside: names(inside), outside: names(outside) };
  };

  test('negative numbers are below elements without a number, others above, and `true` above those', () => {
    const { inside } = ordered({
      track: [{ side: 1 }],
      icons: [{ order: true }],
      tokens: [{ order: 1 }],
      towns: [{ order: 0 }],
      cities: [{ order: -1 }],
      values: [{ value: 1 }],
      labels: [{ label: 'L', order: -0.1 }],
      divides: [{}],
    });
    expect(inside).toEqual([
      ...['ground', 'halo', 'city', 'label "L"'],
      ...['halo', 'piece of track', 'piece of track', 'value "1"', 'divide'],
      ...['town', 'token', 'icon'],
    ]);
  });

  test('equal numbers keep the default order, and a stop keeps its name', () => {
    const { inside } = ordered({
      labels: [{ label: 'L', order: 2 }],
      towns: [{ name: { name: 'B' }, order: 2 }, { name: { name: 'C' } }],
      tokens: [{}],
    });
    expect(inside.slice(3)).toEqual([
      ...['town "C"', 'name "C"', 'token', 'town "B"', 'name "B"', 'label "L"'],
    ]);
  });

  test('halos below the track stay there, halos above it move with their stop', () => {
    const { inside } = ordered({ towns: [{ order: 1 }], centerTowns: [{ order: 1 }], track: [{}] });
    expect(inside).toEqual([
      ...['ground', 'halo', 'piece of track', 'piece of track', 'town', 'halo', 'centre town'],
    ]);
  });

  test('elements drawn outside the clip stay there, above the outline and the id', () => {
    const { inside, outside } = ordered({
      cities: [{ outside: true, order: -2 }],
      names: [{ name: 'N', order: -1 }],
      bridges: [{}],
      icons: [{ order: true }],
    });
    expect(inside).toEqual(['ground', 'icon']);
    expect(outside).toEqual(['outline', 'halo', 'id', 'city', 'name "N"', 'bridge']);
  });

  test('does not change positions', () => {
    const hex = { track: [{ side: 1 }], values: [{ value: 1 }], labels: [{ label: 'L' }] };
    const first = { ...hex, values: [{ value: 1, order: -1 }], labels: [{ label: 'L', order: true }] };
    const turned = (json: Json) => textsOf(draw(json)).toSorted();
    expect(turned(first)).toEqual(turned(hex));
  });

  test('does not apply to track, divides and borders', () => {
    const hex = hexOf({
      track: [{ order: 1 }],
      divides: [{ order: 1 }],
      borders: [{ color: 'red', order: 1 }],
      tokens: [{ order: 'soon' }],
    });
    for (const list of [hex.track, hex.divides, hex.borders, hex.tokens])
      expect(list[0]).not.toHaveProperty('order');
  });
});

describe('a half hex (20.6.2)', () => {
  const onMap = { context: 'map', outline: true } as const;
  const boxOf = (node: Node | undefined) => {
    const { clip } = node as Group;
    return clip && outlineBounds(clip);
  };

  test('cuts the elements inside and the outline, but not the elements above them', () => {
    const [inside, outline, ...above] = draw({ half: 'top', names: [{ name: 'River' }] }, onMap);
    expect(boxOf(inside)).toMatchObject({ y: -74.5, height: 74.5, width: expect.closeTo(172.0503, 6) });
    expect(boxOf(outline)).toEqual(box(-100, -100, 200, 100));
    expect(textsOf(above)).toHaveLength(1);
  });

  test('refers to the page, even if the hex is turned', () => {
    const [inside] = draw({ half: 'right' }, { ...onMap, orientation: 90 });
    expect(boxOf(inside)).toEqual({
      ...{ x: expect.closeTo(0, 6), y: expect.closeTo(-86.02515, 6) },
      ...{ width: expect.closeTo(74.5, 6), height: expect.closeTo(172.0503, 6) },
    });
  });

  test('becomes a quarter, or nothing, at an edge of the map', () => {
    const [inside] = draw({ half: 'top' }, { ...onMap, halves: ['left'] });
    expect(boxOf(inside)).toMatchObject({ width: expect.closeTo(86.02515, 6), height: 74.5 });
    expect(draw({ half: 'top', names: ['River'] }, { ...onMap, halves: ['bottom'] })).toEqual([]);
  });

  test('does not apply to tiles', () => {
    expect(draw({ half: 'top' }, { outline: true })).toEqual(draw({}, { outline: true }));
  });

  test('keeps values without a position off the cut', () => {
    const shown = draw({ half: 'bottom', cities: [{}], values: [20] }, onMap);
    const [value] = textsOf(shown);
    expect(value!.matrix[5]).toBeGreaterThan(14);
  });
});

describe('drawing order (20.6)', () => {
  const { inside, outside } = hexLayers(hexOf(everything), painter({}, { outline: true }));
  const names = (layers: typeof inside) => layers.map(({ name }) => name.replace(/ ".*/, ''));

  test('inside the clip', () => {
    expect(names(inside)).toEqual([
      ...['ground', 'shape', 'good', 'halo', 'halo', 'halo', 'halo', 'piece of track', 'piece of track'],
      ...['tunnel entrance', 'city', 'medium city', 'town', 'halo', 'boomtown', 'halo', 'centre town'],
      ...['value', 'label', 'token', 'terrain', 'icon', 'divide', 'border'],
    ]);
  });

  test('outside the clip', () => {
    expect(names(outside)).toEqual([
      ...[
        'outline',
        'halo',
        'id',
        'city',
        'route bonus',
        'industry',
        'company mark',
        'name',
        'shape',
        'tunnel',
      ],
      ...['bridge', 'off-board area'],
    ]);
  });
});

describe('a hex', () => {
  test('is clipped half a unit inside its outline, or with bleed', () => {
    expect(clipped(draw({})).clip).toMatchObject({
      kind: 'polygon',
      points: { 1: [expect.closeTo(-43.0126, 3), -74.5] },
    });
    expect(clipped(draw({}, { clip: 'bleed' })).clip).toMatchObject({
      points: { 1: [expect.closeTo(-49.07475, 3), -85] },
    });
  });

  test('has an outline of width 2, without the sides in `removeBorders`', () => {
    expect(nodesOf(draw({}, { outline: true }), 'polygon').at(-1)?.stroke?.width).toBe(2);
    expect(nodesOf(draw({ removeBorders: [2, 3] }, { outline: true }), 'line')).toHaveLength(4);
    expect(draw({ removeBorders: true }, { outline: true })).toHaveLength(1);
  });

  test('has a turned background and upright text on a pointy-topped map', () => {
    const drawn = draw({ color: 'green', labels: [{ label: 'X', percent: 0 }] }, { orientation: 90 });
    const [ground, label] = leaves(drawn);
    expect(ground?.matrix[1]).toBe(1);
    expect(label?.matrix[1]).toBe(0);
  });

  test('skips and reports elements that cannot be printed, and draws the rest', () => {
    const look = lookWith();
    const hex = hexOf({ cities: [{}], track: [{ type: 'straight' }] });
    const [city] = hex.cities;
    const broken = { ...hex, cities: [{ ...city!, width: Number.NaN }, city!] };
    const drawn = drawHex(broken, look, TILE);
    expect(nodesOf(drawn, 'circle').map(({ r }) => r)).toEqual([28, 25, 25]);
    expect(nodesOf(drawn, 'path')).toHaveLength(2);
    expect(look.found.map(({ code }) => code)).toEqual(['drawing/element', 'drawing/element']);
  });

  test('can always be printed, whatever the file contains', () => {
    const look = lookWith();
    const lists = Object.keys(everything as object).filter((key) => key !== 'color');
    const fields = [
      ...[
        'type',
        'side',
        'size',
        'width',
        'height',
        'start',
        'end',
        'gauge',
        'cross',
        'offset',
        'trackOffset',
      ],
      ...['radiusOffset', 'path', 'name', 'value', 'label', 'cost', 'angle', 'percent', 'rotation', 'x', 'y'],
      ...[
        'color',
        'borderWidth',
        'strokeWidth',
        'strokeDashArray',
        'dashed',
        'radius',
        'left',
        'fontSize',
        'text',
      ],
      ...[
        'companies',
        'icons',
        'revenues',
        'rows',
        'phase',
        'textLength',
        'opacity',
        'reverse',
        'straight',
        'town',
      ],
    ];
    const odd = fc.constantFrom<Json>(
      ...[
        0,
        -1,
        1e308,
        -1e308,
        2.5,
        6,
        '2Y',
        '3Ferry',
        '0',
        '',
        'custom',
        'gentle',
        'sharp',
        'dashed',
        'narrow',
      ],
      ...[
        'M 0 0 L 1e999 0',
        'M 0 85 A 0 0 0 0 0 9 9',
        'none',
        'match',
        'red',
        '__proto__',
        true,
        'boat',
        null,
      ],
      ...[
        ['TVL', {}],
        [{ label: 'X' }],
        [10, { value: 20, phase: 2 }],
        { name: 'Orrin', offset: 33, reverse: true },
      ],
    );
    const element = fc.dictionary(fc.constantFrom(...fields), odd, { maxKeys: 6 });
    const json = fc.dictionary(fc.constantFrom(...lists), fc.array(element, { maxLength: 3 }), {
      maxKeys: 8,
    });
    fc.assert(
      fc.property(json, (hex) => {
        expect(isPrintable(drawHex(hexOf(hex as Json), look, TILE), look.fonts)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('is the same picture every time', () => {
    expect(draw(everything)).toEqual(draw(everything));
  });
});

describe('background (20.3.7)', () => {
  const ground = (json: Json, options: Partial<HexOptions> = {}) =>
    leaves(clipped(draw(json, options)).children);

  test('is painted with bleed in the shade of its context', () => {
    const [first] = ground({ color: 'yellow' });
    expect(first?.node).toMatchObject({
      fill: lookWith().color('yellow', 'tile', 'yellow'),
      points: { 0: [expect.closeTo(-98.1495, 3), 0] },
      stroke: { width: 1, join: 'bevel' },
    });
  });

  test.each([
    ['yellow/green', -60],
    ['red/yellow', -60],
    ['green/brown', 60],
    ['orange/red', 60],
    ['brown/gray', 0],
  ])('%s has three bands turned by %d degrees', (color, degrees) => {
    const bands = ground({ color }).slice(1);
    expect(bands.map(({ node }) => node.kind === 'rect' && [node.x + node.width / 2, node.width])).toEqual([
      [expect.closeTo(-57.735, 3), expect.closeTo(28.8675, 3)],
      [expect.closeTo(0, 3), expect.closeTo(28.8675, 3)],
      [expect.closeTo(57.735, 3), expect.closeTo(28.8675, 3)],
    ]);
    expect(bands[0]?.matrix[1]).toBeCloseTo(Math.sin((degrees * Math.PI) / 180));
  });

  test('is omitted for none and on transparent maps; an unknown colour becomes plain', () => {
    expect(ground({ color: 'none' })).toEqual([]);
    expect(ground({ color: 'green/brown' }, { transparent: true })).toEqual([]);
    expect(ground({ color: 'nosuchcolour' })[0]?.node).toMatchObject({ fill: lookWith().color('plain') });
  });

  test.each<Record<string, Json>>([
    { borders: { side: 1, color: 'nosuchcolour' } },
    { track: { color: 'nosuchcolour', borderColor: 'nosuchcolour' } },
    { cities: { outlineColor: 'nosuchcolour' } },
    { centerTowns: { size: 2, outlineColor: 'nosuchcolour' } },
    { mediumCities: { outlineStroke: 'nosuchcolour', strokeColor: 'nosuchcolour' } },
    { tunnelEntrances: { trackColor: 'nosuchcolour' } },
  ])('a line of an unknown colour is left out (20.3.6): %j', (element) => {
    const lines = leaves(draw({ color: 'green', ...element })).flatMap(({ node }) =>
      'stroke' in node && node.stroke ? [node.stroke.color] : [],
    );
    expect(lines).toEqual([lookWith().color('green', 'tile')]);
  });

  test('has the opacity of the hex, or else of the map, including its stripes', () => {
    const opacity = (json: Json, options: Partial<HexOptions> = {}) =>
      (clipped(draw(json, options)).children[0] as Group).opacity;
    expect(opacity({ color: 'green/brown', opacity: 0.4 }, { opacity: 0.7 })).toBe(0.4);
    expect(opacity({}, { opacity: 0.7 })).toBe(0.7);
    expect(opacity({})).toBeUndefined();
  });
});

describe('the id (20.7.5)', () => {
  const tiles = lookWith().config.tiles;
  const write = (json: Json, options: Partial<HexOptions>, config: Partial<Config> = {}) =>
    textsOf(draw(json, { id: { base: '57', extra: 'B' }, ...options }, config));

  test('is on the right, its extra on the left', () => {
    const [main, extra] = write({}, {});
    expect(main).toMatchObject({ text: '57', y: 70, size: 12 });
    expect(main!.x + main!.width).toBeCloseTo(40);
    expect(extra).toMatchObject({ text: 'B', x: -40, y: 70 });
  });

  test('can be on the left, or omitted', () => {
    expect(write({}, {}, { tiles: { ...tiles, id: 'left' } })[0]).toMatchObject({ text: '57', x: -40 });
    expect(write({}, {}, { tiles: { ...tiles, id: 'none' } })).toEqual([]);
    expect(write({ noID: true }, {})).toEqual([]);
    expect(write({}, { id: undefined })).toEqual([]);
  });

  test('is read along the left side of a pointy-topped hex', () => {
    const [main] = write({}, { id: { base: 'C7' }, orientation: 90 });
    expect(main?.x).toBeCloseTo(-70);
  });

  test('has marks for colour-blind players', () => {
    const marked = { tiles: { ...tiles, colorblind: true } };
    const json: Json = { color: 'yellow/green' };
    // Four characters: two marks, drawn as a triangle and a square, and two digits.
    expect(write(json, { id: { base: '57' } }, marked)).toMatchObject([{ text: '57', size: 10 }]);
    const drawn = draw(json, { id: { base: '57' } }, marked).slice(1);
    expect(leaves(drawn).map(({ node }) => node.kind)).toEqual(['polygon', 'rect', 'text']);
    expect(write({}, { id: { base: '57' } }, marked)).toMatchObject([{ text: '57' }]);
  });
});

test('returns the same symbol for the same hex, look and options', () => {
  const look = lookWith();
  const hex = hexOf({ color: 'green' });
  const first = hexSymbol(hex, look, TILE, 'tile-7');
  expect(first.id).toBe('tile-7');
  expect(hexSymbol(hex, look, { outline: false, orientation: 0, context: 'tile' }, 'other')).toBe(first);
  expect(hexSymbol(hex, look, { ...TILE, orientation: 90 }, 'tile-7-90')).not.toBe(first);
  expect(hexSymbol(hex, look, { ...TILE, id: { base: '7' } }, 'tile-7-id')).not.toBe(first);
  expect(hexSymbol(hexOf({ color: 'green' }), look, TILE, 'tile-8')).not.toBe(first);
  expect(hexSymbol(hex, lookWith(), TILE, 'tile-7')).not.toBe(first);
});

test('a hex without its id is otherwise the same drawing', () => {
  const look = lookWith();
  const hex = hexOf({ color: 'green', names: [{ name: 'Withy' }] });
  const options: HexOptions = { ...TILE, id: { base: '7' } };
  const [whole, without] = [
    hexSymbol(hex, look, options, 'tile-7'),
    hexSymbolWithoutId(hex, look, options, 'chart-7'),
  ];
  expect(contentsOf(whole.children)).toEqual(['7', 'Withy']);
  expect(contentsOf(without.children)).toEqual(['Withy']);
  // Both share one drawing.
  expect(without.children.every((node) => whole.children.includes(node))).toBe(true);
});
