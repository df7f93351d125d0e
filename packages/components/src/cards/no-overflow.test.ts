import { type ConfigPart, defaults } from '@platelayer/game';
import { checkPage, contains, outlineBounds } from '@platelayer/scene';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutPieces, letterBox, textsOf } from '../testing/find.ts';
import type { TestGame } from '../testing/game.ts';
import { cardDrawings } from './drawings.ts';
import { ALL_CARDS } from './testing/all-cards.ts';
import { CROWDED_CARDS } from './testing/crowded-cards.ts';
import { setUpCards } from './testing/game.ts';

/** Each design appears on at least one layout. */
const looks: readonly (readonly [string, ConfigPart])[] = [
  ['default', {}],
  [
    'big, number, left, dtg die',
    {
      privates: { style: 'big' },
      trains: { style: 'number' },
      cards: { shareStyle: 'left', layout: 'dtgDie' },
    },
  ],
  ['center, free, bordered', { cards: { shareStyle: 'center', layout: 'free', border: 4, bleed: 0 } }],
  [
    'big, small cards',
    { privates: { style: 'big' }, cards: { layout: 'free', width: 220, height: 140, cutlines: 0 } },
  ],
  ['padded die, large text', { cards: { layout: 'dtgDie', dtgPadding: 10, largeText: true } }],
  ['poker size', { cards: { layout: 'free', width: 350, height: 250 } }],
];
const games = [
  ['all cards', ALL_CARDS],
  ['crowded cards', CROWDED_CARDS],
] as const;
const cases = games.flatMap(([name, game]) =>
  looks.map(([look, config]) => [name, look, game, config] as const),
);

const overflowingTexts = ({ game, look }: TestGame) =>
  cardDrawings.pages(game, look, {}).flatMap(({ children }) =>
    cutPieces(children).flatMap(({ group }) => {
      const card = outlineBounds(group.cut!)!;
      return textsOf(group.children)
        .filter((text) => {
          const ink = letterBox(text, look.fonts);
          return ink !== undefined && !contains(card, ink, 0.5);
        })
        .map(({ text }) => `${group.title}: ${text}`);
    }),
  );

describe('text stays on its card', () => {
  test.each(cases)('%s, %s', (_name, _look, game, config) => {
    expect(overflowingTexts(setUpCards(game, config))).toEqual([]);
  });
});

describe('every page has cards', () => {
  test.each(cases)('%s, %s', (_name, _look, game, config) => {
    const { game: resolved, look } = setUpCards(game, config);
    const pages = cardDrawings.pages(resolved, look, {});
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) expect(cutPieces(page.children).length).toBeGreaterThan(0);
  });

  test('so a game without cards has no pages', () => {
    const { game, look } = setUpCards({});
    expect(cardDrawings.pages(game, look, {})).toEqual([]);
  });
});

test('all pages except the last are full, whatever the rounding', () => {
  // Six cells fill the printable width exactly: 800 = 4 * 200 with thirds in between.
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 200 }),
      (columns, rows, copies) => {
        const config: ConfigPart = {
          cards: { layout: 'free', width: 800 / columns, height: 1050 / rows, cutlines: 0, bleed: 0 },
        };
        const { game, look } = setUpCards(
          { trains: [{ name: '2', color: 'yellow', quantity: copies }] },
          config,
        );
        const counts = cardDrawings.pages(game, look, {}).map(({ children }) => cutPieces(children).length);
        const full = counts[0]!;
        expect(full).toBeGreaterThanOrEqual(Math.min(copies, columns * rows));
        expect(counts.slice(0, -1).every((count) => count === full)).toBe(true);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(copies);
      },
    ),
    { numRuns: 30 },
  );
});

test('unusual values in a file or configuration still give printable pages', () => {
  const value = fc.oneof(
    fc.constantFrom(0, 1, -5, 1e-9, 1e9, 1e308),
    fc.double(),
    fc.string(),
    fc.constant(null),
  );
  const size = fc.double({ min: 1, max: 2000, noNaN: true });
  const game = fc.record({
    name: fc.oneof(fc.string({ maxLength: 300 }), fc.constantFrom('__proto__', '')),
    size: value,
    amount: value,
    width: size,
    height: size,
    border: fc.double({ min: 0, max: 300, noNaN: true }),
  });
  fc.assert(
    fc.property(game, ({ name, size, amount, width, height, border }) => {
      const sizes = {
        fontSize: size,
        nameFontSize: size,
        priceFontSize: size,
        descFontSize: size,
        longevityFontSize: size,
      };
      const { game: resolved, look } = setUpCards(
        {
          info: { title: name },
          players: [{ number: 2 }],
          privates: [
            {
              name,
              id: name,
              note: [name],
              description: [name, name],
              price: amount,
              revenue: [amount, amount],
              bid: amount,
              ...sizes,
            },
          ],
          trains: [
            {
              name,
              color: name,
              price: amount,
              description: name,
              players: name,
              imageWidth: name,
              ...sizes,
            },
          ],
          companies: [
            {
              name,
              abbrev: name,
              color: name,
              shares: [
                {
                  shares: amount,
                  percent: amount,
                  cost: amount,
                  revenue: amount,
                  label: name,
                  subtext: name,
                  tokenCount: amount,
                },
              ],
            },
          ],
        },
        {
          cards: {
            ...defaults.cards,
            layout: 'free',
            width,
            height,
            border,
            backs: 'title',
            safeZone: 10,
            cornerRadius: 12,
          },
        },
      );
      for (const page of cardDrawings.pages(resolved, look, {})) checkPage(page, look.fonts);
      for (const piece of cardDrawings.pieces(resolved, look)) checkPage(piece, look.fonts);
    }),
    { numRuns: 60 },
  );
});
