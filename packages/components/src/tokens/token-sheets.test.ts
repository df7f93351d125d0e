import { type ConfigPart, defaults, type JsonObject, withPart } from '@platelayer/game';
import { type Group, outlineBounds } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { board18TokenSheet } from '../board18/sheets.ts';
import { gameOf, lookFor } from '../testing/game.ts';
import { tokenDrawings } from './drawings.ts';
import { tokenCentre, tokenGrid } from './sheet-grid.ts';

const sheets = (file: JsonObject, part: ConfigPart = {}) => {
  const game = gameOf(file);
  const look = lookFor(game, part);
  const pages = tokenDrawings.pages(game, look, {});
  return { pages, look, tokens: pages.flatMap(({ children }) => children as readonly Group[]) };
};
const pieces = (file: JsonObject, part: ConfigPart = {}) => {
  const game = gameOf(file);
  return tokenDrawings.pieces(game, lookFor(game, part));
};
const radius = ({ cut }: Group) => (outlineBounds(cut!)?.width ?? 0) / 2;
const config = (part: ConfigPart) => withPart(defaults, part);

const companies: JsonObject = {
  info: { title: 'T', marketTokens: 2, extraStationTokens: 1 },
  tokenTypes: { default: ['Free', 40, 100] },
  companies: [
    { name: 'A', abbrev: 'A', color: 'red' },
    { name: 'B', abbrev: 'B', color: 'blue', tokens: ['Free'], marketTokens: 0, extraStationTokens: 0 },
  ],
};
const general: JsonObject = {
  info: { title: 'T' },
  tokens: [
    'Round',
    { icon: 'port', quantity: '∞', print: 4 },
    { label: '20', color: 'yellow', quantity: 2 },
    { label: 'Phase', quantity: 0, print: 1 },
  ],
};

describe('70.11 token sheets', () => {
  test('hold 13 by 17 in layout free on letter paper, with centres at 65 + 60k and 70 + 60k', () => {
    const grid = tokenGrid(defaults);
    expect(grid).toMatchObject({ columns: 13, rows: 17 });
    expect(tokenCentre(grid, 0)).toEqual({ x: 65, y: 70 });
    expect(tokenCentre(grid, 12)).toEqual({ x: 785, y: 70 });
    expect(tokenCentre(grid, 13)).toEqual({ x: 65, y: 130 });
  });

  test.each([true, false])(
    'hold 12 by 17 in layout gsp, with centres at 73 + 64k and 70 + 60k, bleed %s',
    (bleed) => {
      const grid = tokenGrid(config({ tokens: { layout: 'gsp', bleed, marketTokenSize: 99 } }));
      expect(grid).toMatchObject({ columns: 12, rows: 17, sizes: { market: 50, station: 50, general: 50 } });
      expect(tokenCentre(grid, 0)).toEqual({ x: 73, y: 70 });
      expect(tokenCentre(grid, 13)).toEqual({ x: 137, y: 130 });
    },
  );

  test('have one cell for a token larger than the paper (70.14.18)', () => {
    expect(tokenGrid(config({ tokens: { marketTokenSize: 5000 } }))).toMatchObject({ columns: 1, rows: 1 });
  });

  test('contain market tokens, reverse sides and stations of each company (70.4.2)', () => {
    expect(sheets(companies).tokens.map(radius)).toEqual([
      ...Array(4).fill(25),
      ...Array(4).fill(18.75),
      18.75,
    ]);
    expect(sheets(companies, { tokens: { reverseMarketTokens: 'none' } }).tokens).toHaveLength(7);
  });

  test('contain general tokens `print` times, `quantity` times, or once (70.3)', () => {
    expect(sheets(general).tokens).toHaveLength(8);
  });

  test('start a new page only when the last one is full', () => {
    const count = (quantity: number) => sheets({ tokens: [{ label: 'A', quantity }] }).pages.length;
    expect([count(221), count(222)]).toEqual([1, 2]);
  });

  test('have no pages without tokens', () => {
    expect(sheets({ info: { title: 'T' } }).pages).toEqual([]);
    expect(sheets({ tokens: [{ label: 'A', quantity: 0 }] }).pages).toEqual([]);
  });

  test('keep outlines of neighbours apart, with or without bleed', () => {
    for (const part of [{}, { bleed: false }, { layout: 'gsp' }] as const) {
      const { tokens: drawn } = sheets({ tokens: [{ label: 'A', quantity: 20 }] }, { tokens: part });
      const { pitch } = tokenGrid(config({ tokens: part }));
      const rim = (drawn[0]!.children[1] as { r: number }).r + 0.5;
      expect(Math.min(pitch.x, pitch.y) - 2 * rim).toBeGreaterThanOrEqual(1.99);
    }
  });

  test('give small tokens their full bleed beyond the cut outline', () => {
    const station = sheets(companies).tokens.at(-1)!;
    expect(station.children[1]).toMatchObject({ r: 23.75 });
    expect(radius(station)).toBe(18.75);
  });

  test('take the bleed from the token or the configuration (70.14.2)', () => {
    const part = { tokens: { bleed: false, generalTokenSize: 20 } };
    const [plain, own] = sheets({ tokens: ['A', { label: 'B', bleed: true }] }, part).tokens;
    expect(plain?.children[1]).toMatchObject({ r: 10 });
    expect(own?.children[1]).toMatchObject({ r: 15 });
  });

  test('shrink tokens to their cells (70.14.22)', () => {
    const { tokens: drawn, look } = sheets({ tokens: [{ label: 'Big', width: 90, quantity: 3 }] });
    expect(drawn.map(radius)).toEqual([25, 25, 25]);
    expect(look.found).toMatchObject([{ code: 'layout/token-size' }]);
  });

  test('rotate the cut outline of a square token', () => {
    const [token] = sheets({ tokens: [{ tokenShape: 'square', rotation: 45, width: 10 }] }).tokens;
    expect(radius(token!)).toBeCloseTo(10 * Math.SQRT2, 9);
  });
});

describe('70.12.1 single token view', () => {
  test('shows a company in a row of four cells, 10 wider than the largest token', () => {
    const [first, second] = pieces(companies);
    expect(first).toMatchObject({ name: 'token-1-A', title: 'A', width: 240, height: 60 });
    expect(first?.children).toHaveLength(4);
    expect(second?.name).toBe('token-2-B');
  });

  test('shows general tokens with quantity above 0 on white and on black', () => {
    const named = pieces({ ...companies, ...general, info: { title: 'T' } });
    expect(named.map(({ name }) => name)).toEqual([
      'token-1-A',
      'token-2-B',
      'token-3',
      'token-4',
      'token-5',
    ]);
    expect(named[2]).toMatchObject({ title: 'Round', width: 120, height: 60 });
  });

  test('has names that are safe for files', () => {
    expect(pieces({ companies: [{ abbrev: '../B & O' }] })[0]?.name).toBe('token-1-.._B_&_O');
  });
});

test.each([
  ['WWWW', undefined],
  ['Destination', undefined],
  ['Destinations of the north', 'layout/overflow /companies/0/token'],
])('reports the label %s of a company once if it is illegible (70.2.6)', (label, diagnostic) => {
  const { look } = sheets({ companies: [{ name: 'A', abbrev: label, color: 'red', tokens: ['Free', 40] }] });
  expect(look.found.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(diagnostic ? [diagnostic] : []);
});

test('does not report small letters if the file sets their size', () => {
  const { look } = sheets({ tokens: [{ label: 'Destinations of the north', fontSize: 3 }] });
  expect(look.found).toEqual([]);
});

describe('70.12.2 Board18', () => {
  test('has two pictures of 30 pixels for each token', () => {
    const game = gameOf({ ...companies, ...general, info: { title: 'T' } });
    const page = board18TokenSheet(game, lookFor(game));
    expect(page).toMatchObject({ width: 60, height: 150 });
    expect(page?.children).toHaveLength(10);
    expect(page?.children[3]).toMatchObject({
      transform: [30 / 52, 0, 0, 30 / 52, 45, 45],
      clip: { x: -26, y: -26, width: 52, height: 52 },
    });
  });

  test('has no sheet for a game without tokens', () => {
    const game = gameOf({ info: { title: 'T' } });
    expect(board18TokenSheet(game, lookFor(game))).toBeUndefined();
  });
});
