import {
  type ConfigPart,
  type Diagnostic,
  effectiveConfig,
  type Game,
  type Json,
  load,
  resolve,
} from '@platelayer/game';
import {
  BUNDLED_GAMES,
  bundledGame,
  COMPANY_THEMES,
  colorDistance,
  companySets,
  library,
  MAP_THEMES,
} from '@platelayer/library';
import { circle, rect } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../scripts/testing/fonts.ts';
import { openArtwork } from './artwork/open.ts';
import { type Look, withLook } from './look.ts';
import { components } from './registry.ts';
import { colorsAt, contrastFaults } from './testing/contrast.ts';
import { faceOfCompany } from './tokens/company-token.ts';
import { drawToken } from './tokens/token.ts';

const fonts = await bundledFonts();

/** Components with text; the background sheet is decoration. */
const WITH_TEXT = components.filter(({ id }) => id !== 'background');

/** Components that show company colours. */
const WITH_COMPANIES = WITH_TEXT.filter(({ id }) => ['cards', 'charters', 'tokens', 'market'].includes(id));

const inspect = async (game: Game, config: ConfigPart = {}, among = WITH_TEXT) => {
  const diagnostics: Diagnostic[] = [];
  const materials = {
    config: effectiveConfig({ user: config, game: game.config }),
    fonts,
    artwork: openArtwork(),
    report: (diagnostic: Diagnostic) => void diagnostics.push(diagnostic),
  };
  const shown = among.filter((component) => component.available(game));
  const drawings = await Promise.all(shown.map((component) => component.drawings()));
  return withLook(game, materials, (look) => {
    const pages = shown.flatMap(({ id, options }, i) => {
      const variations = options.includes('variation') ? game.maps.map((_, index) => index) : [0];
      return variations.flatMap((variation) =>
        drawings[i]!.pages(game, look, { variation, paginated: false }).map((page) => ({ id, page })),
      );
    });
    const faults = new Set(
      pages.flatMap(({ id, page }) =>
        contrastFaults(page.children).map(
          ({ text, fill, ground, contrast }) =>
            `${id}: "${text}" ${fill} on ${ground}, ${contrast.toFixed(1)}`,
        ),
      ),
    );
    return { faults: [...faults], look, sides: sidesOf(look), reported: () => diagnostics };
  });
};

/** A grid of points on a token of radius 25. */
const POINTS = Array.from({ length: 21 }, (_, i) => 2.4 * (i - 10)).flatMap((x, _, all) =>
  all.flatMap((y) => (Math.hypot(x, y) < 24.5 ? [{ x, y }] : [])),
);

/** For each company, the fraction of the token whose colour differs between front and reverse. */
const sidesOf = (look: Look) =>
  look.companies.map((company) => {
    const side = (inverse: boolean) =>
      colorsAt(drawToken(faceOfCompany(company, look, { inverse }), look), POINTS);
    const [front, reverse] = [side(false), side(true)];
    const changed = front.filter((color, i) => colorDistance(color, reverse[i]!) > 0.08).length;
    return { abbrev: company.abbrev, changed: changed / POINTS.length };
  });

/** Pairs of companies with the same token design and nearly the same colour. */
const lookalikes = (look: Look): readonly string[] => {
  const colors = look.companies.map(({ color = '', abbrev, token, logo }) => ({
    abbrev,
    color: look.color(color, 'companies'),
    token: JSON.stringify([token, logo]),
  }));
  return colors.flatMap((first, i) =>
    colors
      .slice(i + 1)
      .filter(
        (second) =>
          first.color !== undefined &&
          second.color !== undefined &&
          first.token === second.token &&
          colorDistance(first.color, second.color) < 0.04,
      )
      .map((second) => `${first.abbrev} and ${second.abbrev}`),
  );
};

describe('contrastFaults', () => {
  const text = (x: number, fill: string) => ({
    kind: 'text' as const,
    fill,
    runs: [{ text: 'A', face: 'x', size: 10, x, y: 10, width: 10, ascent: 8, descent: 2 }],
  });

  test('compares text with what is painted under it, not next to it or over it', () => {
    const dark = rect(0, 0, 20, 20, { fill: '#102030' });
    expect(contrastFaults([dark, text(2, '#000000')])).toHaveLength(1);
    expect(contrastFaults([dark, text(2, '#ffffff')])).toEqual([]);
    expect(contrastFaults([text(2, '#000000'), dark])).toEqual([]);
    expect(contrastFaults([dark, text(50, '#000000')])).toEqual([]);
    expect(contrastFaults([dark, text(50, '#ffffff')])).toHaveLength(1);
  });

  test('looks through transparent shapes and respects clips', () => {
    const clear = rect(0, 0, 20, 20, { fill: '#000000', stroke: { color: '#000', width: 1 } });
    expect(contrastFaults([{ kind: 'group', children: [clear], opacity: 0.1 }, text(2, '#000000')])).toEqual(
      [],
    );
    const clip = circle(100, 100, 5);
    expect(contrastFaults([{ kind: 'group', children: [clear], clip }, text(2, '#000000')])).toEqual([]);
  });
});

describe.each(BUNDLED_GAMES)('$id', async ({ id }) => {
  const { game } = load((await bundledGame(id)) ?? '', library);
  const { faults, look, sides, reported } = await inspect(game!);

  test('has only legible text', () => {
    expect(faults).toEqual([]);
    expect(reported().filter(({ code }) => code === 'layout/contrast')).toEqual([]);
  });

  test('has companies that look different, and tokens with two different sides', () => {
    expect(lookalikes(look)).toEqual([]);
    for (const { abbrev, changed } of sides) expect(changed, abbrev).toBeGreaterThan(0.15);
  });
});

/** Everything with text, on every background colour of the map themes. */
const GROUNDS =
  'plain yellow green brown gray offboard mountain water land river orange red white black'.split(' ');
const crowded = (companyColors: readonly string[]): Json => ({
  info: { title: 'T', titleFontSize: 20, subtitle: 'S', designer: 'D', currency: '$#' },
  bank: 1000,
  players: [{ number: 3, certLimit: 10, capital: 100 }],
  companies: companyColors.map((color, i) => ({
    name: `Company ${i}`,
    abbrev: `C${i}`,
    color,
    tokens: ['Free', 40],
    ...(i % 3 === 0 ? { token: { halves: ['black', 'yellow'] } } : {}),
    backgroundColor: GROUNDS[i % GROUNDS.length]!,
  })),
  shareTypes: { default: [{ quantity: 1, percent: 20, label: "President's", shares: 2 }] },
  trains: GROUNDS.map((color) => ({
    name: `T${color}`,
    quantity: 1,
    price: 100,
    color,
    backgroundColor: GROUNDS[0]!,
    description: 'Text',
    rust: 'Tgreen',
  })),
  phases: [{ name: '1', train: 'Tgreen', limit: 4, tiles: 'green' }],
  privates: GROUNDS.map((color, i) => ({
    name: 'Private',
    id: `P${i}`,
    note: 'Note',
    description: 'Text',
    price: 20,
    revenue: 5,
    bid: 3,
    ...(i % 2 === 0
      ? { idBackgroundColor: color, revenueBackgroundColor: color }
      : { backgroundColor: color }),
    ...(i % 2 === 0 ? { nameColor: color } : {}),
  })),
  numberCards: GROUNDS,
  stock: {
    type: '1D',
    title: 'Market',
    market: [GROUNDS.map((_, i) => ({ value: i, legend: i, subLabel: 'x', companies: [`C${i}`] }))],
    legend: GROUNDS.map((color) => ({ color, description: 'Text' })),
    par: { values: GROUNDS.map((color, i) => ({ value: i, color })) },
  },
  tiles: Object.fromEntries(
    ['yellow', 'green', 'brown', 'gray'].map((color) => [
      `own-${color}`,
      { color, quantity: 1, labels: [{ label: 'B' }], values: [{ value: 30 }], cities: [{}] },
    ]),
  ),
  map: {
    hexes: [
      ...GROUNDS.map((color, i) => ({
        color,
        hexes: [`A${2 * i + 1}`],
        names: [{ name: 'Name', y: -20 }],
        labels: [{ label: 'B', angle: 90, percent: 0.6 }],
        values: [{ value: 20, angle: 270, percent: 0.6 }],
        terrain: [{ type: 'mountain', cost: 40, angle: 0, percent: 0.5 }],
      })),
      ...GROUNDS.map((color, i) => ({
        color,
        hexes: [`C${2 * i + 1}`],
        values: [{ value: 20, shape: 'none', angle: 0, percent: 0.6 }],
        companies: [{ label: 'PX', angle: 180, percent: 0.6 }],
        industries: [{ top: '1', bottom: '2', angle: 90, percent: 0.6 }],
        routeBonuses: [{ value: '+10', angle: 270, percent: 0.6, fillColor: color }],
      })),
      ...GROUNDS.map((color, i) => ({
        color,
        hexes: [`E${2 * i + 1}`],
        offBoardRevenue: {
          revenues: GROUNDS.slice(1, 4).map((box) => ({ value: 10, color: box, phase: 2 })),
          name: { name: 'Off' },
        },
        shapes: [{ type: 'square', text: 'S', color, width: 30, angle: 0, percent: 0.7 }],
      })),
      ...GROUNDS.map((color, i) => ({
        hexes: [`G${2 * i + 1}`],
        names: [{ name: 'Name', color, y: -20 }],
        labels: [{ label: 'B', color, angle: 90, percent: 0.6 }],
        values: [{ value: 20, textColor: color, angle: 270, percent: 0.6 }],
        goods: [{ text: 'G', textColor: color, width: 24, angle: 0, percent: 0.6 }],
      })),
    ],
    borderTexts: GROUNDS.map((bgColor, i) => ({ coord: `A${2 * i + 1}s4`, cost: 5, circle: 14, bgColor })),
  },
});

const COMPANY_COLORS =
  'white black gray yellow natural navy mauvve mauvve grenn darkGold light_blue red'.split(' ');

describe.each(MAP_THEMES.map(({ id }) => id))('text on every background of theme %s', (theme) => {
  test('is legible', async () => {
    const { game } = resolve(crowded(COMPANY_COLORS), library);
    const { faults } = await inspect(game, { theme });
    expect(faults).toEqual([]);
  });
});

test.each(COMPANY_THEMES.map(({ id }) => id))(
  'companies of theme %s look different even with unknown colours, and tokens have two different sides',
  async (companiesTheme) => {
    const colors = [...COMPANY_COLORS, 'turquoise', 'violet', 'orange', 'lime'];
    const { game } = resolve(crowded(colors), library);
    const { faults, look, sides } = await inspect(
      game,
      { companiesTheme, charters: { style: 'carth' } },
      WITH_COMPANIES,
    );
    expect(lookalikes(look)).toEqual([]);
    expect(faults).toEqual([]);
    for (const { abbrev, changed } of sides) expect(changed, abbrev).toBeGreaterThan(0.15);
  },
);

test.each((await companySets.load()).map(({ id }) => id))(
  'companies of the override set %s have legible tokens with two different sides, and all artwork',
  async (overrideCompanies) => {
    const colors = Array.from({ length: 20 }, () => 'red');
    const { faults, sides, reported } = await inspect(
      resolve(crowded(colors), library).game,
      { overrideCompanies } as ConfigPart,
      WITH_COMPANIES,
    );
    expect(faults).toEqual([]);
    expect(reported().filter(({ code }) => code.startsWith('artwork/'))).toEqual([]);
    for (const { abbrev, changed } of sides) expect(changed, abbrev).toBeGreaterThan(0.15);
  },
);

test('text and background colours set in the file are drawn unchanged and reported once, at their location', async () => {
  const file: Json = {
    info: { title: 'T', titleFontSize: 20 },
    companies: [
      { name: 'A', abbrev: 'A', color: 'yellow', tokens: ['Free'], token: { labelColor: 'white' } },
    ],
    tokens: [{ label: 'Q', color: 'navy', labelColor: 'black' }],
    privates: [{ name: 'P', id: '1', idColor: 'white', idBackgroundColor: 'yellow' }],
    stock: { type: '2D', market: [[{ value: 10, color: 'yellow', labelColor: 'white' }, 20]] },
    map: {
      hexes: [
        {
          color: 'yellow',
          hexes: ['A1'],
          labels: [{ label: 'B', color: 'white', angle: 90, percent: 0.6 }],
          values: [{ value: 20, color: 'black', textColor: 'navy', angle: 270, percent: 0.6 }],
          names: [{ name: 'Name', color: 'white', y: -30 }],
          shapes: [{ type: 'square', text: 'S', color: 'black', textColor: 'navy', width: 30 }],
        },
      ],
      borderTexts: [{ coord: 'A1s4', cost: 5, circle: 14, bgColor: 'yellow', color: 'white' }],
    },
  };
  const { faults, reported } = await inspect(resolve(file, library).game);
  const pointers = reported().flatMap(({ code, pointer }) => (code === 'layout/contrast' ? [pointer] : []));
  expect([...new Set(pointers)].sort()).toEqual([
    '/companies/0/token/labelColor',
    '/map/borderTexts/0/color',
    '/map/hexes/0',
    '/map/hexes/0/labels/0/color',
    '/map/hexes/0/shapes/0/textColor',
    '/map/hexes/0/values/0/textColor',
    '/privates/0/idColor',
    '/stock/market/0/0/labelColor',
    '/tokens/0/labelColor',
  ]);
  expect(faults.length).toBeGreaterThanOrEqual(8);
});
