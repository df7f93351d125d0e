import { type ConfigPart, effectiveConfig, fileJsonSchema, type Game, load, resolve } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, library } from '@platelayer/library';
import { checkPage, type Page, subjectBoxes } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../scripts/testing/fonts.ts';
import { openArtwork } from './artwork/open.ts';
import type { Component, Drawings, PageRequest } from './component.ts';
import { type Look, withLook } from './look.ts';
import { components, findComponent } from './registry.ts';
import { allNodes } from './testing/find.ts';
import { gameOf, lookFor } from './testing/game.ts';

const fonts = await bundledFonts();

/** Calls a function with the drawings of a component and the look of a game. */
const drawWith = async <T>(
  component: Component,
  game: Game,
  draw: (drawings: Drawings, look: Look) => T,
  part: ConfigPart = {},
): Promise<T> => {
  const drawings = await component.drawings();
  const config = effectiveConfig({ user: part, game: game.config });
  const materials = { config, fonts, artwork: openArtwork(), report: () => undefined };
  return withLook(game, materials, (look) => draw(drawings, look));
};

const pagesOf = (component: Component, game: Game, request: PageRequest = {}): Promise<readonly Page[]> =>
  drawWith(component, game, ({ pages }, look) => pages(game, look, request));

test('findComponent finds every component by its unique id', () => {
  expect(new Set(components.map(({ id }) => id)).size).toBe(components.length);
  for (const component of components) expect(findComponent(component.id)).toBe(component);
  expect(findComponent('constructor')).toBeUndefined();
});

describe.each(components)('$id', (component) => {
  test('has its own drawings, and no pages if a game lacks it', async () => {
    const { game } = resolve({ info: { title: '' } }, library);
    const shown = await pagesOf(component, game);
    if (!component.available(game)) expect(shown).toEqual([]);
    const drawings = await component.drawings();
    const all = await Promise.all(components.map((each) => each.drawings()));
    expect(all.filter((each) => each === drawings)).toHaveLength(1);
  });
});

/** Components that show nothing from the game file. */
const WITHOUT_SUBJECTS = ['background'];

const sections = (fileJsonSchema('game') as { readonly properties: object }).properties;

describe('subjects of drawings (98.9.5)', () => {
  test.each(components.filter(({ id }) => !WITHOUT_SUBJECTS.includes(id)))(
    '$id links what it draws to the game file',
    async (component) => {
      for (const id of ['slate-isles', ...BUNDLED_GAMES.map((each) => each.id)]) {
        const text = (await bundledGame(id)) ?? '';
        const { game, parsed } = load(text, library);
        if (!game || !component.available(game)) continue;
        const pages = await pagesOf(component, game);
        const pointers = new Set(
          pages.flatMap(({ children }) => subjectBoxes(children).map(({ subject }) => subject.pointer)),
        );
        expect(
          [...pointers],
          `Give the groups that ${component.id} draws a "subject", as the recipe "A component" in docs/architecture.md says.`,
        ).not.toEqual([]);
        if (component.kind === 'pieces') expect(pointers.size).toBeGreaterThan(1);
        // A section that the file leaves out has only defaults, which no pointer can lead to.
        const isDefault = (section: string) => section in sections && !(section in JSON.parse(text));
        const lost = [...pointers].filter(
          (pointer) => parsed.excerpt(pointer).pointer === '' && !isDefault(pointer.split('/')[1]!),
        );
        expect(lost).toEqual([]);
        return;
      }
      expect.fail(`Add ${component.id} to one of the bundled games.`);
    },
  );
});

describe('a request for some pieces', () => {
  const game = gameOf({
    info: { title: 'Withy' },
    privates: [{ name: 'Ferry' }, { name: 'Tram' }],
    trains: [{ name: '2', quantity: 6, color: 'yellow' }],
    companies: [
      { name: 'Great Salt', abbrev: 'GSR', tokens: ['', 40], shares: [{ quantity: 9, percent: 10 }] },
      { name: 'Little Salt', abbrev: 'LSR', tokens: [''], shares: [{ quantity: 9, percent: 10 }] },
    ],
    tokens: [
      { label: 'never', quantity: 0 },
      { label: 'bank', quantity: 3 },
    ],
    tiles: { 8: 4, 57: 2 },
  });

  /** Names of the printed pieces, one for each copy, and whether `physical` has all requested names. */
  const print = async (id: string, only: ReadonlyMap<string, number>) => {
    const component = findComponent(id)!;
    const pages = await pagesOf(component, game, { only });
    const names = pages.flatMap(({ children }) =>
      allNodes(children).flatMap(({ node }) => (node.subject && 'cut' in node ? [node.subject.name] : [])),
    );
    const physical = await drawWith(component, game, (drawings, look) => drawings.physical!(game, look));
    const known = new Set(physical.map(({ name }) => name));
    return { names, known: [...only.keys()].every((name) => known.has(name)) };
  };

  test.each([
    [
      'cards',
      [
        ['card-private-2-tram', 1],
        ['train-2x6', 2],
      ],
      ['card "Tram"', 'card "Train 2"', 'card "Train 2"'],
    ],
    ['tiles', [['tile-57', 1]], ['tile 57']],
    ['charters', [['charter-2-LSR', 1]], ['charter of Little Salt']],
    [
      'tokens',
      [
        ['token-1-GSR-station', 1],
        ['token-3-bank', 2],
      ],
      ['token "GSR"', 'token "bank"', 'token "bank"'],
    ],
  ] as const)('prints only those %s, with the requested number of copies', async (id, only, names) => {
    expect(await print(id, new Map(only))).toEqual({ names, known: true });
  });

  test('prints nothing if it names no pieces', async () => {
    for (const id of ['cards', 'tiles', 'charters', 'tokens'])
      expect(await print(id, new Map())).toEqual({ names: [], known: true });
  });
});

describe('paper that is too small', async () => {
  const brackwater = gameOf(JSON.parse((await bundledGame('brackwater')) ?? ''));

  /** Pages of a component, each checked to be printable, and the codes of what drawing them reports. */
  const draw = async (id: string, config: ConfigPart) => {
    const look = lookFor(brackwater, config);
    const { pages } = await findComponent(id)!.drawings();
    const drawn = pages(brackwater, look, { paginated: true });
    for (const page of drawn) checkPage(page, look.fonts);
    return { pages: drawn, codes: look.found.map(({ code }) => code) };
  };

  const config = { paper: { margins: 450 }, cards: { layout: 'free' }, tiles: { layout: 'offset' } } as const;

  test.each(components.map(({ id }) => id))('is reported for %s', async (id) => {
    const { pages, codes } = await draw(id, config);
    expect(codes).toContain('layout/no-room');
    // Each card has its own page, however small the sheet.
    if (id !== 'cards') expect(pages).toEqual([]);
  });

  test('is not reported for die layouts, which ignore the configured margins', async () => {
    const { pages, codes } = await draw('tiles', { paper: { margins: 450 } });
    expect(pages).not.toEqual([]);
    expect(codes).not.toContain('layout/no-room');
  });

  test('is reported if a single player aid card does not fit on it', async () => {
    const codesOf = async (width: number) =>
      (await draw('player-aid', { aids: { layout: 'card', width, height: 400 } })).codes;
    expect(await codesOf(1060)).toContain('layout/no-room');
    expect(await codesOf(1040)).not.toContain('layout/no-room');
  });
});
