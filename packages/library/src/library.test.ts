import { checkCompanySet, checkPublishers } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { companySets } from './companies/company-sets.ts';
import { library } from './library.ts';
import publishers from './publishers.json';
import { tile, tileIds } from './tiles/catalogue.ts';

const sets = await companySets.load();

describe('company override sets', () => {
  test('are seven', () => {
    expect(sets.map(({ id, companies }) => [id, companies.length])).toEqual([
      ['1830', 8],
      ['1830-Mayfair', 8],
      ['dev', 20],
      ['languages', 20],
      ['lotr', 10],
      ['owl', 20],
      ['webdev', 20],
    ]);
    expect(sets.map(({ id }) => id)).toEqual([...library.companySets]);
  });

  test.each(sets)('$id could be in the companies folder of a game', ({ id, ...file }) => {
    expect(checkCompanySet(file)).toEqual([]);
  });

  test('can be read by id once loaded', () => {
    expect(companySets.get('languages')?.companies[2]).toEqual({
      name: 'Javascript',
      abbrev: 'JS',
      color: 'yellow',
      logo: 'languages/javascript',
    });
    for (const id of ['none', 'constructor', '']) expect(companySets.get(id)).toBeUndefined();
  });

  test('name only known logos and colours, and all but one have a logo', () => {
    const companies = sets.flatMap((set) => set.companies);
    expect(companies.filter(({ logo }) => logo === undefined).map(({ abbrev }) => abbrev)).toEqual(['ASM']);
    for (const { logo, color } of companies) {
      if (logo !== undefined) expect(library.logos).toContain(logo);
      expect(library.colors).toContain(color);
    }
  });
});

test('publishers.json could be in the publishers folder of a game', () => {
  expect(checkPublishers(publishers)).toEqual([]);
});

describe('the library for reading a game', () => {
  test('knows tiles, icons, logos, publishers and colours', () => {
    expect(library.tile('7')).toEqual({ color: 'yellow', track: [{ type: 'sharp', side: 1 }] });
    expect(library.icons.size).toBe(42);
    expect(library.logos).toContain('countries/gb_sct');
    expect(library.publishers.size).toBe(11);
    expect(library.colors).toContain('skyBlue');
  });

  test('knows every icon in its own tiles', () => {
    const icons = tileIds().flatMap((id) => (tile(id)?.icons ?? []) as unknown as { type: string }[]);
    expect(icons).toHaveLength(5);
    for (const { type } of icons) expect(library.icons).toContain(type);
  });
});
