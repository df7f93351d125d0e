import type { Config, Json } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { circlesOf, leaves, nodesOf, textsOf } from '../testing/find.ts';
import { gameOf, lookFor } from '../testing/game.ts';
import { drawBoomtown, drawBoomtownHalo } from './boomtown.ts';
import { drawCenterTown, drawCenterTownHalo, drawCenterTownName } from './center-town.ts';
import { drawCity, drawCityHalo, drawCityName } from './city.ts';
import { drawMediumCity, drawMediumCityHalo, drawMediumCityName } from './medium-city.ts';
import { hexPainter } from './painter.ts';
import { hexOf, lookWith, painter, TILE } from './testing/draw.ts';
import { drawTown, drawTownHalo, drawTownName } from './town.ts';

const look = lookWith();
const round = (value: number) => Math.round(value * 100) / 100 || 0;
const hexWith = (field: string, json: Json) => hexOf({ color: 'green', [field]: [json] });

describe('cities (20.8.5)', () => {
  const city = (json: Json) => hexWith('cities', json).cities[0]!;
  const draw = (json: Json, options = {}, config: Partial<Config> = {}) =>
    drawCity(city(json), painter({ color: 'green' }, options, config));
  const drawName = (json: Json, config: Partial<Config> = {}) =>
    drawCityName(city(json), painter({ color: 'green' }, {}, config));

  test('one slot has a halo of 28, and background and outline of 25', () => {
    expect(circlesOf(drawCityHalo(city({}), painter()))).toMatchObject([{ r: 28 }]);
    expect(circlesOf(draw({}))).toMatchObject([{ r: 25 }, { r: 25 }]);
    expect(nodesOf(draw({}), 'circle')[1]?.stroke).toEqual({
      color: look.color('track', 'companies'),
      width: 2,
    });
  });

  test('a bypass shows three tips, scaled with the slot', () => {
    const [tip] = nodesOf(draw({ pass: true, width: 50 }), 'polygon');
    expect(tip?.points.map((point) => point.map(round))).toEqual([
      [0, -80],
      [-69.28, 40],
      [69.28, 40],
    ]);
  });

  test('slots have the colour of the city, then of the token', () => {
    const fills = (json: Json) => nodesOf(draw(json), 'circle').map(({ fill }) => fill);
    expect(fills({ color: 'red' })[0]).toBe(look.color('red', 'companies'));
    expect(fills({ companies: [{ color: 'blue', label: 'Q' }] })[0]).toBe(look.color('blue', 'companies'));
  });

  test('three slots are upright although their layout is turned', () => {
    const drawn = textsOf(draw({ size: 3, companies: ['Q', 'R', 'S'] }));
    expect(drawn.map(({ text }) => text)).toEqual(['Q', 'R', 'S']);
    const matrices = leaves(draw({ size: 3, companies: ['Q'] })).filter(({ node }) => node.kind === 'text');
    expect(matrices[0]?.matrix[1]).toBeCloseTo(0);
  });

  test('a token given as a string turns with its city, one given as an object has its own angle', () => {
    const turnOf = (json: Json, options = {}) => {
      const found = leaves(draw(json, options)).find(({ node }) => node.kind === 'text')!.matrix;
      return Math.round((Math.atan2(found[1], found[0]) * 180) / Math.PI);
    };
    expect(turnOf({ rotation: 60, companies: ['Q'] })).toBe(60);
    expect(turnOf({ rotation: 60, companies: [{ label: 'Q' }] })).toBe(0);
    expect(turnOf({ rotation: 60, companies: [{ label: 'Q', rotation: 30 }] })).toBe(30);
    expect(turnOf({ companies: ['Q'] }, { rotation: 120 })).toBe(-120);
  });

  test('angle and radius of a company’s own token override those of its slot', () => {
    const game = gameOf({
      companies: [{ name: 'Quarrow', abbrev: 'Q', token: { rotation: 45, width: 20 } }],
    });
    const city = hexOf({ cities: [{ rotation: 60, companies: ['Q', null], size: 2 }] }).cities[0]!;
    const drawn = drawCity(city, hexPainter(hexOf({}), lookFor(game), TILE));
    const { matrix } = leaves(drawn).find(({ node }) => node.kind === 'text')!;
    expect(Math.round((Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI)).toBe(45);
    expect(circlesOf(drawn, 20).length).toBeGreaterThan(0);
  });

  test('an unknown company is a white token with its name', () => {
    expect(textsOf(draw({ companies: ['XYZ'] }))).toMatchObject([{ text: 'XYZ' }]);
  });

  test('an icon is 1.4 times the radius, centred in the slot', () => {
    const marks = circlesOf(draw({ width: 20, icons: ['port'] }));
    // The neutral mark is a ring with a radius of four tenths of its box.
    expect(marks[1]).toEqual({ x: 0, y: 0, r: 0.4 * 28 });
  });

  test('straight names are 32 above, or 39.25 below', () => {
    const baseline = (json: Json, config = {}) => textsOf(drawName({ name: json }, config))[0]?.y;
    expect(baseline({ name: 'Orrin', straight: true })).toBe(-32);
    expect(baseline({ name: 'Orrin', straight: true, reverse: true })).toBe(39.25);
    expect(baseline({ name: 'Orrin' }, { straightCityNames: true })).toBe(-32);
  });

  test('curved names run around the city', () => {
    const curved = (name: Json) => nodesOf(drawName({ name }), 'arcText')[0];
    expect(curved({ name: 'Orrin' })).toMatchObject({ radius: 30, direction: 'clockwise' });
    expect(curved({ name: 'Orrin', reverse: true })).toMatchObject({
      radius: 39,
      direction: 'anticlockwise',
    });
    expect(curved({ name: 'Orrin', y: -4 })).toMatchObject({ radius: 34 });
  });

  test('a name shifted into its city keeps its letter spacing', () => {
    for (const reverse of [false, true]) {
      const [inner] = nodesOf(
        drawName({ name: { name: 'Orrin', y: reverse ? -20 : 20, reverse } }),
        'arcText',
      );
      expect(inner).toMatchObject({ radius: reverse ? 12 : 10 });
      expect(inner?.runs).not.toContainEqual(expect.objectContaining({ tracking: expect.anything() }));
    }
    const onStadium = drawName({ size: 2, name: { name: 'Brackby-on-Tamble', y: 10 } });
    expect(nodesOf(onStadium, 'arcText')).toMatchObject([{ radius: 20 }, { radius: 20 }]);
  });

  test('a name on two slots keeps its letters in order along straight and round pieces', () => {
    const drawn = drawName({ size: 2, name: { name: 'Brackby-on-Tamble' } });
    const pieces = leaves(drawn).flatMap(({ node }) =>
      node.kind === 'text' || node.kind === 'arcText' ? node.runs.map(({ text }) => text) : [],
    );
    expect(pieces.join('')).toBe('Brackby-on-Tamble');
    expect(nodesOf(drawn, 'arcText')).toHaveLength(2);
  });
});

describe('town bars (20.8.6)', () => {
  const town = (json: Json) => hexWith('towns', json).towns[0]!;

  test('are 28 by 14, with a halo of 2', () => {
    expect(nodesOf(drawTown(town({}), painter()), 'rect')).toMatchObject([
      { x: -14, y: -7, width: 28, height: 14 },
    ]);
    expect(nodesOf(drawTownHalo(town({}), painter()), 'rect')).toMatchObject([{ width: 32, height: 18 }]);
  });

  test('the name is on the right: 21.75 out and read downwards, or 28.25 out and read upwards', () => {
    const start = (json: Json) => textsOf(drawTownName(town({ name: json }), painter()))[0]!;
    expect(start({ name: 'Ulm' }).x).toBeCloseTo(21.75);
    expect(start({ name: 'Ulm' }).y).toBeLessThan(0);
    expect(start({ name: 'Ulm', reverse: true }).x).toBeCloseTo(28.25);
    expect(start({ name: 'Ulm', reverse: true }).y).toBeGreaterThan(0);
  });
});

describe('centre towns (20.8.7)', () => {
  const town = (json: Json) => hexWith('centerTowns', json).centerTowns[0]!;

  test('one is a dot of 10 with an edge of 2 and a halo of 4', () => {
    expect(circlesOf(drawCenterTownHalo(town({}), painter()))).toMatchObject([{ r: 14 }]);
    expect(circlesOf(drawCenterTown(town({}), painter()))).toMatchObject([{ r: 12 }, { r: 10 }]);
  });

  test('a double one has dots of 12 at ±13 in a stadium of 14', () => {
    const drawn = drawCenterTown(town({ size: 2 }), painter());
    expect(circlesOf(drawn)).toEqual([
      { x: -13, y: 0, r: 12 },
      { x: 13, y: 0, r: 12 },
    ]);
    const [box] = nodesOf(drawn, 'path');
    expect(box?.data.slice(0, 3)).toEqual([
      ['M', -14, -14],
      ['L', 14, -14],
      ['A', 14, 14, 0, 0, 1, 14, 14],
    ]);
    expect(box?.stroke?.width).toBe(2);
    expect(nodesOf(drawCenterTownHalo(town({ size: 2 }), painter()), 'path')[0]?.data[0]).toEqual([
      'M',
      -15,
      -16,
    ]);
  });

  test('names are 18 above or below, 20 with two dots', () => {
    const baseline = (json: Json) => textsOf(drawCenterTownName(town(json), painter()))[0]?.y;
    expect(baseline({ name: { name: 'Ulm' } })).toBe(-18);
    expect(baseline({ name: { name: 'Ulm', reverse: true } })).toBe(18 + 8.25);
    expect(baseline({ size: 2, name: { name: 'Ulm' } })).toBe(-20);
  });
});

describe('boomtowns (20.8.8)', () => {
  const town = (json: Json) => hexWith('boomtowns', json).boomtowns[0]!;
  const radii = (json: Json) => circlesOf(drawBoomtown(town(json), painter())).map(({ r }) => r);
  const halo = (json: Json) => nodesOf(drawBoomtownHalo(town(json), painter()), 'path')[0]?.data[0];

  test('a town is a dot in a dashed ring', () => {
    expect(radii({})).toEqual([12, 10, 25]);
    expect(nodesOf(drawBoomtown(town({}), painter()), 'circle')[2]?.stroke?.dash).toEqual([6]);
    expect(circlesOf(drawBoomtownHalo(town({}), painter()))).toMatchObject([{ r: 14 }]);
  });

  test('a city contains a dashed ring', () => {
    expect(radii({ city: true })).toEqual([25, 25, 10]);
    expect(nodesOf(drawBoomtown(town({ city: true }), painter()), 'circle')[2]?.stroke?.dash).toEqual([4]);
    expect(circlesOf(drawBoomtownHalo(town({ city: true }), painter()))).toMatchObject([{ r: 29 }]);
  });

  test('can be double', () => {
    const places = (json: Json) => circlesOf(drawBoomtown(town(json), painter())).map(({ x, r }) => [x, r]);
    expect(places({ size: 2 })).toEqual([
      [-13, 25],
      [13, 25],
      [-13, 12],
      [-13, 10],
      [13, 12],
      [13, 10],
    ]);
    expect(places({ size: 2, city: true }).map(([x]) => x)).toEqual([25, 25, 25, -25, -25, -25]);
    expect(halo({ size: 2 })).toEqual(['M', -15, -17]);
    expect(halo({ size: 2, city: true })).toEqual(['M', -26, -28]);
  });

  test('can have their own dashes, or none', () => {
    const ring = (json: Json) => nodesOf(drawBoomtown(town(json), painter()), 'circle')[2]?.stroke?.dash;
    expect(ring({ strokeDashArray: '1 4' })).toEqual([1, 4]);
    expect(ring({ dashed: false })).toBeUndefined();
  });
});

describe('medium cities (20.8.9)', () => {
  const city = (json: Json) => hexWith('mediumCities', json).mediumCities[0]!;

  test('are discs of 17 and 12 in a halo of 21', () => {
    expect(circlesOf(drawMediumCity(city({}), painter()))).toMatchObject([{ r: 17 }, { r: 12 }]);
    expect(circlesOf(drawMediumCityHalo(city({}), painter()))).toMatchObject([{ r: 21 }]);
  });

  test('are scaled by their width', () => {
    expect(leaves(drawMediumCity(city({ width: 44 }), painter()))[0]?.matrix[0]).toBe(2);
    expect(circlesOf(drawMediumCityHalo(city({ width: 44 }), painter()))).toMatchObject([{ r: 42 }]);
  });

  test('names are 25 above or below', () => {
    const baseline = (name: Json) => textsOf(drawMediumCityName(city({ name }), painter()))[0]?.y;
    expect(baseline({ name: 'Ulm' })).toBe(-25);
    expect(baseline({ name: 'Ulm', reverse: true })).toBe(25 + 8.25);
  });
});
