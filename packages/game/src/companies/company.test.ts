import { describe, expect, test } from 'vitest';
import { resolveTrains } from '../cards/train.ts';
import type { Json, JsonObject } from '../json.ts';
import { rivers, startReading } from '../testing/reading.ts';
import { type Company, findCompany, overrideCompanies, resolveCompanies } from './company.ts';
import { resolveGroups } from './group.ts';

const valley: JsonObject = {
  shareTypes: {
    default: [
      { quantity: 1, label: 'Director', percent: 20, shares: 2 },
      { quantity: 8, percent: 10, shares: 1 },
    ],
    minor: [],
  },
  tokenTypes: { default: ['Home', 40, 100], short: ['Home'] },
  companies: [
    { name: 'Gorge Line', abbrev: 'GL', color: 'red' },
    { name: 'Summit Tramway', abbrev: 'ST', color: 'blue', tokens: 'short' },
    { name: 'Mill Spur', abbrev: 'MS', color: 'yellow', minor: true },
  ],
};
const resolve = (root: JsonObject, info: JsonObject = {}) => resolveCompanies(root, startReading(info));
const prices = ({ stations }: Company) => stations.map(({ price }) => price);
const shareCount = (shares: readonly { copies: number }[]) =>
  shares.reduce((sum, { copies }) => sum + copies, 0);

describe('trains of a company (10.7.8)', () => {
  const supply = resolveTrains(
    [
      { name: '2', quantity: 6, color: 'yellow', price: 80 },
      { name: '4D', quantity: 3, color: 'gray' },
    ],
    '/trains',
    startReading(),
  );
  const owned = (trains: Json) => {
    const [company] = resolveCompanies({ companies: [{ abbrev: 'X', trains }] }, startReading(), {
      trains: supply,
    });
    const { ownTrains, trains: heading } = company!;
    return {
      heading,
      list: ownTrains.map(({ train, position }) => [train.name, train.supply, train.copies, position]),
    };
  };

  test('are trains of the game by name, once or several times, or separate trains', () => {
    const trains: Json = ['2', { name: 'D', quantity: 2, print: 1 }, { name: 'X', color: 'red', rust: '4D' }];
    expect(owned(trains).list).toEqual([
      ['2', 1, 1, 0],
      ['4D', 2, 1, 1],
      ['X', 1, 1, 2],
    ]);
    expect(owned('2').list).toEqual([['2', 1, 1, 0]]);
    expect(owned({ name: '2', quantity: 3 }).list).toEqual([['2', 3, 3, 0]]);
  });

  test('do not include unknown trains', () => {
    expect(owned(['9', { name: '8', quantity: 2 }, null, 7, '2']).list).toEqual([['2', 1, 1, 4]]);
  });

  test('use the same field as the charter heading', () => {
    expect([false, 'false', true, null, ['2'], []].map((trains) => owned(trains).heading)).toEqual([
      ...[false, false],
      ...[true, true, true, true],
    ]);
    expect(owned(false).list).toEqual([]);
  });
});

describe('compiling companies (10.7.4)', () => {
  const [gorge, summit, mill] = resolve(valley);

  test('uses the default types for a company without shares or tokens', () => {
    expect(shareCount(gorge!.shares)).toBe(9);
    expect(prices(gorge!)).toEqual(['Home', 40, 100]);
    expect([gorge!.shareType, gorge!.tokenType]).toEqual(['default', 'default']);
  });

  test('uses the type that a company names', () => {
    expect(prices(summit!)).toEqual(['Home']);
    expect(summit!.tokenType).toBe('short');
  });

  test('gives minors nothing for an empty minor type, but the default if that type is missing', () => {
    expect(mill!.shares).toEqual([]);
    expect(prices(mill!)).toEqual(['Home', 40, 100]);
    expect([mill!.shareType, mill!.tokenType]).toEqual(['minor', 'default']);
  });

  test('keeps a company’s own lists, even an empty one', () => {
    const [company] = resolve({ ...valley, companies: [{ abbrev: 'X', shares: [], tokens: ['Free', 20] }] });
    expect(company!.shares).toEqual([]);
    expect(company!.shareType).toBeUndefined();
    expect(prices(company!)).toEqual(['Free', 20]);
  });

  test('reads a number as the name of a type, not as a list (10.1)', () => {
    const types = { 3: ['Home', 20, 20] };
    const companies = [
      { abbrev: 'X', tokens: 3 },
      { abbrev: 'Y', tokens: 4 },
    ];
    const [three, four] = resolve({ ...valley, tokenTypes: types, companies });
    expect([prices(three!), prices(four!)]).toEqual([['Home', 20, 20], []]);
  });

  test('gives nothing for an unknown type (10.20.8)', () => {
    const [company] = resolve({
      ...valley,
      companies: [{ abbrev: 'X', shares: 'constructor', tokens: 'no' }],
    });
    expect([company!.shares, prices(company!)]).toEqual([[], []]);
  });

  test('reads the cost or label of a token object (60.12.13)', () => {
    const [company] = resolve({
      companies: [{ abbrev: 'X', tokens: [{ cost: 60 }, { label: 'Port' }, {}] }],
    });
    expect(prices(company!)).toEqual([60, 'Port', '']);
  });

  test('reads whether the company begins with a token there', () => {
    const [company] = resolve({ companies: [{ abbrev: 'X', tokens: [{ cost: 'Home', start: true }, 40] }] });
    expect(company!.stations).toEqual([
      { price: 'Home', start: true },
      { price: 40, start: false },
    ]);
  });
});

describe('company fields (10.7.1)', () => {
  test('include token counts, or else the game’s', () => {
    const [own, none] = resolve(
      { companies: [{ abbrev: 'A', marketTokens: 0, extraStationTokens: 2 }, { abbrev: 'B' }] },
      { marketTokens: 4, extraStationTokens: 1 },
    );
    expect([own!.marketTokens, own!.extraStationTokens]).toEqual([0, 2]);
    expect([none!.marketTokens, none!.extraStationTokens]).toEqual([4, 1]);
  });

  test('fall back to the heading font in info', () => {
    const [company] = resolve({ companies: [{ abbrev: 'A', fontStyle: 'italic' }] }, { companyFontSize: 16 });
    expect(company).toMatchObject({ fontFamily: 'display', fontStyle: 'italic', fontSize: 16 });
  });

  test('with a repeated abbreviation refer to the first company', () => {
    const companies = resolve({
      companies: [
        { name: 'Old', abbrev: 'N' },
        { name: 'New', abbrev: 'N' },
      ],
    });
    expect(findCompany(companies, 'N')?.name).toBe('Old');
  });
});

describe('groups and facts of companies (10.7.1)', () => {
  const groups = resolveGroups([
    { id: 'N', color: 'red', textColor: 'white', shape: 'cube' },
    { id: 'S', text: 5 },
  ]);
  const one = (json: JsonObject) => resolveCompanies({ companies: [json] }, startReading({}), { groups })[0]!;

  test('a company has the group that it names, if it exists', () => {
    expect(one({ group: 'S' }).group).toEqual({ id: 'S', shape: 'circle', text: '5', pointer: '/groups/1' });
    expect(one({ group: 'N' }).group).toMatchObject({ shape: 'circle', pointer: '/groups/0' });
    expect(one({ group: 'X' }).group).toBeUndefined();
  });

  test('loan labels are strings or numbers, and an empty one leaves a blank space', () => {
    expect(one({ loans: [50, 'Bank', '', null, {}] }).loans).toEqual([50, 'Bank', '', '', '']);
    expect(one({ loans: 'Bank' }).loans).toEqual(['Bank']);
    expect(one({}).loans).toEqual([]);
  });

  test('a company may have several homes, and an empty string clears a part of the subtitle', () => {
    expect(one({ home: 'B2' }).home).toEqual(['B2']);
    expect(one({ home: ['B2', 'C3'] }).home).toEqual(['B2', 'C3']);
    expect(one({ charterSubtitle: { left: '', right: 7 } }).charterSubtitle).toEqual({
      left: '',
      right: '7',
    });
  });

  test('a list of trains does not turn off the heading', () => {
    expect([one({ trains: ['2'] }).trains, one({ trains: false }).trains]).toEqual([true, false]);
  });
});

describe('shares (10.7.2)', () => {
  const share = (json: JsonObject) =>
    resolve({ companies: [{ abbrev: 'A', shares: [json] }] })[0]!.shares[0]!;

  test('have as many copies as the quantity, one by default, none for 0', () => {
    expect(share({}).copies).toBe(1);
    expect(share({ quantity: 0 }).copies).toBe(0);
  });

  test('count tokens by tokenCount, else by shares', () => {
    expect(share({ shares: 2, tokenCount: 2.5 }).tokenCount).toBe(2.5);
    expect(share({ shares: 2 }).tokenCount).toBe(2);
    expect(share({}).tokenCount).toBeUndefined();
  });

  test('draw no tokens for a count that is not a number (50.5.2)', () => {
    expect(share({ shares: '1/2' }).tokenCount).toBe(0);
  });

  test('do not print 0 (50.9.4)', () => {
    expect(share({ percent: 0, cost: 0 })).toMatchObject({ percent: undefined, cost: undefined });
  });
});

describe('overrideCompanies', () => {
  const companies = resolveCompanies(
    {
      companies: [
        { name: 'A', abbrev: 'A', color: 'red', tokens: ['Free'], logo: 'brook/WL' },
        { name: 'B', abbrev: 'B', color: 'blue', tokens: ['Free', 40], token: { bar: true } },
        { name: 'C', abbrev: 'C', color: 'green', tokens: [] },
      ],
    },
    startReading(),
  );

  test('companies take their name, abbreviation, colour and logo from the set in order (70.10)', () => {
    const [a, b, c] = overrideCompanies(companies, rivers);
    expect(a).toMatchObject({ name: 'Rhine', abbrev: 'RH', color: 'green', logo: 'brook/BK' });
    expect(b).toMatchObject({
      name: 'Elbe',
      abbrev: 'EL',
      color: 'red',
      token: {},
      stations: [{ price: 'Free' }, { price: 40 }],
    });
    expect(c).toBe(companies[2]);
  });

  test('a second name is removed with the first', () => {
    const named = [{ ...companies[0]!, alias: 'Anna' }];
    expect(overrideCompanies(named, rivers)[0]?.alias).toBeUndefined();
  });

  test('an entry without a logo removes the logo', () => {
    const [a] = overrideCompanies(companies, rivers, [1]);
    expect(a).toMatchObject({ abbrev: 'EL', logo: undefined });
  });

  test('a selection reorders the set once (10.20.9) and does not change other companies', () => {
    const abbrevs = overrideCompanies(companies, rivers, [1, 0]).map(({ abbrev }) => abbrev);
    expect(abbrevs).toEqual(['EL', 'RH', 'C']);
  });

  test('a position outside the set does not change the company', () => {
    expect(overrideCompanies(companies, rivers, [9, 0]).map(({ abbrev }) => abbrev)).toEqual([
      'A',
      'RH',
      'C',
    ]);
  });

  test('references still find the company by the abbreviation in the file', () => {
    expect(findCompany(overrideCompanies(companies, rivers), 'B')?.name).toBe('Elbe');
  });

  test('an unknown set changes nothing', () => {
    expect(overrideCompanies(companies, undefined)).toBe(companies);
  });
});
