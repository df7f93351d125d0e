import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { readHex, remarks } from '../testing/reading.ts';

const city = (json: Json, info: Json = {}) => readHex({ color: 'green', cities: [json] }, info).cities[0];

describe('cities (20.8.5)', () => {
  test('have these defaults', () => {
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
  ])('size %s has %d slots', (size, slots) => {
    expect(city({ size })?.slots).toHaveLength(slots);
  });

  test('any other size, also a digit written as text, draws nothing and is reported', () => {
    for (const size of [0, 7, '2', 'XL', 1.5]) {
      expect(city({ size })).toBeUndefined();
      expect(remarks({ cities: [{ size }] })).toEqual(['hex/size /hex/cities/0/size']);
    }
  });

  test('the halo grows with the slots: borderWidth · width / 25', () => {
    expect(city({ width: 50 })?.halo).toBe(6);
    expect(city({ borderWidth: 5 }, { cityWidth: 20 })).toMatchObject({ width: 20, halo: 4 });
    expect(city({}, { borderWidth: 1 })?.halo).toBe(1);
  });

  test('a strokeWidth of 0 counts as absent', () => {
    expect(city({ strokeWidth: 0 })?.strokeWidth).toBe(2);
  });

  test('pass is for sizes 1 and 2, extend for size 2', () => {
    const fields = { pass: true, extend: 'left' };
    expect(city({ ...fields })).toMatchObject({ pass: true, extend: undefined });
    expect(city({ ...fields, size: 2 })).toMatchObject({ pass: true, extend: 'left' });
    expect(city({ ...fields, size: 3 })).toMatchObject({ pass: false, extend: undefined });
  });

  test('outside counts only for the value true itself (20.6)', () => {
    expect(city({ outside: true })?.outside).toBe(true);
    expect(city({ outside: 'true' })?.outside).toBe(false);
  });
});

describe('slots (20.8.5.2, 20.8.5.4, 20.8.5.5)', () => {
  test("are filled with the city's colour, else their company's, else city", () => {
    const companies = [{ label: 'A', color: 'red' }, 'B'];
    const colors = (json: object) => city({ size: 2, companies, ...json })?.slots.map(({ color }) => color);
    expect(colors({})).toEqual(['red', 'city']);
    expect(colors({ color: 'blue' })).toEqual(['blue', 'blue']);
  });

  test('hold a company by abbreviation, as text or as an object with abbrev or label', () => {
    const companies: Json = ['B&O', null, { abbrev: 'NYC', label: 'N' }, { label: 'X', reserved: true }];
    const tokens = city({ size: 4, companies })?.slots.map(({ token }) => token);
    expect(tokens).toEqual([
      { company: 'B&O', face: {}, turn: 0, cityTurn: 0 },
      undefined,
      { company: 'NYC', face: { label: 'N' }, turn: 0, cityTurn: 0 },
      { company: 'X', face: { label: 'X', reserved: true }, turn: 0, cityTurn: 0 },
    ]);
  });

  test('an empty object is a blank token', () => {
    expect(city({ companies: [{}] })?.slots[0]?.token).toEqual({
      company: undefined,
      face: {},
      turn: 0,
      cityTurn: 0,
    });
  });

  test("a text turns with the city, an object stands at its own angle; the slot's width wins", () => {
    const companies: Json = ['A', { label: 'B' }, { label: 'C', rotation: 90, width: 10 }];
    const tokens = city({ size: 3, rotation: 30, companies })?.slots.map(({ token }) => token);
    expect(tokens?.map((token) => token?.turn)).toEqual([0, -30, 60]);
    expect(tokens?.[2]?.face).toEqual({ label: 'C' });
  });

  test('hold icons; an unknown one is left out (20.14.22)', () => {
    const json = { size: 3, icons: ['port', null, 'prot'] };
    expect(city(json)?.slots.map(({ icon }) => icon)).toEqual(['port', undefined, undefined]);
  });

  test('more companies than slots are reported', () => {
    expect(remarks({ cities: [{ companies: ['A', 'B'] }] })).toEqual(['hex/slots /hex/cities/0/companies']);
    expect(remarks({ cities: [{ companies: ['A', null] }] })).toEqual([]);
  });
});

describe('name of a city (20.8.5.6)', () => {
  test('has baseline 32 above, or with reverse 39.25 below the centre when straight', () => {
    expect(city({ name: { name: 'Gera' } })?.name).toMatchObject({ baseline: -32, shift: 0, reverse: false });
    expect(city({ name: { name: 'Gera', reverse: true } })?.name).toMatchObject({
      baseline: 39.25,
      shift: 7,
      reverse: true,
    });
  });

  test('is not moved by the fields that place other elements, which is told', () => {
    expect(remarks({ cities: [{ name: { name: 'Gera', angle: 90, percent: 0.5 } }] })).toEqual([
      'hex/name-place /hex/cities/0/name/angle',
    ]);
    expect(remarks({ cities: [{ name: { name: 'Gera', x: 1, offset: 40, rotation: 10 } }] })).toEqual([]);
  });

  test('is shifted by its own x and y and turned by its rotation; rotate has no effect', () => {
    expect(city({ name: { name: 'Gera', x: 3, y: -5, rotation: 45, rotate: 10 } })?.name).toMatchObject({
      x: 3,
      shift: -5,
      baseline: -37,
      turn: 45,
    });
  });

  test('keeps whether an offset was stated (20.14.36.2)', () => {
    expect(city({ name: { name: 'Gera' } })?.name?.offset).toBeUndefined();
    expect(city({ name: { name: 'Gera', offset: 50 } })?.name?.offset).toBe(50);
  });

  test("contrasts with its own bgColor, else the city's, else the hex", () => {
    expect(city({ name: 'Gera' })?.name?.bgColor).toBe('green');
    expect(city({ name: 'Gera', bgColor: 'red' })?.name?.bgColor).toBe('red');
    expect(city({ name: { name: 'Gera', bgColor: 'blue' }, bgColor: 'red' })?.name?.bgColor).toBe('blue');
  });

  test('may be a bare text; an empty one is no name (20.13)', () => {
    expect(city({ name: 'Gera' })?.name?.text).toBe('Gera');
    for (const name of ['', {}, { name: '' }, null] as Json[]) expect(city({ name })?.name).toBeUndefined();
  });
});
