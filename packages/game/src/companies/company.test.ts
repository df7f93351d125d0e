import { describe, expect, test } from 'vitest';
import { resolveTrains } from '../cards/train.ts';
import type { Json, JsonObject } from '../json.ts';
import { startReading } from '../testing/reading.ts';
import { type Company, findCompany, resolveCompanies } from './company.ts';
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

describe('10.7.8 trains of its own', () => {
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

  test('are trains of the game by name, once or so many, or trains that are none of it', () => {
    const trains: Json = ['2', { name: 'D', quantity: 2, print: 1 }, { name: 'X', color: 'red', rust: '4D' }];
    expect(owned(trains).list).toEqual([
      ['2', 1, 1, 0],
      ['4D', 2, 1, 1],
      ['X', 1, 1, 2],
    ]);
    expect(owned('2').list).toEqual([['2', 1, 1, 0]]);
    expect(owned({ name: '2', quantity: 3 }).list).toEqual([['2', 3, 3, 0]]);
  });

  test('a train that the game has not is left out', () => {
    expect(owned(['9', { name: '8', quantity: 2 }, null, 7, '2']).list).toEqual([['2', 1, 1, 4]]);
  });

  test('the same field hides the heading of the charter', () => {
    expect([false, 'false', true, null, ['2'], []].map((trains) => owned(trains).heading)).toEqual([
      ...[false, false],
      ...[true, true, true, true],
    ]);
    expect(owned(false).list).toEqual([]);
  });
});

describe('10.7.4 compiling companies', () => {
  const [gorge, summit, mill] = resolve(valley);

  test('a company without shares or tokens takes the default types', () => {
    expect(shareCount(gorge!.shares)).toBe(9);
    expect(prices(gorge!)).toEqual(['Home', 40, 100]);
    expect([gorge!.shareType, gorge!.tokenType]).toEqual(['default', 'default']);
  });

  test('a company may name a type', () => {
    expect(prices(summit!)).toEqual(['Home']);
    expect(summit!.tokenType).toBe('short');
  });

  test('an empty minor type deliberately gives minors nothing, a missing one the default', () => {
    expect(mill!.shares).toEqual([]);
    expect(prices(mill!)).toEqual(['Home', 40, 100]);
    expect([mill!.shareType, mill!.tokenType]).toEqual(['minor', 'default']);
  });

  test('own lists stay, an empty one too', () => {
    const [company] = resolve({ ...valley, companies: [{ abbrev: 'X', shares: [], tokens: ['Free', 20] }] });
    expect(company!.shares).toEqual([]);
    expect(company!.shareType).toBeUndefined();
    expect(prices(company!)).toEqual(['Free', 20]);
  });

  test('a number is the name of a type, not a list of one (10.1)', () => {
    const types = { 3: ['Home', 20, 20] };
    const companies = [
      { abbrev: 'X', tokens: 3 },
      { abbrev: 'Y', tokens: 4 },
    ];
    const [three, four] = resolve({ ...valley, tokenTypes: types, companies });
    expect([prices(three!), prices(four!)]).toEqual([['Home', 20, 20], []]);
  });

  test('an unknown type gives nothing (10.20.8)', () => {
    const [company] = resolve({
      ...valley,
      companies: [{ abbrev: 'X', shares: 'constructor', tokens: 'no' }],
    });
    expect([company!.shares, prices(company!)]).toEqual([[], []]);
  });

  test('an object among the tokens stands for its cost, else its label (60.12.13)', () => {
    const [company] = resolve({
      companies: [{ abbrev: 'X', tokens: [{ cost: 60 }, { label: 'Port' }, {}] }],
    });
    expect(prices(company!)).toEqual([60, 'Port', '']);
  });

  test('an object may say that the company begins with a token there', () => {
    const [company] = resolve({ companies: [{ abbrev: 'X', tokens: [{ cost: 'Home', start: true }, 40] }] });
    expect(company!.stations).toEqual([
      { price: 'Home', start: true },
      { price: 40, start: false },
    ]);
  });
});

describe('10.7.1 company fields', () => {
  test("counts are the company's own, else the game's", () => {
    const [own, none] = resolve(
      { companies: [{ abbrev: 'A', marketTokens: 0, extraStationTokens: 2 }, { abbrev: 'B' }] },
      { marketTokens: 4, extraStationTokens: 1 },
    );
    expect([own!.marketTokens, own!.extraStationTokens]).toEqual([0, 2]);
    expect([none!.marketTokens, none!.extraStationTokens]).toEqual([4, 1]);
  });

  test('the heading font falls back on info', () => {
    const [company] = resolve({ companies: [{ abbrev: 'A', fontStyle: 'italic' }] }, { companyFontSize: 16 });
    expect(company).toMatchObject({ fontFamily: 'display', fontStyle: 'italic', fontSize: 16 });
  });

  test('of two companies with one abbreviation references find the first', () => {
    const companies = resolve({
      companies: [
        { name: 'Old', abbrev: 'N' },
        { name: 'New', abbrev: 'N' },
      ],
    });
    expect(findCompany(companies, 'N')?.name).toBe('Old');
  });
});

describe('what companies have in common, and what is told of them (10.7.1)', () => {
  const groups = resolveGroups([
    { id: 'N', color: 'red', textColor: 'white', shape: 'cube' },
    { id: 'S', text: 5 },
  ]);
  const one = (json: JsonObject) => resolveCompanies({ companies: [json] }, startReading({}), { groups })[0]!;

  test('a company has the group that it names, or none', () => {
    expect(one({ group: 'S' }).group).toEqual({ id: 'S', shape: 'circle', text: '5', pointer: '/groups/1' });
    expect(one({ group: 'N' }).group).toMatchObject({ shape: 'circle', pointer: '/groups/0' });
    expect(one({ group: 'X' }).group).toBeUndefined();
  });

  test('labels of loans are texts or numbers; nothing is a space without one', () => {
    expect(one({ loans: [50, 'Bank', '', null, {}] }).loans).toEqual([50, 'Bank', '', '', '']);
    expect(one({ loans: 'Bank' }).loans).toEqual(['Bank']);
    expect(one({}).loans).toEqual([]);
  });

  test('homes are one or several, and an empty text empties a place of the line', () => {
    expect(one({ home: 'B2' }).home).toEqual(['B2']);
    expect(one({ home: ['B2', 'C3'] }).home).toEqual(['B2', 'C3']);
    expect(one({ charterSubtitle: { left: '', right: 7 } }).charterSubtitle).toEqual({
      left: '',
      right: '7',
    });
  });

  test('a list of trains is no switch', () => {
    expect([one({ trains: ['2'] }).trains, one({ trains: false }).trains]).toEqual([true, false]);
  });
});

describe('10.7.2 shares', () => {
  const share = (json: JsonObject) =>
    resolve({ companies: [{ abbrev: 'A', shares: [json] }] })[0]!.shares[0]!;

  test('copies are the quantity, one if absent, none for 0', () => {
    expect(share({}).copies).toBe(1);
    expect(share({ quantity: 0 }).copies).toBe(0);
  });

  test('tokens are counted by tokenCount, else shares', () => {
    expect(share({ shares: 2, tokenCount: 2.5 }).tokenCount).toBe(2.5);
    expect(share({ shares: 2 }).tokenCount).toBe(2);
    expect(share({}).tokenCount).toBeUndefined();
  });

  test('a count that is no number draws no tokens (50.5.2)', () => {
    expect(share({ shares: '1/2' }).tokenCount).toBe(0);
  });

  test('a 0 is no figure worth printing (50.9.4)', () => {
    expect(share({ percent: 0, cost: 0 })).toMatchObject({ percent: undefined, cost: undefined });
  });
});
