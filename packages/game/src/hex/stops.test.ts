import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { readHex, remarks } from '../testing/reading.ts';

describe('towns (20.8.6)', () => {
  const town = (json: Json, info: Json = {}) => readHex({ towns: [json] }, info).towns[0];

  test('have colour town and a halo of 2 unless the game or the town says otherwise', () => {
    expect(town({})).toMatchObject({ color: 'town', halo: 2 });
    expect(town({}, { townBorderWidth: 3 })?.halo).toBe(3);
    expect(town({ borderWidth: 0, color: 'red' }, { townBorderWidth: 3 })).toMatchObject({
      color: 'red',
      halo: 0,
    });
  });

  test('the name stands sideways, its baseline 21.75 out, with reverse 28.25', () => {
    expect(town({ name: { name: 'Ulm' } })?.name).toMatchObject({ turn: 90, x: 0, y: -21.75 });
    expect(town({ name: { name: 'Ulm', reverse: true } })?.name).toMatchObject({ turn: -90, y: 28.25 });
  });

  test('all fields of the name count (20.14.38)', () => {
    const name = { name: 'Ulm', x: 4, y: -20, rotation: 15, color: 'red', fontSize: 16 };
    expect(town({ name })?.name).toMatchObject({ turn: 105, x: 4, y: -8, color: 'red', font: { size: 16 } });
  });
});

describe('centre towns (20.8.7)', () => {
  const town = (json: Json, info: Json = {}) => readHex({ centerTowns: [json] }, info).centerTowns[0];

  test('have these defaults', () => {
    expect(town({})).toMatchObject({
      size: 1,
      width: 20,
      halo: 4,
      color: 'centerTown',
      outlineColor: 'track',
    });
  });

  test('the halo is borderWidth · width / 20', () => {
    expect(town({ width: 30 })?.halo).toBe(6);
    expect(town({ borderWidth: 2 }, { townWidth: 10, borderWidth: 8 })).toMatchObject({ width: 10, halo: 1 });
  });

  test('the name stands 18 above or below, scaled with a single dot, 20 at a double one', () => {
    const y = (json: object, name: object = {}) =>
      town({ ...json, name: { name: 'Jena', ...name } })?.name?.y;
    expect(y({})).toBe(-18);
    expect(y({ width: 40 })).toBe(-36);
    expect(y({}, { reverse: true })).toBe(18 + 8.25);
    expect(y({ size: 2, width: 40 })).toBe(-20);
    expect(y({}, { y: 5 })).toBe(5);
  });

  test('other sizes are left out and reported', () => {
    expect(town({ size: 3 })).toBeUndefined();
    expect(remarks({ centerTowns: [{ size: 3 }] })).toEqual(['hex/size /hex/centerTowns/0/size']);
  });
});

describe('boomtowns (20.8.8)', () => {
  const town = (json: Json, info: Json = {}) => readHex({ boomtowns: [json] }, info).boomtowns[0];

  test('have these defaults', () => {
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

  test('the dot grows with the circle where nothing states its size', () => {
    expect(town({ width: 50 })?.townWidth).toBe(20);
  });

  test('info.cityWidth is a radius and info.townWidth a diameter (20.14.37.1)', () => {
    expect(town({}, { cityWidth: 50, townWidth: 30 })).toMatchObject({
      width: 50,
      townWidth: 15,
      halo: 8,
      dashes: [12],
    });
  });

  test('dashed false makes the ring solid, strokeDashArray is the pattern (20.14.37.2)', () => {
    expect(town({ dashed: false })?.dashes).toEqual([]);
    expect(town({ strokeDashArray: '3, 1' })?.dashes).toEqual([3, 1]);
    expect(town({ strokeDashArray: 'dotted' })?.dashes).toEqual([6]);
  });

  test('a straight name stands w + 8 above, with reverse w + 7 plus the letters below', () => {
    expect(town({ name: { name: 'Ely' } })?.name?.baseline).toBe(-33);
    expect(town({ name: { name: 'Ely', reverse: true } })?.name?.baseline).toBe(7 + 25 + 8.25);
    expect(town({ size: 2, name: 'Ely' })?.name?.baseline).toBe(-32);
  });
});

describe('medium cities (20.8.9)', () => {
  const city = (json: Json) => readHex({ color: 'red', mediumCities: [json] }).mediumCities[0];

  test('have these defaults', () => {
    expect(city({})).toMatchObject({
      scale: 1,
      inner: { fillColor: 'track', fillOpacity: 1, strokeColor: 'black', strokeWidth: 1, dashes: [] },
      outer: { fillColor: 'border', strokeColor: 'track', strokeWidth: 3 },
    });
  });

  test('fillColor goes before color; width 22 is scale 1', () => {
    expect(city({ width: 33, color: 'yellow' })).toMatchObject({
      scale: 1.5,
      inner: { fillColor: 'yellow' },
    });
    expect(city({ fillColor: 'blue', color: 'yellow' })?.inner.fillColor).toBe('blue');
  });

  test('the name stands 25 above or below and contrasts with the hex (20.14.53)', () => {
    expect(city({ name: 'Bern' })?.name).toMatchObject({ y: -25, bgColor: 'red' });
    expect(city({ name: { name: 'Bern', reverse: true } })?.name?.y).toBe(25 + 8.25);
  });
});
