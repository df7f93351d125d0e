import { describe, expect, test } from 'vitest';
import { resolveHex } from '../hex/hex.ts';
import type { JsonObject } from '../json.ts';
import { startReading } from '../testing/reading.ts';
import { resolveLibraryTile } from '../tiles/tiles.ts';
import { resolvePrivates } from './private.ts';

const reading = startReading();
const hex = resolveHex({ color: 'plain' }, '', reading);
const range = { min: 2, max: 5 };
const lookup = {
  hex: (name: string) => (name === 'B2' ? hex : undefined),
  tile: (id: string) => resolveLibraryTile(id, reading),
};
const resolve = (json: JsonObject) => resolvePrivates([json], range, lookup)[0]!;

describe('private company cards (50.3.1)', () => {
  test('read revenue as a single amount, a list or a string', () => {
    expect(resolve({ revenue: [5, 10] }).revenue).toEqual([5, 10]);
    expect(resolve({ revenue: '5/10' }).revenue).toEqual(['5/10']);
    expect(resolve({ revenue: 0 }).revenue).toEqual([0]);
    expect(resolve({}).revenue).toEqual([]);
  });

  test('show a price of 0 but not a bid of 0', () => {
    expect(resolve({ price: 0, bid: 0 })).toMatchObject({ price: 0, bid: undefined });
  });

  test('read notes and descriptions as lines, and ignore an empty list (50.9.18)', () => {
    expect(resolve({ note: ['Blocks C7', 'Closes'], description: 'Ferry' })).toMatchObject({
      note: ['Blocks C7', 'Closes'],
      description: ['Ferry'],
    });
    expect(resolve({ note: [] }).note).toEqual([]);
  });

  test("show a player note only for a range that differs from the game's (50.3.6)", () => {
    expect(resolve({ minPlayers: 3 }).players).toEqual({ min: 3, max: 5 });
    expect(resolve({ minPlayers: 2, maxPlayers: 5 }).players).toBeUndefined();
    expect(resolvePrivates([{ minPlayers: 3 }], undefined, lookup)[0]?.players).toBeUndefined();
  });

  test('prefer text styles of the whole entry to those of a part (50.3.2)', () => {
    const { text } = resolve({
      fontWeight: 'normal',
      nameFontWeight: 'bold',
      nameFontSize: 10,
      fontColor: 'red',
    });
    expect(text.name).toMatchObject({ weight: 'normal', size: 10, color: 'red' });
    expect(resolve({ descColor: 'blue', fontColor: 'red' }).text.desc.color).toBe('blue');
  });
});

describe('pictures on private company cards (50.3.6)', () => {
  test('appear in the order hex or tile, company, token, icon', () => {
    const { pictures } = resolve({
      icon: 'port',
      iconColor: 'navyBlue',
      token: { label: 'P' },
      company: 'GL',
      tile: '57',
    });
    expect(pictures).toMatchObject([
      { kind: 'tile', id: '57', tile: { base: '57' } },
      { kind: 'company', company: 'GL' },
      { kind: 'token', face: { label: 'P' } },
      { kind: 'icon', icon: 'port', color: 'navyBlue' },
    ]);
  });

  test('do not include a tile next to a hex', () => {
    expect(resolve({ hex: 'B2', tile: '57' }).pictures).toEqual([{ kind: 'hex', name: 'B2', hex }]);
  });

  test('keep the space of an unknown hex', () => {
    expect(resolve({ hex: 'Z9' }).pictures).toEqual([{ kind: 'hex', name: 'Z9', hex: undefined }]);
  });
});
