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

describe('references (10.18)', () => {
  test('warn about an unknown name and suggest a similar one', () => {
    expect(check({ trains: [{ name: '2', rust: 'Deisel' }] })).toEqual([
      {
        severity: 'warning',
        code: 'reference/train',
        message: 'There is no train "Deisel", so no phase shows its effect.',
        pointer: '/trains/0/rust',
        hint: 'Did you mean "Diesel"?',
      },
    ]);
  });

  test.each<[string, Json, string]>([
    ['colour of a hex', { map: { hexes: [{ color: 'rde' }] } }, 'the hex is drawn without it'],
    ['colour of a tile', { tiles: { N1: { color: 'rde' } } }, 'the hex is drawn without it'],
    ['line on a hex', { map: { hexes: [{ borders: [{ color: 'rde' }] }] } }, 'the border is not drawn'],
    ['icon on a hex', { map: { hexes: [{ icons: ['prot'] }] } }, 'no icon is drawn'],
    ['icon of a token', { tokens: [{ icon: 'prot' }] }, 'a plain mark is drawn instead'],
    ['group of a company', { companies: [{ group: 'nroth' }] }, 'no mark is drawn'],
    ['group of a private', { privates: [{ group: 'nroth' }] }, 'no mark is drawn'],
    ['company of a phase', { phases: [{ company: 'XX' }] }, 'the phase is not shown on any charter'],
    ['bar of the market', { stock: { market: [[{ companies: ['XX'] }]] } }, 'no bar is drawn'],
    ['train of a company', { companies: [{ trains: ['9', '2'] }] }, 'the company has no card for this train'],
    [
      'trains of a company',
      { companies: [{ trains: [{ name: '9', quantity: 2 }] }] },
      'the company has no card for this train',
    ],
    ['train of a phase', { phases: [{ train: '9' }] }, 'the phase does not show it'],
    ['company of a private', { privates: [{ company: 'XX' }] }, 'a plain token is drawn instead'],
  ])('state the effect of an unknown %s (10.18)', (_, root, effect) => {
    expect(check(root).map(({ message }) => message)).toEqual([expect.stringContaining(`, so ${effect}.`)]);
  });

  test('list all known names if there are few and none is similar', () => {
    expect(check({ trains: [{ name: '2', image: 'locomotive' }] })).toMatchObject([
      { code: 'reference/train-picture', hint: expect.stringMatching(/^Use one of /) },
    ]);
  });

  test('include object keys of upgrades and discounts', () => {
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

  test('do not include the name of a company’s own train', () => {
    expect(pointers({ companies: [{ trains: [{ name: '9', color: 'red', rust: '8' }] }] })).toEqual([
      'reference/train /companies/0/trains/0/rust',
    ]);
  });

  test('report a name once, at its first location', () => {
    const [only, ...others] = check({ companies: [{ color: 'mauvve' }, { color: 'mauvve' }] });
    expect(others).toEqual([]);
    expect(only?.pointer).toBe('/companies/0/color');
    expect(only?.message).toBe(
      'There is no colour "mauvve", so Platelayer chooses a colour for the company. This name appears 2 times.',
    );
  });

  test('ignore unknown names if at least as many things have no name', () => {
    const phases = [{ train: '9' }];
    expect(pointers({ trains: [{ naem: '9' }], phases })).toEqual([]);
    expect(pointers({ trains: [['9']], phases })).toEqual([]);
    expect(pointers({ trains: [{ name: '2' }, { name: '2' }], phases })).toEqual([]);
    expect(pointers({ trains: [{ name: '2' }, null], phases })).toEqual(['reference/train /phases/0/train']);
    expect(pointers({ trains: [{ naem: '9' }], phases: [{ train: ['8', '9'] }] })).toHaveLength(2);
  });

  test('ignore unknown tiles if the key of the section is misspelt or its value has the wrong type', () => {
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
      'icon written as a string',
      { map: { hexes: [{ icons: ['port', 'prot'] }] } },
      'icon /map/hexes/0/icons/1',
    ],
    ['icon alone in its list', { map: { hexes: [{ terrain: 'moor' }] } }, 'icon /map/hexes/0/terrain'],
    ['colour written as a string', { tiles: { N1: { borders: ['rde'] } } }, 'color /tiles/N1/borders/0'],
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
  ])('include an unknown %s', (_, root, expected) => {
    expect(pointers(root)).toEqual([`reference/${expected}`]);
  });

  test.each<[string, Json]>([
    [
      'names that exist',
      { info: { publisher: 'self' }, trains: [{ rust: { on: '3' } }], phases: [{ on: '2' }] },
    ],
    ['price labels of tokens', { companies: [{ tokens: ['Home', 'Free'] }] }],
    ['markers without a company', { map: { hexes: [{ cities: [{ companies: [{ label: 'P1' }] }] }] } }],
    ['private company marks on a hex', { map: { hexes: [{ companies: [{ label: 'XX' }] }] } }],
    [
      'fields that are not drawn',
      { pools: [{ notes: [{ icon: 'coins', color: 'x' }] }], stock: { legend: [{ icon: 'plus' }] } },
    ],
    ['fields without effect', { stock: { market: [[{ textColor: 'x', icon: 'dragon' }]] } }],
    ['unknown fields', { companies: [{ favouriteColor: 'x' }] }],
    ['unknown arrows', { stock: { market: [[{ arrow: ['loop', 'up'] }]] } }],
    ['a bare logo name', { companies: [{ logo: 'BK' }] }],
  ])('accept %s', (_, root) => {
    expect(check(root)).toEqual([]);
  });
});

describe('colour names (90.2)', () => {
  test.each(['red', 'gorge', 'pearl', '#335577', 'hotpink', 'match', 'none', 'map-water'])(
    'include %s',
    (color) => {
      expect(
        check({ colors: { gorge: '#357', companies: { pearl: '#eee' } }, companies: [{ color }] }),
      ).toEqual([]);
    },
  );

  test.each(['green/brown', 'green / brown', 'none/green'])(
    'include %s only for hexes and tiles (20.3.7)',
    (color) => {
      const hex = { hexes: ['A1'], color };
      expect(check({ tiles: { N1: { color } }, map: { hexes: [hex] } })).toEqual([]);
      expect(check({ map: [{ hexes: [hex] }] })).toEqual([]);
      const hint = 'Only hexes and tiles can have two colours; choose one of them.';
      const others: readonly Json[] = [
        { trains: [{ name: '2', color }] },
        { stock: { market: [[{ value: 1, color }]] } },
        { map: { hexes: [{ hexes: ['A1'], cities: [{ color }] }] } },
      ];
      for (const root of others)
        expect(check(root)).toMatchObject([
          { message: `There is no colour "${color}", so it is ignored.`, hint },
        ]);
    },
  );

  test('suggest the missing `#` of hexadecimal digits', () => {
    expect(check({ companies: [{ color: 'ff0033' }] })).toMatchObject([{ hint: 'Did you mean "#ff0033"?' }]);
  });

  test('report only the unknown one of two colours, with a suggestion', () => {
    expect(check({ tiles: { N1: { color: 'red/gren' }, N2: { color: 'gren' } } })).toMatchObject([
      {
        message: 'There is no colour "gren", so the hex is drawn without it. This name appears 2 times.',
        hint: 'Did you mean "green"?',
      },
    ]);
    expect(check({ tiles: { N1: { color: 'red/' } } })).toMatchObject([
      { message: 'There is no colour "red/", so the hex is drawn without it.' },
    ]);
  });

  test.each(['gorgee', '#12345', 'green/gorgee', 'map-x', 'constructor'])('do not include %s', (color) => {
    expect(check({ companies: [{ color }] })).toMatchObject([{ code: 'reference/color' }]);
  });
});

test('reports entries with the same name', () => {
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
