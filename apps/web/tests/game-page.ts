import { expect, type Page } from '@playwright/test';

/** What the browser tests of a game's pages share. */

/** The bundled game that most of them look at. */
export const GAME = 'brackwater';

export const map = (name: string, color: string) => ({
  name,
  hexes: [{ hexes: ['A1', 'B2', 'C1', 'A3', 'C3'], color }],
});

/** A game of two maps with a fault in it, and one with next to nothing. */
export const TWO_MAPS = {
  info: { title: 'Two Maps', designer: 'Nobody' },
  map: [map('Winter', 'plain'), map('Summer', 'green')],
  companies: [{ name: 'Alpha', abbrev: 'A', color: 'red' }],
  trains: [{ name: '2', quantity: 3, price: 80, color: 'yellow' }],
  colour: 'no such key',
};
export const BARE = { info: { title: 'ZZ Bare!' } };

/** Puts a game into the private file system, where the application keeps copies (98.6.4), and gives its slug. */
export const keep = async (page: Page, game: object): Promise<string> => {
  // Any file of the site has the same storage, and a picture is there at once.
  await page.goto('/icon.svg');
  const id = crypto.randomUUID();
  await page.evaluate(
    async ([name, text]) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('games', { create: true });
      const file = await folder.getFileHandle(name!, { create: true });
      const writer = await file.createWritable();
      await writer.write(text!);
      await writer.close();
    },
    [`${id}.json`, JSON.stringify(game)],
  );
  return `internal:${id}`;
};

export const sheets = (page: Page) => page.locator('.sheet-view .paper svg');
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
export const alert = (page: Page) => page.getByRole('region', { name: 'Messages' });

export const show = async (page: Page, path: string) => {
  await page.goto(`/games/${path}`);
  // The first drawing waits for fonts and engine, on a busy machine for long.
  await expect(sheets(page).first()).toBeVisible({ timeout: 15_000 });
};

const drawings = 'main [role=img] svg';

/** Every page there is, by kind, with what shows that it is complete. */
export const PAGES: readonly (readonly [path: string, shown: string])[] = [
  [`/games/${GAME}/`, '.component-picture img'],
  ...[
    ...['background', 'cards', 'charters', 'map', 'map?paginated=true', 'market', 'par', 'revenue'],
    ...['tile-manifest', 'tiles', 'tokens', 'charters/0', 'cards/number/1', 'b18/map', 'b18/tokens'],
    ...['upgrades', 'train-chart', 'player-aid'],
  ].map((tab) => [`/games/${GAME}/${tab}`, '.sheet-view .paper svg'] as const),
  [`/games/${GAME}/figures`, 'main table'],
  [`/games/${GAME}/colors`, 'main table'],
  [`/games/${GAME}/folder`, '[data-testid=own-things]'],
  ['/', drawings],
  ['/games/', 'main tbody tr'],
  ['/import', '[data-testid=import]'],
  ['/docs/', 'main table'],
  ['/docs/first-game', drawings],
  ['/docs/files', 'main table'],
  ['/docs/output/shop', 'main table'],
  ['/docs/games/fields', 'main table'],
  ['/docs/settings', 'main table'],
  ['/elements/', drawings],
  ['/elements/tiles', drawings],
  ['/elements/logos', 'main li svg'],
  ['/nowhere', 'main h1'],
  ['/test-page', '.sheets .paper svg'],
];
export const PAGES_OF_GAMES = PAGES.filter(([path]) => path.startsWith('/games/'));
export const OTHER_PAGES = PAGES.filter(([path]) => !path.startsWith('/games/'));

/** What a page is still waiting for. */
const MISSING = '[aria-busy=true], .component-picture:not(:has(img)), [data-testid=docs] figure div:empty';

/** Opens one of them, until everything is there. */
export const openPage = async (page: Page, [path, shown]: (typeof PAGES)[number]) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(shown).first()).toBeAttached({ timeout: 15_000 });
  await expect(page.locator(MISSING)).toHaveCount(0, { timeout: 15_000 });
};
