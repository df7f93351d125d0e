import { type ConfigPart, effectiveConfig, type Game, type Json, load } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, library } from '@platelayer/library';
import { type Box, contains, intersection, outlineBounds, type Page } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../scripts/testing/fonts.ts';
import { openArtwork } from './artwork/open.ts';
import { cardDrawings } from './cards/drawings.ts';
import { CROWDED_CARDS } from './cards/testing/crowded-cards.ts';
import { charterDrawings } from './charters/drawings.ts';
import { type Look, withLook } from './look.ts';
import { components } from './registry.ts';
import { cutPieces, type FoundText, letterBox, textsOf } from './testing/find.ts';
import { gameOf } from './testing/game.ts';
import { tileDrawings } from './tiles/drawings.ts';
import { tokenDrawings } from './tokens/drawings.ts';

/** Rules for everything that is printed, except maps, tiles and tokens, which have their own checks for overlaps. */

const fonts = await bundledFonts();

// Shared, so that each picture is loaded only once.
const artwork = openArtwork();

const draw = <T>(game: Game, part: ConfigPart, drawing: (look: Look) => T): Promise<T> => {
  const config = effectiveConfig({ user: part, game: game.config });
  return withLook(game, { config, fonts, artwork, report: () => {} }, drawing);
};

/** Drawings of a game: pieces that are cut out, and sheets that are not. */
interface Printed {
  readonly cards: readonly Page[];
  readonly charters: readonly Page[];
  readonly sheets: readonly Page[];
}

/** Components that are not drawn as pieces here, or checked elsewhere. */
const SHEETS = await Promise.all(
  components
    .filter(({ id }) => !['background', 'cards', 'charters', 'map', 'tiles', 'tokens'].includes(id))
    .map((component) => component.drawings()),
);

const print = (game: Game, part: ConfigPart = {}, sheets = SHEETS): Promise<Printed> =>
  draw(game, part, (look) => ({
    cards: cardDrawings.pieces(game, look),
    charters: charterDrawings.pieces(game, look),
    sheets: sheets.flatMap((drawings) => drawings.pages(game, look, {})),
  }));

/** Without sheets, because styles of cards and charters do not affect them. */
const printPieces = (game: Game, style: ConfigPart) =>
  print({ ...game, config: { ...game.config, ...style } }, {}, []);

interface Ink {
  readonly text: string;
  readonly box: Box;
  /** Whether it belongs to a picture, such as a hex on a private, which has its own tests. */
  readonly inPicture: boolean;
}

const inkOf = (found: FoundText): readonly Ink[] => {
  const letters = letterBox(found, fonts);
  const [a, b] = found.matrix;
  return letters
    ? [{ text: found.text, box: letters, inPicture: Math.abs(Math.hypot(a, b) - 1) > 1e-6 }]
    : [];
};

/** Pairs of texts whose letters overlap. */
const overlaps = (page: Page): readonly string[] => {
  const inks = textsOf(page.children).flatMap(inkOf);
  return inks.flatMap((first, i) =>
    inks.slice(i + 1).flatMap((second) => {
      const common = first.inPicture && second.inPicture ? undefined : intersection(first.box, second.box);
      return common && common.width > 0.5 && common.height > 0.5
        ? [`${page.title}: "${first.text}" and "${second.text}"`]
        : [];
    }),
  );
};

/** Texts that extend beyond the edge of their piece. */
const overflows = (page: Page): readonly string[] =>
  cutPieces(page.children).flatMap(({ group }) =>
    textsOf(group.children).flatMap((text) => {
      const edge = outlineBounds(group.cut!)!;
      return inkOf(text).some(({ box }) => !contains(edge, box, 0.5)) ? [`${group.title}: ${text.text}`] : [];
    }),
  );

/** Text runs with characters that are drawn as empty boxes. */
const missingGlyphs = (page: Page): readonly string[] =>
  textsOf(page.children).flatMap(({ runs }) =>
    runs
      .filter(({ text, face }) => fonts.shape(text, fonts.face(face)).glyphs.some(({ id }) => id === 0))
      .map(({ text }) => text),
  );

/** 7.5 pt. */
const READABLE = 10.4166;

const expectClean = ({ cards, charters, sheets }: Printed) => {
  const pages = [...cards, ...charters, ...sheets];
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.flatMap(overlaps)).toEqual([]);
  expect([...cards, ...charters].flatMap(overflows)).toEqual([]);
  expect(pages.flatMap(missingGlyphs)).toEqual([]);
};

describe.each(BUNDLED_GAMES)('$id', async ({ id }) => {
  const text = (await bundledGame(id)) ?? '';
  const { game } = load(text, library);
  if (!game) throw new Error(`${id} is not a valid game`);
  const file = JSON.parse(text) as GameFile;

  test('prints without overlapping text, text beyond an edge or missing glyphs', async () => {
    expectClean(await print(game));
  });

  test.each([
    ['standard', { style: 'standard' }],
    ['certificates', { style: 'certificate' }],
    [
      'other styles',
      {
        style: 'standard',
        cards: { shareStyle: 'center' },
        privates: { style: 'big' },
        trains: { style: 'number' },
        charters: { style: 'carth', layout: '3x1minors' },
      },
    ],
    [
      'left',
      { style: 'standard', cards: { shareStyle: 'left', layout: 'dtgDie' }, charters: { halfWidth: true } },
    ],
  ] as readonly (readonly [string, ConfigPart])[])(
    'also prints cleanly with other styles of cards and charters: %s',
    async (_, style) => {
      expectClean(await printPieces(game, style));
    },
  );

  test('prints descriptions on cards at 7.5 pt or larger', async () => {
    const { cards } = await printPieces(game, {});
    const descriptions = [...game.privates, ...game.trains]
      .flatMap(({ description }) => description ?? [])
      .join('\n');
    const lines = cards
      .flatMap(({ children }) => textsOf(children))
      .filter(
        ({ text, matrix }) =>
          Math.abs(matrix[0] - 1) < 1e-6 && text.includes(' ') && descriptions.includes(text),
      );
    expect(lines.length).toBeGreaterThan(3);
    const small = lines.filter(({ size, matrix }) => size * matrix[0] < READABLE);
    expect(small.map(({ text, size }) => `${size}: ${text}`)).toEqual([]);
  });

  test('prints as many cards, charters, tiles and tokens as the file contains', async () => {
    const [cards, charters, tiles, tokens] = await draw(game, {}, (look) =>
      [cardDrawings, charterDrawings, tileDrawings, tokenDrawings].map((drawings) =>
        sum(drawings.pages(game, look, {}).map(({ children }) => cutPieces(children).length)),
      ),
    );
    expect(cards).toBe(cardCount(file));
    expect(charters).toBe(file.companies?.length ?? 0);
    expect(tiles).toBe(sum(Object.values(file.tiles ?? {}).map(copies)));
    const market = sum(game.companies.map(({ marketTokens }) => 2 * marketTokens));
    const stations = sum((file.companies ?? []).map((company) => stationsOf(company, file)));
    expect(tokens).toBe(market + stations + sum((file.tokens ?? []).map(copies)));
  });
});

test('one bundled game prints certificates, from its own configuration', async () => {
  const styles = await Promise.all(
    BUNDLED_GAMES.map(async ({ id }) => {
      const { game } = load((await bundledGame(id)) ?? '', library);
      return effectiveConfig({ game: game?.config ?? {} }).style;
    }),
  );
  expect(styles.filter((style) => style === 'certificate')).toHaveLength(1);
});

describe('hard cases', () => {
  const words = 'Every company that has not yet operated may lay two tiles and upgrade a third. ';
  const cases: readonly (readonly [string, object])[] = [
    ['crowded cards', CROWDED_CARDS],
    [
      'five tokens and long labels',
      {
        companies: [
          {
            name: 'The Great Northern, Central and Southern Junction Railway',
            abbrev: 'GNCSJ',
            color: 'yellow',
            tokens: ['Free', 40, 60, 80, 100, 100, 100, 120],
            shares: [
              {
                quantity: 1,
                shares: 5,
                percent: 50,
                label: 'Honorary Chairwoman of the Board',
                cost: 1000,
                revenue: 200,
              },
              {
                quantity: 10,
                shares: 0.5,
                percent: 5,
                subtext: 'Not to be sold before the third stock round',
              },
            ],
          },
        ],
      },
    ],
    [
      'privates of every length',
      {
        privates: [1, 2, 4, 6, 8, 12].map((count) => ({
          name: 'Aa bb cc dd ee ff gg hh ii jj'.slice(0, 2 * count + 3),
          id: `P${count}`,
          bid: 5,
          price: 1000 * count,
          revenue: [5, 10, 15],
          note: count > 2 ? ['Blocks C7', 'Closes in phase 5'] : [],
          description: words.repeat(count),
          company: 'A',
        })),
        companies: [{ name: 'A', abbrev: 'A', color: 'red', minor: true, tokens: ['Free'] }],
      },
    ],
    [
      'trains with everything',
      {
        trains: [
          { name: '2', color: 'yellow', price: 80 },
          {
            ...{ name: '5+5E', color: 'white', price: [1000, 1200], tradeIn: 800, players: '4-5' },
            ...{
              description: words,
              rust: ['2', { on: '2', index: 3 }],
              obsolete: '2',
              phased: '2',
              variant: 'long game',
            },
          },
        ],
        phases: [{ name: '2', limit: 4, tiles: 'yellow', notes: [words, words] }],
        companies: [{ name: 'A', abbrev: 'A', color: 'red', tokens: [] }],
      },
    ],
    [
      'a market smaller than its title',
      {
        info: { title: 'The Long Line through the Hills and over the Sea' },
        stock: {
          type: '2D',
          market: [[{ value: 1000, label: 'Par', par: true }, 2]],
          par: { values: [[1, 2]] },
        },
        revenue: { min: 1, max: 3, perRow: 3 },
      },
    ],
  ];
  test.each(
    cases.flatMap(([name, file]) =>
      (['standard', 'certificate'] as const).map((style) => [name, style, file] as const),
    ),
  )('%s, %s', async (_, style, file) => {
    expectClean(await print(gameOf(file), { style }));
  });
});

interface Counted {
  readonly quantity?: number | string;
  readonly print?: number;
}

interface CompanyFile {
  readonly minor?: boolean;
  readonly shares?: string | readonly Counted[];
  readonly tokens?: string | readonly Json[];
  readonly extraStationTokens?: number;
  readonly trains?: boolean | readonly (string | Counted)[];
}

interface GameFile {
  readonly info?: { readonly extraStationTokens?: number };
  readonly companies?: readonly CompanyFile[];
  readonly privates?: readonly Json[];
  readonly trains?: readonly Counted[];
  readonly players?: readonly { readonly number: number }[];
  readonly numberCards?: readonly string[];
  readonly tiles?: Readonly<Record<string, number | Counted>>;
  readonly tokens?: readonly (string | Counted)[];
  readonly shareTypes?: Readonly<Record<string, readonly Counted[]>>;
  readonly tokenTypes?: Readonly<Record<string, readonly Json[]>>;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Printed copies of an entry (50.2.2, 80.2.1, 70.3). */
const copies = (entry: number | string | Counted): number => {
  if (typeof entry !== 'object') return typeof entry === 'number' ? entry : 1;
  const { print, quantity } = entry;
  return print ?? (typeof quantity === 'number' ? quantity : 1);
};

/** The company's own list, or the list of its type (50.2.1). */
const listOf = <T>(
  own: string | readonly T[] | undefined,
  minor: boolean | undefined,
  types: Readonly<Record<string, readonly T[]>> = {},
): readonly T[] => {
  if (Array.isArray(own)) return own;
  if (typeof own === 'string') return types[own] ?? [];
  return (minor ? types.minor : undefined) ?? types.default ?? [];
};

const cardCount = (file: GameFile): number => {
  const shares = (file.companies ?? []).flatMap(({ shares, minor }) =>
    listOf(shares, minor, file.shareTypes),
  );
  const owned = (file.companies ?? []).flatMap(({ trains }) => (Array.isArray(trains) ? trains : []));
  const players = Math.max(0, ...(file.players ?? []).map(({ number }) => number));
  return (
    (file.privates?.length ?? 0) +
    sum([...shares, ...(file.trains ?? []), ...owned].map(copies)) +
    players * (file.numberCards?.length ?? 1)
  );
};

const stationsOf = (
  { tokens, minor, extraStationTokens }: CompanyFile,
  { tokenTypes, info }: GameFile,
): number => listOf(tokens, minor, tokenTypes).length + (extraStationTokens ?? info?.extraStationTokens ?? 0);
