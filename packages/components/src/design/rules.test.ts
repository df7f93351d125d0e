import { load } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, library } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../testing/game.ts';
import { checkRules } from './rules.ts';

/** Findings as the last part of their code and their location. */
const found = (file: object, silenced = '') =>
  checkRules(gameOf(file), silenced).map(({ code, pointer }) => `${code.slice('design/'.length)} ${pointer}`);

const map = (...hexes: readonly object[]) => ({
  hexes: hexes.map((hex, i) => ({ hexes: [`A${2 * i + 1}`], ...hex })),
});
const company = (more: object = {}) => ({ name: 'C', abbrev: 'C', color: 'red', ...more });

/** A game that breaks the rule and one that does not, for every rule. */
const CASES: Readonly<Record<string, readonly [broken: object, place: string, fixed: object]>> = {
  'hex-without-tile': [
    { tiles: { 58: 1 }, map: map({ cities: [{}] }) },
    '/map/hexes/0',
    { tiles: { 57: 1 }, map: map({ cities: [{}] }) },
  ],
  'track-to-nowhere': [
    { map: map({ track: [{ side: 1 }, { side: 4 }] }, {}) },
    '/map/hexes/0',
    { map: map({ track: [{ type: 'offboard', side: 4 }] }, {}) },
  ],
  'tile-without-predecessor': [{ tiles: { 7: 1, 14: 1 } }, '/tiles/14', { tiles: { 57: 1, 14: 1 } }],
  'too-few-tiles': [
    { tiles: { 201: 1 }, map: map({ cities: [{}], labels: ['Y'], hexes: ['A1', 'A3'] }) },
    '/map/hexes/0',
    { tiles: { 201: 2 }, map: map({ cities: [{}], labels: ['Y'], hexes: ['A1', 'A3'] }) },
  ],
  'label-without-tile': [
    { tiles: { 57: 1 }, map: map({ cities: [{}], labels: ['Y'] }) },
    '/map/hexes/0',
    { tiles: { 57: 1 }, map: map({ cities: [{}] }) },
  ],
  'label-without-hex': [
    { tiles: { 201: 1, 57: 1 }, map: map({ cities: [{}] }) },
    '/tiles/201',
    { tiles: { 57: 1 }, map: map({ cities: [{}] }) },
  ],
  'tile-color': [
    { tiles: { 57: 1, 14: 1 }, phases: [{ name: '1', limit: 1, tiles: 'yellow' }] },
    '/tiles/14',
    { tiles: { 57: 1, 14: 1 }, phases: [{ name: '1', limit: 1, tiles: 'green' }] },
  ],
  'phase-without-train': [
    {
      trains: [{ name: '2', quantity: 1, color: 'yellow' }],
      phases: [{ name: 'I', limit: 1, tiles: 'yellow' }],
    },
    '/phases/0',
    {
      trains: [{ name: '2', quantity: 1, color: 'yellow' }],
      phases: [{ name: '2', limit: 1, tiles: 'yellow' }],
    },
  ],
  'trains-never-removed': [
    {
      trains: [
        { name: '2', color: 'yellow', rust: '4' },
        { name: '4', color: 'green' },
        { name: '5', color: 'brown' },
      ],
    },
    '/trains/2',
    {
      trains: [
        { name: '2', color: 'yellow', rust: '5' },
        { name: '5', color: 'brown' },
      ],
    },
  ],
  shares: [
    { companies: [company({ shares: [{ quantity: 9, percent: 10 }] })] },
    '/companies/0',
    {
      companies: [
        company({
          shares: [
            { quantity: 8, percent: 10 },
            { quantity: 1, percent: 20 },
          ],
        }),
      ],
    },
  ],
  'several-presidents': [
    {
      companies: [
        company({
          shares: [
            { quantity: 1, percent: 20, president: true },
            { quantity: 8, percent: 10, president: true },
          ],
        }),
      ],
    },
    '/companies/0',
    {
      companies: [
        company({
          shares: [
            { quantity: 1, percent: 20, president: true },
            { quantity: 8, percent: 10 },
          ],
        }),
      ],
    },
  ],
  'par-not-in-market': [
    { stock: { type: '2D', market: [[60, 70]], par: { values: [65] } } },
    '/stock/par/values/0',
    { stock: { type: '2D', market: [[60, 70]], par: { values: ['70/80'] } } },
  ],
  'company-without-home': [
    {
      companies: [company({ tokens: [0] }), company({ abbrev: 'D', tokens: [0] })],
      map: map({ cities: [{ companies: ['C'] }] }),
    },
    '/companies/1',
    { companies: [company({ tokens: [0] })], map: map({ cities: [{ companies: ['C'] }] }) },
  ],
  'incomplete-company': [
    { companies: [{ name: 'C', abbrev: 'C' }] },
    '/companies/0',
    { companies: [company()] },
  ],
  players: [
    { players: [{ number: 3, capital: 400 }, { number: 4 }] },
    '/players/1',
    { capital: 400, players: [{ number: 3 }, { number: 4 }] },
  ],
  bank: [
    { bank: 1000, players: [{ number: 3, capital: 400 }] },
    '/players/0',
    { bank: 1200, players: [{ number: 3, capital: 400 }] },
  ],
  'market-cell': [
    { stock: { type: '2D', market: [[60, 70, null, 90]] } },
    '/stock/market/0/3',
    { stock: { type: '2D', market: [[60, 70, 80, 90]] } },
  ],
  'revenue-track': [
    { revenue: { max: 50 }, trains: [{ name: '2', color: 'yellow' }], tiles: { 5: 1, 6: 1, 57: 1, 63: 1 } },
    '/revenue',
    { revenue: { max: 60 }, trains: [{ name: '2', color: 'yellow' }], tiles: { 5: 1, 6: 1, 57: 1, 63: 1 } },
  ],
};

describe('every rule (87.6)', () => {
  test.each(Object.entries(CASES))(
    '%s is found, stops after a fix, and can be silenced',
    (name, [broken, place, fixed]) => {
      const finding = `${name} ${place}`;
      expect(found(broken)).toContain(finding);
      expect(found(fixed)).not.toContain(finding);
      expect(found(broken, name)).not.toContain(finding);
      expect(found(broken, `other, design/${name}@${place}`)).not.toContain(finding);
      expect(found(broken, `${name}@/elsewhere`)).toContain(finding);
    },
  );
});

describe('intended exceptions (87.6)', () => {
  test('a market may have gaps bridged by corners or arrows; a part with par prices is reachable', () => {
    const cells = (market: readonly (readonly unknown[])[], more: object = {}) =>
      found({ stock: { type: '2D', market, ...more } }).filter((one) => one.startsWith('market-cell'));
    const island = [[60, 70, null, 90, 100]];
    expect(cells(island)).toEqual(['market-cell /stock/market/0/3']);
    expect(cells([[60, { value: 70, arrow: 'right' }, null, 90, 100]])).toEqual([]);
    expect(
      cells([
        [60, null],
        [null, 70],
      ]),
    ).toEqual([]);
    expect(cells([[60, 70, null, { value: 90, arrow: 'around' }]])).toEqual([]);
    const par = { par: { values: [90] } };
    expect(cells([[60, 70, 80, null, 90]], par)).toEqual(['market-cell /stock/market/0/0']);
    expect(cells(island, { par: { values: [90, 60] } })).toEqual([]);
  });

  test('companies of a kind that starts anywhere, or in former homes of others, need no home', () => {
    const major = { tokens: [0] };
    const minor = { ...major, minor: true };
    const companies = [
      company({ ...major, abbrev: 'A' }),
      company({ ...major, abbrev: 'B' }),
      ...['C', 'D', 'E'].map((abbrev) => company({ ...minor, abbrev })),
    ];
    const homes = map({ cities: [{ companies: ['C'] }, { companies: ['D'] }] });
    expect(found({ companies, map: homes })).toEqual(['company-without-home /companies/4']);
  });

  test('a preprinted yellow hex does not need a yellow tile', () => {
    const hexes = map(
      { cities: [{}], labels: ['Y'] },
      { color: 'yellow', cities: [{}], labels: ['Y'], track: [1, 3] },
    );
    const remarks = (tiles: object) =>
      checkRules(gameOf({ tiles, map: hexes }), '')
        .filter(({ code }) => code === 'design/too-few-tiles')
        .map(({ message }) => message);
    expect(remarks({ 201: 1, 202: 1, 207: 2 })).toEqual([]);
    expect(remarks({ 202: 1, 207: 1 })).toEqual([
      '2 hexes can become green tiles with the label "Y", but there is only 1.',
    ]);
  });

  test('a route may stop at every copy of a tile, and off the board', () => {
    const track = (more: object) =>
      checkRules(gameOf({ revenue: { max: 50 }, trains: [{ name: '3', color: 'green' }], ...more }), '')
        .filter(({ code }) => code === 'design/revenue-track')
        .map(({ message }) => message);
    expect(track({ tiles: { 57: 2 } })).toEqual([]);
    expect(track({ tiles: { 57: 5 } })).toEqual(['The revenue track ends at 50; a route may earn about 60.']);
    const map = {
      hexes: [{ hexes: ['A1'], color: 'offboard', offBoardRevenue: { revenues: [30, { value: 60 }] } }],
    };
    expect(track({ map })).toEqual(['The revenue track ends at 50; a route may earn about 60.']);
  });

  test('a train may be referred to by a shorter name, and a name is not a tile label', () => {
    const trains = [
      { name: '3', color: 'green', rust: '6' },
      { name: '6E', color: 'brown' },
    ];
    expect(found({ trains })).toEqual([]);
    const hex = (label: string) => ({
      tiles: { 57: 1 },
      map: map({ color: 'plain', cities: [{}], labels: [label] }),
    });
    expect(['Lisboa', '浅草', 'Chi'].flatMap((label) => found(hex(label)))).toEqual([
      'label-without-tile /map/hexes/0',
    ]);
  });
});

test('every problem has a message and a hint', () => {
  for (const [broken] of Object.values(CASES))
    for (const { message, hint } of checkRules(gameOf(broken), '')) {
      expect(message).toMatch(/\.$/);
      expect(hint).toMatch(/\.$/);
    }
});

/** Bundled games that break a rule on purpose. None of them gets a warning. */
const ON_PURPOSE: Readonly<Record<string, readonly string[]>> = {
  'banner-fair': ['tile-without-predecessor /tiles/39', 'tile-color /tiles/BF7'],
  brackwater: ['trains-never-removed /trains/4'],
  'candle-bay': ['revenue-track /revenue'],
  lamplight: ['incomplete-company /companies/6'],
};

test.each(BUNDLED_GAMES)('$id: reports only rules broken on purpose', async ({ id }) => {
  const { game } = load((await bundledGame(id)) ?? '', library);
  const remarks = checkRules(game!, '');
  expect(remarks.filter(({ severity }) => severity !== 'info')).toEqual([]);
  expect(remarks.map(({ code, pointer }) => `${code.slice('design/'.length)} ${pointer}`)).toEqual(
    ON_PURPOSE[id] ?? [],
  );
});
