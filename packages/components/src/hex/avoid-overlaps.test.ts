import { type Diagnostic, defaults, type Hex, type Json } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { effortSince } from '../../../../scripts/testing/effort.ts';
import { openArtwork } from '../artwork/open.ts';
import { type Look, withLook } from '../look.ts';
import { nodesOf } from '../testing/find.ts';
import { avoidOverlaps, findFreePlaces } from './avoid-overlaps.ts';
import { checkOverlaps } from './check-overlaps.ts';
import { drawCityName } from './city.ts';
import { measureFootprint } from './footprint.ts';
import { drawHex } from './hex.ts';
import { beyondOutline } from './outline.ts';
import { hexPainter } from './painter.ts';
import { STEPS_PER_HEX } from './step-budget.ts';
import { galleryGame, hexOf, lookWith, TILE } from './testing/draw.ts';

const settle = (json: Json, options = {}) => avoidOverlaps(hexOf(json), lookWith(), { ...TILE, ...options });
const at = ({ position: { x, y } }: { position: { x: number; y: number } }) => [Math.round(x), Math.round(y)];

describe('elements without a position', () => {
  test('stay at their default position if nothing is in the way', () => {
    const json: Json = {
      cities: [{}],
      values: [{ value: 20 }],
      labels: [{ label: 'B' }],
      track: [{ side: 1 }],
    };
    expect(at(settle(json).values[0]!)).toEqual([26, -45]);
    expect(at(settle(json).labels[0]!)).toEqual([-26, -45]);
  });

  test('move to the first free position if they would cover a stop, track or text', () => {
    expect(
      at(settle({ cities: [{ angle: 210, percent: 0.6 }], values: [{ value: 20 }] }).values[0]!),
    ).toEqual([-26, -45]);
    const crossed: Json = { track: [{ type: 'sharp', side: 4 }], values: [{ value: 20 }] };
    expect(at(settle(crossed).values[0]!)).not.toEqual([26, -45]);
    const labelled: Json = { labels: [{ label: 'OO', angle: 210, percent: 0.7 }], values: [{ value: 20 }] };
    expect(at(settle(labelled).values[0]!)).toEqual([-26, -45]);
  });

  test('a second value is moved off the city in the centre', () => {
    const { values } = settle({ cities: [{}], values: [{ value: 20 }, { value: 40 }] });
    expect(values.map(at)).toEqual([
      [26, -45],
      [-26, -45],
    ]);
  });

  test('a name is moved off the city to the space above it', () => {
    expect(at(settle({ cities: [{}], names: [{ name: 'Orrin' }] }).names[0]!)).toEqual([0, -37]);
  });

  test('terrain without a free position is placed before the elements in its way', () => {
    const hex = settle({
      color: 'yellow',
      cities: [
        { angle: 0, percent: 0.5, name: { name: 'New York' } },
        { angle: 180, percent: 0.5, name: { name: 'Newark' } },
      ],
      track: [1, 4],
      labels: ['NY'],
      values: [40],
      terrain: [{ type: 'water', cost: 80 }],
    });
    const remarks: Diagnostic[] = [];
    checkOverlaps(hex, { ...lookWith(), report: (remark) => void remarks.push(remark) }, TILE);
    expect(remarks).toEqual([]);
  });

  test('text that does not fit gets smaller, and the edge cuts it only if unavoidable', () => {
    const track = [1, 2, 3, 4, 5, 6];
    const size = ({ font }: { readonly font: { readonly size: number } }) => font.size;
    expect(size(settle({ cities: [{}], track, labels: ['B'] }).labels[0]!)).toBe(30);
    expect(size(settle({ cities: [{}], track, labels: ['NY'] }).labels[0]!)).toBeCloseTo(0.85 * 30);
    const name = hexOf({ cities: [{}], track, names: ['Constantinople'] }).names[0]!;
    expect(size(settle({ cities: [{}], track, names: ['Constantinople'] }).names[0]!)).toBeCloseTo(
      0.7 * size(name),
    );
    const long = settle({ cities: [{ size: 2 }], track: [1, 2, 4, 5], labels: ['London City'] }).labels[0]!;
    expect(size(long)).toBeLessThan(18);
    expect(at(long)[0]).toBe(0);
  });

  test('text that has to cover track gets an outline in the hex colour, other text does not', () => {
    const track = [1, 2, 3, 4, 5, 6];
    const halo = lookWith().color('yellow', 'map');
    const dense: Json = { color: 'yellow', track, labels: ['CONSTANTINOPLE'], names: ['Wolfenbüttelstein'] };
    const { labels, names } = settle(dense);
    expect([labels[0], names[0]]).toEqual([
      expect.objectContaining({ halo }),
      expect.objectContaining({ halo }),
    ]);
    const town = settle({ color: 'yellow', track, centerTowns: [{ name: { name: 'Kleinkleckersdorf' } }] });
    expect(town.centerTowns[0]!.name).toMatchObject({ halo });
    expect(settle({ ...dense, track: [1] }).labels[0]).not.toHaveProperty('halo');
    const drawn = drawHex(hexOf(dense), lookWith(), TILE);
    expect(nodesOf(drawn, 'text').filter(({ stroke }) => stroke?.color === halo)).toHaveLength(2);
  });

  test('a name without a free position covers a slot rather than losing letters at the edge', () => {
    const name = { name: 'Quinqueopolis' };
    const [city] = settle({ cities: [{ size: 5, name }], track: [1, 2, 3, 4, 5, 6], values: [80] }).cities;
    const painter = hexPainter(hexOf({}), lookWith(), TILE);
    const budget = { left: STEPS_PER_HEX };
    const { polygons } = measureFootprint(drawCityName(city!, painter), lookWith().fonts, budget);
    expect(beyondOutline(polygons, 0)({ x: 0, y: 0 })).toBeLessThan(8);
  });

  test('a label makes way for a stop with a smaller name', () => {
    const [label] = settle({ cities: [{ size: 5, name: { name: 'Springfield' } }], labels: ['B'] }).labels;
    expect(label!.font.size).toBeCloseTo(0.55 * 30);
  });

  test.each([
    [5, 40],
    [5, 100],
    [6, 40],
    [6, 100],
  ])('with %i slots, the value %i is in the centre of the ring', (size, value) => {
    const { values } = settle({ cities: [{ size }], values: [value], track: [1, 2, 4] });
    expect(at(values[0]!)).toEqual([0, 0]);
  });

  test('a value too wide for the ring gets narrower there, however full the hex is', () => {
    const { values } = settle({
      color: 'gray',
      cities: [{ size: 5, name: { name: 'London' } }],
      track: [1, 2, 3, 4, 5, 6],
      labels: ['LON'],
      values: [100],
    });
    expect(at(values[0]!)).toEqual([0, 0]);
    expect(values[0]!.halfWidth).toBeLessThan(17);
  });

  test('a city drawn outside hides its centre, so no value is placed there', () => {
    const { values } = settle({ cities: [{ size: 6, outside: true }], values: [40] });
    expect(at(values[0]!)).not.toEqual([0, 0]);
  });

  test('two terrains do not overlap', () => {
    const [first, second] = settle({ terrain: [{ cost: 20 }, { cost: 40 }] }).terrain;
    expect(at(first!)).toEqual([0, 0]);
    expect(at(second!)).not.toEqual([0, 0]);
  });

  test('stay at their default position if there is no free one', () => {
    const full: Json = { shapes: [{ type: 'square', width: 180, color: 'red' }], values: [{ value: 20 }] };
    expect(at(settle(full).values[0]!)).toEqual([26, -45]);
  });

  test('have the same position in every rotation of the tile', () => {
    const json: Json = { cities: [{ angle: 210, percent: 0.6 }], values: [{ value: 20 }] };
    expect(settle(json, { rotation: 120 })).toEqual(settle(json));
  });
});

describe('names of stops', () => {
  const cityName = (name: Json, others: object) => settle({ cities: [{ name }], ...others }).cities[0]!.name!;
  const mark = { companies: [{ label: 'Z&P', angle: 180, percent: 0.6 }] };

  test('stay on their curve if nothing is in the way', () => {
    expect(cityName({ name: 'Orrin' }, { track: [{ side: 1 }] })).toMatchObject({
      offset: undefined,
      reverse: false,
    });
  });

  test('move along the curve, or below the stop, off track and off elements with a position', () => {
    expect(cityName({ name: 'Orrin' }, { track: [{ side: 4 }] })).not.toMatchObject({
      offset: undefined,
      reverse: false,
    });
    expect(cityName({ name: 'Orrin', straight: true }, mark).baseline).toBeGreaterThan(0);
  });

  test('never move if the file gives their position', () => {
    const places = { reverse: false, offset: 50, y: 0, rotation: 0 };
    for (const [key, value] of Object.entries(places)) {
      const hex = hexOf({ cities: [{ name: { name: 'Orrin', [key]: value } }], ...mark });
      expect(avoidOverlaps(hex, lookWith(), TILE), key).toBe(hex);
    }
  });
});

test('leave a turned stop if necessary, and are upright then', () => {
  const { cities } = settle({
    cities: [{ rotation: 90, name: { name: 'Quarrow' } }],
    track: [1, 2, 4, 5, 6],
    values: [{ value: 30, angle: 270, percent: 0.7 }],
    labels: [{ label: 'OO', angle: 90, percent: 0.7 }],
  });
  expect(cities[0]!.name).toMatchObject({ straight: true, turn: -90 });
});

test('get smaller if they do not fit anywhere', () => {
  const hex = { cities: [{ name: 'Constantinople' }], track: [1, 2, 3, 4, 5, 6] };
  const usual = hexOf(hex).cities[0]!.name!;
  const placed = settle(hex).cities[0]!.name!;
  expect(placed.font.size).toBeLessThan(usual.font.size);
  expect(placed.font.size).toBeGreaterThanOrEqual(7);
});

test('are omitted if another stop shows the same name and there is no free position', () => {
  const city = (angle: number, rotation: number) => ({
    angle,
    percent: 0.5,
    rotation,
    name: { name: 'San Francisco' },
  });
  const { cities } = settle({
    cities: [city(135, 75), city(315, 0)],
    labels: [{ label: 'NY', angle: 60, percent: 0.6 }],
    values: [
      { value: 40, angle: 255, percent: 0.8 },
      { value: 40, angle: 195, percent: 0.8 },
    ],
    terrain: [{ type: 'water', cost: 80, angle: 15, percent: 0.75 }],
  });
  expect(cities.map(({ name }) => name?.text)).toEqual(['San Francisco', undefined]);
});

describe('the name of an off-board area', () => {
  const area = { revenues: [20, 40], angle: 180, percent: 0.5, reverse: true, name: { name: 'Calgary' } };
  const nameOn = (json: object) => settle({ offBoardRevenue: area, ...json }).offBoardRevenue[0]!.name!;

  test('is below its boxes', () => {
    expect(nameOn({})).toMatchObject({ x: 0, y: 24.25 });
  });

  test('makes way for a dot', () => {
    expect(nameOn({ centerTowns: [{}], track: [2, 5] }).y).toBeLessThan(0);
  });
});

describe('icons', () => {
  const iconsOn = (json: object) => settle({ icons: ['port'], ...json }).icons.map(at);

  test('stay at their default position if nothing is in the way', () => {
    expect(iconsOn({})).toEqual([[0, 0]]);
    expect(iconsOn({ cities: [{}], track: [3, 5] })).toEqual([[0, 45]]);
    expect(iconsOn({ cities: [{}], terrain: [{ cost: 20 }] })).toEqual([[-22, 39]]);
  });

  test('move to a corner, off slots, track next to a stop, and off-board boxes', () => {
    expect(iconsOn({ cities: [{}], track: [1] })).toEqual([[-26, 45]]);
    expect(iconsOn({ cities: [{ size: 3 }], track: [1, 3, 5] })).toEqual([[32, 55]]);
    expect(iconsOn({ offBoardRevenue: { revenues: [30, 60] } })).toEqual([[-26, 45]]);
  });

  test('do not overlap one another', () => {
    const [first, second] = iconsOn({ icons: ['port', 'train'], cities: [{}] });
    expect(first).toEqual([0, 45]);
    expect(Math.hypot(second![0]! - first![0]!, second![1]! - first![1]!)).toBeGreaterThan(30);
  });

  test('stay under a name written on them, and on track in the centre of a hex', () => {
    expect(iconsOn({ names: [{ name: '3', y: 5 }] })).toEqual([[0, 0]]);
    expect(iconsOn({ track: [{ type: 'straight', side: 1 }] })).toEqual([[0, 0]]);
  });

  test('do not hide a value that has no other position', () => {
    const { icons, values } = settle({
      icons: ['port'],
      cities: [{ size: 3, name: { name: 'Springfield upon the Marsh' } }],
      track: [1, 2, 3, 4, 5, 6],
      labels: ['NYC'],
      values: [120],
      terrain: [{ type: 'mountain', cost: 80 }],
    });
    const [icon, value] = [at(icons[0]!), at(values[0]!)];
    expect(Math.hypot(value[0]! - icon[0]!, value[1]! - icon[1]!)).toBeGreaterThan(25);
  });
});

test('values stay inside the hex', () => {
  const [value] = settle({ values: [{ value: 1450 }] }).values;
  expect(at(value!)).not.toEqual([26, -45]);
});

test('elements with a position never move, not even off a city', () => {
  const hex = hexOf({ cities: [{}], values: [{ value: 20, angle: 0 }], labels: [{ label: 'B', x: 0 }] });
  expect(avoidOverlaps(hex, lookWith(), TILE)).toBe(hex);
});

test('arranges equal hexes once per look, whatever their rotation', () => {
  const json: Json = { cities: [{}], values: [{ value: 20 }, { value: 30 }] };
  const look = lookWith();
  const first = avoidOverlaps(hexOf(json), look, TILE);
  expect(avoidOverlaps(hexOf(json), look, { ...TILE, rotation: 60, pointer: '/map/hexes/7' })).toBe(first);
  expect(avoidOverlaps(hexOf({ ...json, values: [{ value: 20 }] }), look, TILE)).not.toBe(first);
  expect(avoidOverlaps(hexOf(json), look, { ...TILE, orientation: 90 })).not.toBe(first);
  expect(avoidOverlaps(hexOf(json), lookWith(), TILE)).not.toBe(first);
});

test('a value does not cover a turned city', () => {
  const [value] = settle({
    cities: [{ size: 2, rotate: 90, width: 23 }],
    track: [1, 2, 3, 4, 5, 6],
    values: [{ value: 60, fontSize: 16 }],
  }).values;
  expect(at(value!)).toEqual([53, 0]);
});

describe('a hex that is too full', () => {
  /** An expensive element of each kind, because its pictures consist of fine lines. */
  const entries = {
    terrain: { type: 'water', cost: 60 },
    values: { value: 30 },
    labels: { label: 'OO' },
    names: { name: 'Long Harbour' },
    icons: { type: 'port' },
    cities: { size: 2, name: { name: 'Long Harbour' } },
  };
  const crowd = (count: number, kinds = Object.keys(entries)): Hex =>
    hexOf({
      ...Object.fromEntries(
        kinds.map((kind) => [kind, Array(count).fill(entries[kind as keyof typeof entries])]),
      ),
      // An element that has to be placed as well.
      towns: [{}],
      labels: Array(kinds.includes('labels') ? count : 1).fill(entries.labels),
    });
  const crowds = [21, 60].flatMap((count) =>
    [...Object.keys(entries).map((kind) => [kind]), Object.keys(entries)].map(
      (kinds) => [count, kinds.join(), crowd(count, kinds)] as const,
    ),
  );
  /** Lines are usually two units wide. */
  const MostEffort = 12;
  const artwork = openArtwork();
  const found: Diagnostic[] = [];
  const drawn = <T>(draw: (look: Look) => T): Promise<T> => {
    found.length = 0;
    const report = (diagnostic: Diagnostic) => void found.push(diagnostic);
    return withLook(galleryGame, { config: defaults, fonts: lookWith().fonts, artwork, report }, draw);
  };
  const places = ({ terrain }: Hex) => terrain.map(at);

  test.each(crowds)('%i of %s take no more than the allowed steps', async (_, __, hex) => {
    const { steps } = await drawn((look) => findFreePlaces(hex, hexPainter(hex, look, TILE)));
    expect(steps).toBeGreaterThan(0);
    // One more drawing, because an element is always finished.
    expect(steps).toBeLessThan(STEPS_PER_HEX + 100_000);
  });

  test('accepts a city with one element of each kind', async () => {
    const one = (kind: keyof typeof entries) => [entries[kind]];
    const kinds = ['terrain', 'values', 'labels', 'names', 'icons', 'cities'] as const;
    const hex = hexOf({
      ...Object.fromEntries(kinds.map((kind) => [kind, one(kind)])),
      companies: ['B&O'],
      track: [1, 3, 5],
    });
    const { crowded } = await drawn((look) => findFreePlaces(hex, hexPainter(hex, look, TILE)));
    expect(crowded).toBe(false);
  });

  test('takes little longer to draw and check than a plain hex', async () => {
    const spent = await drawn((look) =>
      crowds.map(([count, kinds, hex]) => {
        const start = process.cpuUsage();
        drawHex(hex, look, TILE);
        checkOverlaps(hex, look, TILE);
        return { count, kinds, effort: effortSince(start) };
      }),
    );
    expect(spent.filter(({ effort }) => effort > MostEffort)).toEqual([]);
  });

  test('is reported once, with its location, however often it is drawn and checked', async () => {
    const hex = crowd(60);
    const options = { ...TILE, pointer: '/map/hexes/3' };
    await drawn((look) => {
      drawHex(hex, look, options);
      drawHex(hex, look, { ...options, rotation: 60 });
      checkOverlaps(hex, look, options);
    });
    expect(found.filter(({ code }) => code === 'layout/crowded')).toEqual([
      {
        severity: 'warning',
        code: 'layout/crowded',
        message: 'There is too much on this hex to keep everything apart.',
        pointer: '/map/hexes/3',
        hint: 'Remove something from the hex, or place its elements with "angle" and "percent".',
      },
    ]);
  });

  test('is reported again for an equal hex elsewhere', async () => {
    await drawn((look) => {
      drawHex(crowd(60), look, { ...TILE, pointer: '/map/hexes/3' });
      drawHex(crowd(60), look, { ...TILE, pointer: '/tiles/Own' });
    });
    expect(found.filter(({ code }) => code === 'layout/crowded').map(({ pointer }) => pointer)).toEqual([
      '/map/hexes/3',
      '/tiles/Own',
    ]);
  });

  test('uses the default positions in turn for elements that were not placed, the same in every drawing', async () => {
    const hex = crowd(60, ['terrain']);
    const [first, second] = await drawn((look) => [
      findFreePlaces(hex, hexPainter(hex, look, TILE)),
      findFreePlaces(hex, hexPainter(hex, look, TILE)),
    ]);
    expect(first!.crowded).toBe(true);
    expect(second).toEqual(first);
    const late = places(first!.hex).slice(26, 39);
    expect(new Set(late.map(String)).size).toBe(13);
    expect(places(first!.hex).slice(39, 52)).toEqual(late);
  });

  test('accepts a few elements that take long to compare', async () => {
    const hex = crowd(4, ['terrain', 'values', 'labels']);
    const { crowded } = await drawn((look) => findFreePlaces(hex, hexPainter(hex, look, TILE)));
    expect(crowded).toBe(false);
  });
});
