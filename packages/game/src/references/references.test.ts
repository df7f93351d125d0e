import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostic.ts';
import type { Json } from '../json.ts';
import { smallLibrary } from '../testing/reading.ts';
import { checkDuplicates, checkReferences } from './check.ts';
import { namesIn } from './find.ts';
import { arrowNames, colorNames, logoNames, type Names } from './names.ts';

const known = (...names: readonly string[]): Names => {
  const all = new Set(names);
  return { all, has: (name) => all.has(name) };
};

const check = (root: Json): readonly Diagnostic[] => {
  const found: Diagnostic[] = [];
  const colors = (root as { colors?: Json }).colors;
  checkReferences(
    root,
    namesIn(root),
    {
      arrow: arrowNames,
      color: colorNames(smallLibrary, colors),
      company: known('GL', 'ST'),
      font: known(...smallLibrary.fonts),
      group: known('north', 'south'),
      hex: known('A1', 'B2'),
      icon: known(...smallLibrary.icons),
      logo: logoNames(smallLibrary),
      publisher: known(...smallLibrary.publishers),
      'share type': known('default'),
      tile: known('7', '57', 'X1|a'),
      'token type': known('default', 'short'),
      train: known('2', '3', 'Diesel'),
      'train picture': known(...smallLibrary.trainImages),
    },
    (diagnostic) => found.push(diagnostic),
  );
  return found;
};
const pointers = (root: Json) => check(root).map(({ code, pointer }) => `${code} ${pointer}`);

describe('10.18 references', () => {
  test('a name that leads nowhere is a warning with the name that was meant', () => {
    expect(check({ trains: [{ name: '2', rust: 'Deisel' }] })).toEqual([
      {
        severity: 'warning',
        code: 'reference/train',
        message: 'There is no train "Deisel", so no phase shows what it does.',
        pointer: '/trains/0/rust',
        hint: 'Did you mean "Diesel"?',
      },
    ]);
  });

  test.each<[string, Json, string]>([
    ['ground of a hex', { map: { hexes: [{ color: 'rde' }] } }, 'the hex is drawn without it'],
    ['ground of a tile', { tiles: { N1: { color: 'rde' } } }, 'the hex is drawn without it'],
    ['line on a hex', { map: { hexes: [{ borders: [{ color: 'rde' }] }] } }, 'it is left out'],
    ['icon on a hex', { map: { hexes: [{ icons: ['prot'] }] } }, 'no picture is drawn'],
    ['icon of a token', { tokens: [{ icon: 'prot' }] }, 'a plain mark is drawn in its place'],
    ['group of a company', { companies: [{ group: 'nroth' }] }, 'no mark is drawn'],
    ['group of a private', { privates: [{ group: 'nroth' }] }, 'no mark is drawn'],
    ['company of a phase', { phases: [{ company: 'XX' }] }, 'the phase is shown on no charter'],
    ['bar of the market', { stock: { market: [[{ companies: ['XX'] }]] } }, 'no bar is drawn'],
    ['train of a company', { companies: [{ trains: ['9', '2'] }] }, 'the company has no card of it'],
    [
      'trains of a company',
      { companies: [{ trains: [{ name: '9', quantity: 2 }] }] },
      'the company has no card of it',
    ],
    ['train of a phase', { phases: [{ train: '9' }] }, 'the phase shows nothing of it'],
    ['company of a private', { privates: [{ company: 'XX' }] }, 'a plain token stands in its place'],
  ])('the message says what becomes of the %s (10.18)', (_, root, effect) => {
    expect(check(root).map(({ message }) => message)).toEqual([expect.stringContaining(`, so ${effect}.`)]);
  });

  test('where nothing is similar and there are few names, all of them are told', () => {
    expect(check({ trains: [{ name: '2', image: 'locomotive' }] })).toMatchObject([
      { code: 'reference/train-picture', hint: expect.stringMatching(/^Use one of /) },
    ]);
  });

  test('names that are keys, of upgrades and of discounts, are names too', () => {
    expect(
      pointers({
        upgrades: { 57: ['7', '1234', 'X1'], zzz: ['7'], X1: [] },
        trains: [{ name: '2', discount: { 2: 10, 9: 20 } }],
      }),
    ).toEqual([
      'reference/tile /upgrades/57/1',
      'reference/tile /upgrades/zzz',
      'reference/train /trains/0/discount/9',
    ]);
  });

  test('the name of a train that a company alone has is no reference', () => {
    expect(pointers({ companies: [{ trains: [{ name: '9', color: 'red', rust: '8' }] }] })).toEqual([
      'reference/train /companies/0/trains/0/rust',
    ]);
  });

  test('a name is reported once, where it first stands', () => {
    const [only, ...others] = check({ companies: [{ color: 'mauvve' }, { color: 'mauvve' }] });
    expect(others).toEqual([]);
    expect(only?.pointer).toBe('/companies/0/color');
    expect(only?.message).toBe(
      'There is no colour "mauvve", so the company gets a colour of its own. It is named in 2 places.',
    );
  });

  test('names are not told where as many things have lost theirs, which is', () => {
    const phases = [{ train: '9' }];
    expect(pointers({ trains: [{ naem: '9' }], phases })).toEqual([]);
    expect(pointers({ trains: [['9']], phases })).toEqual([]);
    expect(pointers({ trains: [{ name: '2' }, { name: '2' }], phases })).toEqual([]);
    expect(pointers({ trains: [{ name: '2' }, null], phases })).toEqual(['reference/train /phases/0/train']);
    expect(pointers({ trains: [{ naem: '9' }], phases: [{ train: ['8', '9'] }] })).toHaveLength(2);
  });

  test('tiles are not told where the key above them is misspelt or holds something else', () => {
    const upgrades = { 57: ['N1'] };
    expect(pointers({ tiles: {}, upgrades })).toEqual(['reference/tile /upgrades/57/0']);
    expect(pointers({ tiels: { N1: {} }, upgrades })).toEqual([]);
    expect(pointers({ tiles: [], upgrades })).toEqual([]);
    expect(pointers({ corporations: [], phases: [{ company: 'XX' }] })).toEqual([]);
  });

  test.each<[string, Json, string]>([
    [
      'train in a list of events',
      { trains: [{ name: '2', rust: ['3', { on: '9', index: 2 }] }] },
      'train /trains/0/rust/1/on',
    ],
    ['train of a phase', { phases: [{ train: ['2', '9'] }] }, 'train /phases/0/train/1'],
    ['colour alone in its list', { map: { hexes: [{ color: ['rde'] }] } }, 'color /map/hexes/0/color/0'],
    ['share type', { companies: [{ shares: 'big' }] }, 'share-type /companies/0/shares'],
    ['share type written as a number', { companies: [{ shares: 10 }] }, 'share-type /companies/0/shares'],
    ['token type', { companies: [{ tokens: 'big' }] }, 'token-type /companies/0/tokens'],
    ['company of a phase', { phases: [{ company: 'XX' }] }, 'company /phases/0/company'],
    ['company of a private', { privates: [{ company: 'XX' }] }, 'company /privates/0/company'],
    [
      'home on the map',
      { map: { hexes: [{ cities: [{ companies: ['GL', 'XX'] }] }] } },
      'company /map/hexes/0/cities/0/companies/1',
    ],
    [
      'home on a tile',
      { tiles: { N1: { cities: [{ companies: [{ abbrev: 'XX' }] }] } } },
      'company /tiles/N1/cities/0/companies/0/abbrev',
    ],
    [
      'token in a market cell',
      { stock: { market: [[80, { tokens: [{ company: 'XX' }] }]] } },
      'company /stock/market/0/1/tokens/0/company',
    ],
    [
      'bar in a market cell',
      { stock: { market: [{ companies: ['XX'] }] } },
      'company /stock/market/0/companies/0',
    ],
    ['hex of a private', { privates: [{ hex: 'Z9' }] }, 'hex /privates/0/hex'],
    ['tile of a private', { privates: [{ tile: '999' }] }, 'tile /privates/0/tile'],
    ['icon of a token', { tokens: [{ icon: 'dragon' }] }, 'icon /tokens/0/icon'],
    ['icon on a hex', { map: { hexes: [{ icons: [{ type: 'prot' }] }] } }, 'icon /map/hexes/0/icons/0/type'],
    [
      'icon in a city',
      { tiles: { N1: { cities: { icons: ['port', null, 'prot'] } } } },
      'icon /tiles/N1/cities/icons/2',
    ],
    [
      'icon of terrain',
      { map: { hexes: [{ terrain: { type: 'moor' } }] } },
      'icon /map/hexes/0/terrain/type',
    ],
    [
      'icon written as a bare text',
      { map: { hexes: [{ icons: ['port', 'prot'] }] } },
      'icon /map/hexes/0/icons/1',
    ],
    ['icon alone in its list', { map: { hexes: [{ terrain: 'moor' }] } }, 'icon /map/hexes/0/terrain'],
    ['colour written as a bare text', { tiles: { N1: { borders: ['rde'] } } }, 'color /tiles/N1/borders/0'],
    ['logo', { companies: [{ logo: 'brook/ZZ' }] }, 'logo /companies/0/logo'],
    ['publisher', { info: { publisher: 'nobody' } }, 'publisher /info/publisher'],
    [
      'company of a single element',
      { map: { hexes: [{ tokens: { company: 'XX' } }] } },
      'company /map/hexes/0/tokens/company',
    ],
    ['colour in a list', { tokens: [{ halves: ['red', 'rde'] }] }, 'color /tokens/0/halves/1'],
    [
      'train that makes another one available',
      { trains: [{ name: '2', available: '9' }] },
      'train /trains/0/available',
    ],
    ['font', { tokens: [{ fontFamily: 'serfi' }] }, 'font /tokens/0/fontFamily'],
    ['arrow', { stock: { market: [[{ arrow: ['up', 'dwon'] }]] } }, 'arrow /stock/market/0/0/arrow/1'],
    ['colour of tiles in a phase', { phases: [{ tiles: 'grene' }] }, 'color /phases/0/tiles'],
  ])('a dangling %s is found', (_, root, expected) => {
    expect(pointers(root)).toEqual([`reference/${expected}`]);
  });

  test.each<[string, Json]>([
    [
      'names that exist',
      { info: { publisher: 'self' }, trains: [{ rust: { on: '3' } }], phases: [{ on: '2' }] },
    ],
    ['price labels of tokens', { companies: [{ tokens: ['Home', 'Free'] }] }],
    ['markers that are no companies', { map: { hexes: [{ cities: [{ companies: [{ label: 'P1' }] }] }] } }],
    ['marks of privates on a hex', { map: { hexes: [{ companies: [{ label: 'XX' }] }] } }],
    [
      'what is not drawn',
      { pools: [{ notes: [{ icon: 'coins', color: 'x' }] }], stock: { legend: [{ icon: 'plus' }] } },
    ],
    ['what has no effect', { stock: { market: [[{ textColor: 'x', icon: 'dragon' }]] } }],
    ['fields that nobody knows', { companies: [{ favouriteColor: 'x' }] }],
    ['arrows that nobody knows', { stock: { market: [[{ arrow: ['loop', 'up'] }]] } }],
    ['a bare logo name', { companies: [{ logo: 'BK' }] }],
  ])('%s are no faults', (_, root) => {
    expect(check(root)).toEqual([]);
  });
});

describe('90.2 colour names', () => {
  test.each(['red', 'gorge', 'pearl', '#335577', 'hotpink', 'match', 'none', 'map-water'])(
    '%s is a colour',
    (color) => {
      expect(
        check({ colors: { gorge: '#357', companies: { pearl: '#eee' } }, companies: [{ color }] }),
      ).toEqual([]);
    },
  );

  test.each(['green/brown', 'green / brown', 'none/green'])(
    '%s is one for the ground of a hex or tile, and for nothing else (20.3.7)',
    (color) => {
      const hex = { hexes: ['A1'], color };
      expect(check({ tiles: { N1: { color } }, map: { hexes: [hex] } })).toEqual([]);
      expect(check({ map: [{ hexes: [hex] }] })).toEqual([]);
      const hint = 'Only the ground of a hex or tile has two colours; choose one of them.';
      const others: readonly Json[] = [
        { trains: [{ name: '2', color }] },
        { stock: { market: [[{ value: 1, color }]] } },
        { map: { hexes: [{ hexes: ['A1'], cities: [{ color }] }] } },
      ];
      for (const root of others)
        expect(check(root)).toMatchObject([
          { message: `There is no colour "${color}", so it counts as not given.`, hint },
        ]);
    },
  );

  test('a colour in figures is told with the `#` that it lacks', () => {
    expect(check({ companies: [{ color: 'ff0033' }] })).toMatchObject([{ hint: 'Did you mean "#ff0033"?' }]);
  });

  test('of two colours the wrong one is named, with what was meant', () => {
    expect(check({ tiles: { N1: { color: 'red/gren' }, N2: { color: 'gren' } } })).toMatchObject([
      {
        message: 'There is no colour "gren", so the hex is drawn without it. It is named in 2 places.',
        hint: 'Did you mean "green"?',
      },
    ]);
    expect(check({ tiles: { N1: { color: 'red/' } } })).toMatchObject([
      { message: 'There is no colour "red/", so the hex is drawn without it.' },
    ]);
  });

  test.each(['gorgee', '#12345', 'green/gorgee', 'map-x', 'constructor'])('%s is none', (color) => {
    expect(check({ companies: [{ color }] })).toMatchObject([{ code: 'reference/color' }]);
  });
});

test('things of one kind that share a name are reported', () => {
  const found: Diagnostic[] = [];
  checkDuplicates(
    {
      companies: [{ abbrev: 'A' }, { abbrev: 'B' }, { abbrev: 'A' }],
      trains: [{ name: '2' }, { name: 2 }],
      privates: [{ name: 'x' }, { name: 'x' }, { id: 'P1' }, { id: 'P1' }],
      players: [{ number: 3 }, { number: 4 }, { number: 3 }],
      phases: [
        { name: '2', minor: false },
        { name: '2', minor: true },
        { name: '2', company: 'A' },
        { train: '2' },
        { train: '2' },
        { name: '2' },
        { name: '2', minor: true },
      ],
    },
    (diagnostic) => found.push(diagnostic),
  );
  expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'duplicate/company /companies/2/abbrev',
    'duplicate/train /trains/1/name',
    'duplicate/private /privates/3/id',
    'duplicate/player-count /players/2/number',
    'duplicate/phase /phases/5/name',
    'duplicate/phase /phases/6/name',
  ]);
});
