import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { readHex, reported } from '../testing/reading.ts';

const city = (json: Json, info: Json = {}) => readHex({ color: 'green', cities: [json] }, info).cities[0];

describe('a city (20.8.5)', () => {
  test('has these defaults', () => {
    expect(city({})).toMatchObject({
      size: 1,
      slots: [{ color: 'city' }],
      width: 25,
      strokeWidth: 2,
      halo: 3,
      borderColor: 'border',
      outlineColor: 'track',
      pass: false,
      outside: false,
    });
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
    ['2Y', 2],
    ['1S1Y', 2],
    ['2S1Y', 3],
    ['3Ferry', 3],
  ])('of size %s has %d slots', (size, slots) => {
    expect(city({ size })?.slots).toHaveLength(slots);
  });

  test('of any other size is not drawn and is reported, even if the size is a digit in quotes', () => {
    for (const size of [0, 7, '2', 'XL', 1.5]) {
      expect(city({ size })).toBeUndefined();
      expect(reported({ cities: [{ size }] })).toEqual(['hex/size /hex/cities/0/size']);
    }
  });

  test('has a halo of borderWidth · width / 25', () => {
    expect(city({ width: 50 })?.halo).toBe(6);
    expect(city({ borderWidth: 5 }, { cityWidth: 20 })).toMatchObject({ width: 20, halo: 4 });
    expect(city({}, { borderWidth: 1 })?.halo).toBe(1);
  });

  test('ignores a strokeWidth of 0', () => {
    expect(city({ strokeWidth: 0 })?.strokeWidth).toBe(2);
  });

  test('can pass with size 1 or 2, and extend with size 2', () => {
    const fields = { pass: true, extend: 'left' };
    expect(city({ ...fields })).toMatchObject({ pass: true, extend: undefined });
    expect(city({ ...fields, size: 2 })).toMatchObject({ pass: true, extend: 'left' });
    expect(city({ ...fields, size: 3 })).toMatchObject({ pass: false, extend: undefined });
  });

  test('is outside only if the value is exactly true (20.6)', () => {
    expect(city({ outside: true })?.outside).toBe(true);
    expect(city({ outside: 'true' })?.outside).toBe(false);
  });
});

describe('a city slot (20.8.5.2, 20.8.5.4, 20.8.5.5)', () => {
  test("uses the city's colour, else its company's, else city", () => {
    const companies = [{ label: 'A', color: 'red' }, 'B'];
    const colors = (json: object) => city({ size: 2, companies, ...json })?.slots.map(({ color }) => color);
    expect(colors({})).toEqual(['red', 'city']);
    expect(colors({ color: 'blue' })).toEqual(['blue', 'blue']);
  });

  test('holds a company by abbreviation, as a string or as an object with abbrev or label', () => {
    const companies: Json = ['B&O', null, { abbrev: 'NYC', label: 'N' }, { label: 'X', reserved: true }];
    const tokens = city({ size: 4, companies })?.slots.map(({ token }) => token);
    expect(tokens).toEqual([
      { company: 'B&O', face: {}, turn: 0, cityTurn: 0 },
      undefined,
      { company: 'NYC', face: { label: 'N' }, turn: 0, cityTurn: 0 },
      { company: 'X', face: { label: 'X', reserved: true }, turn: 0, cityTurn: 0 },
    ]);
  });

  test('holds a blank token for an empty object', () => {
    expect(city({ companies: [{}] })?.slots[0]?.token).toEqual({
      company: undefined,
      face: {},
      turn: 0,
      cityTurn: 0,
    });
  });

  test("turns a string with the city but an object by its own angle, and overrides the object's width", () => {
    const companies: Json = ['A', { label: 'B' }, { label: 'C', rotation: 90, width: 10 }];
    const tokens = city({ size: 3, rotation: 30, companies })?.slots.map(({ token }) => token);
    expect(tokens?.map((token) => token?.turn)).toEqual([0, -30, 60]);
    expect(tokens?.[2]?.face).toEqual({ label: 'C' });
  });

  test('holds icons and ignores unknown ones (20.14.22)', () => {
    const json = { size: 3, icons: ['port', null, 'prot'] };
    expect(city(json)?.slots.map(({ icon }) => icon)).toEqual(['port', undefined, undefined]);
  });

  test('is needed for every company; surplus companies are reported', () => {
    expect(reported({ cities: [{ companies: ['A', 'B'] }] })).toEqual(['hex/slots /hex/cities/0/companies']);
    expect(reported({ cities: [{ companies: ['A', null] }] })).toEqual([]);
  });
});

describe('the name of a city (20.8.5.6)', () => {
  test('has its straight baseline 32 above the centre, or 39.25 below it if reversed', () => {
    expect(city({ name: { name: 'Gera' } })?.name).toMatchObject({ baseline: -32, shift: 0, reverse: false });
    expect(city({ name: { name: 'Gera', reverse: true } })?.name).toMatchObject({
      baseline: 39.25,
      shift: 7,
      reverse: true,
    });
  });

  test('ignores and reports the position fields of other elements', () => {
    expect(reported({ cities: [{ name: { name: 'Gera', angle: 90, percent: 0.5 } }] })).toEqual([
      'hex/name-place /hex/cities/0/name/angle',
    ]);
    expect(reported({ cities: [{ name: { name: 'Gera', x: 1, offset: 40, rotation: 10 } }] })).toEqual([]);
  });

  test('is shifted by its x and y and turned by its rotation, but not by rotate', () => {
    expect(city({ name: { name: 'Gera', x: 3, y: -5, rotation: 45, rotate: 10 } })?.name).toMatchObject({
      x: 3,
      shift: -5,
      baseline: -37,
      turn: 45,
    });
  });

  test('has an offset only if the file sets one (20.14.36.2)', () => {
    expect(city({ name: { name: 'Gera' } })?.name?.offset).toBeUndefined();
    expect(city({ name: { name: 'Gera', offset: 50 } })?.name?.offset).toBe(50);
  });

  test("contrasts with its own bgColor, else the city's, else the hex", () => {
    expect(city({ name: 'Gera' })?.name?.bgColor).toBe('green');
    expect(city({ name: 'Gera', bgColor: 'red' })?.name?.bgColor).toBe('red');
    expect(city({ name: { name: 'Gera', bgColor: 'blue' }, bgColor: 'red' })?.name?.bgColor).toBe('blue');
  });

  test('may be a plain string; an empty one is ignored (20.13)', () => {
    expect(city({ name: 'Gera' })?.name?.text).toBe('Gera');
    for (const name of ['', {}, { name: '' }, null] as Json[]) expect(city({ name })?.name).toBeUndefined();
  });
});
