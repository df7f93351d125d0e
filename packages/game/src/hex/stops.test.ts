import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { readHex, reported } from '../testing/reading.ts';

describe('a town (20.8.6)', () => {
  const town = (json: Json, info: Json = {}) => readHex({ towns: [json] }, info).towns[0];

  test('has the colour town and a halo of 2 unless the game or the town sets others', () => {
    expect(town({})).toMatchObject({ color: 'town', halo: 2 });
    expect(town({}, { townBorderWidth: 3 })?.halo).toBe(3);
    expect(town({ borderWidth: 0, color: 'red' }, { townBorderWidth: 3 })).toMatchObject({
      color: 'red',
      halo: 0,
    });
  });

  test('has a sideways name with its baseline 21.75 out, or 28.25 if reversed', () => {
    expect(town({ name: { name: 'Ulm' } })?.name).toMatchObject({ turn: 90, x: 0, y: -21.75 });
    expect(town({ name: { name: 'Ulm', reverse: true } })?.name).toMatchObject({ turn: -90, y: 28.25 });
  });

  test('uses all fields of its name (20.14.38)', () => {
    const name = { name: 'Ulm', x: 4, y: -20, rotation: 15, color: 'red', fontSize: 16 };
    expect(town({ name })?.name).toMatchObject({ turn: 105, x: 4, y: -8, color: 'red', font: { size: 16 } });
  });
});

describe('a centre town (20.8.7)', () => {
  const town = (json: Json, info: Json = {}) => readHex({ centerTowns: [json] }, info).centerTowns[0];

  test('has these defaults', () => {
    expect(town({})).toMatchObject({
      size: 1,
      width: 20,
      halo: 4,
      color: 'centerTown',
      outlineColor: 'track',
    });
  });

  test('has a halo of borderWidth · width / 20', () => {
    expect(town({ width: 30 })?.halo).toBe(6);
    expect(town({ borderWidth: 2 }, { townWidth: 10, borderWidth: 8 })).toMatchObject({ width: 10, halo: 1 });
  });

  test('has its name 18 above or below, scaled with a single dot, or 20 for a double one', () => {
    const y = (json: object, name: object = {}) =>
      town({ ...json, name: { name: 'Jena', ...name } })?.name?.y;
    expect(y({})).toBe(-18);
    expect(y({ width: 40 })).toBe(-36);
    expect(y({}, { reverse: true })).toBe(18 + 8.25);
    expect(y({ size: 2, width: 40 })).toBe(-20);
    expect(y({}, { y: 5 })).toBe(5);
  });

  test('of any other size is not drawn and is reported', () => {
    expect(town({ size: 3 })).toBeUndefined();
    expect(reported({ centerTowns: [{ size: 3 }] })).toEqual(['hex/size /hex/centerTowns/0/size']);
  });
});

describe('a boomtown (20.8.8)', () => {
  const town = (json: Json, info: Json = {}) => readHex({ boomtowns: [json] }, info).boomtowns[0];

  test('has these defaults', () => {
    expect(town({})).toMatchObject({
      size: 1,
      city: false,
      width: 25,
      townWidth: 10,
      halo: 4,
      strokeWidth: 2,
      dashes: [6],
      color: 'centerTown',
    });
    expect(town({ city: true })?.dashes).toEqual([4]);
  });

  test('scales the dot with the circle if the file does not set its size', () => {
    expect(town({ width: 50 })?.townWidth).toBe(20);
  });

  test('uses info.cityWidth as a radius and info.townWidth as a diameter (20.14.37.1)', () => {
    expect(town({}, { cityWidth: 50, townWidth: 30 })).toMatchObject({
      width: 50,
      townWidth: 15,
      halo: 8,
      dashes: [12],
    });
  });

  test('has a solid ring with dashed false, or the pattern of strokeDashArray (20.14.37.2)', () => {
    expect(town({ dashed: false })?.dashes).toEqual([]);
    expect(town({ strokeDashArray: '3, 1' })?.dashes).toEqual([3, 1]);
    expect(town({ strokeDashArray: 'dotted' })?.dashes).toEqual([6]);
  });

  test('has a straight name w + 8 above, or w + 7 plus the letters below if reversed', () => {
    expect(town({ name: { name: 'Ely' } })?.name?.baseline).toBe(-33);
    expect(town({ name: { name: 'Ely', reverse: true } })?.name?.baseline).toBe(7 + 25 + 8.25);
    expect(town({ size: 2, name: 'Ely' })?.name?.baseline).toBe(-32);
  });
});

describe('a medium city (20.8.9)', () => {
  const city = (json: Json) => readHex({ color: 'red', mediumCities: [json] }).mediumCities[0];

  test('has these defaults', () => {
    expect(city({})).toMatchObject({
      scale: 1,
      inner: { fillColor: 'track', fillOpacity: 1, strokeColor: 'black', strokeWidth: 1, dashes: [] },
      outer: { fillColor: 'border', strokeColor: 'track', strokeWidth: 3 },
    });
  });

  test('prefers fillColor to color, and has scale 1 at width 22', () => {
    expect(city({ width: 33, color: 'yellow' })).toMatchObject({
      scale: 1.5,
      inner: { fillColor: 'yellow' },
    });
    expect(city({ fillColor: 'blue', color: 'yellow' })?.inner.fillColor).toBe('blue');
  });

  test('has its name 25 above or below, contrasting with the hex (20.14.53)', () => {
    expect(city({ name: 'Bern' })?.name).toMatchObject({ y: -25, bgColor: 'red' });
    expect(city({ name: { name: 'Bern', reverse: true } })?.name?.y).toBe(25 + 8.25);
  });
});
