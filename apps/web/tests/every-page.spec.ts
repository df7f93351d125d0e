import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { GAME, sideways } from './game-page.ts';

/** Rules for all pages (98.4.2, 98.14). */

const drawings = 'main [role=img] svg';

/** All pages by kind, each with a selector that shows it is complete. */
const PAGES: readonly (readonly [path: string, shown: string])[] = [
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

/** Selectors of parts that are still loading. */
const MISSING = '[aria-busy=true], .component-picture:not(:has(img)), [data-testid=docs] figure div:empty';

/** Opens a page and waits until it is complete. */
const openPage = async (page: Page, [path, shown]: (typeof PAGES)[number]) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(shown).first()).toBeAttached({ timeout: 15_000 });
  await expect(page.locator(MISSING)).toHaveCount(0, { timeout: 15_000 });
};

/** Collects violations of the Content-Security-Policy and script errors. */
const watch = async (page: Page): Promise<string[]> => {
  const refused: string[] = [];
  await page.exposeFunction('refuse', (text: string) => refused.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { refuse(text: string): void }).refuse(`${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('pageerror', (error) => refused.push(error.message));
  return refused;
};

/** Most requests per page. Shared code is in few files (`vite.config.ts`). */
const MAX_FILES = 60;

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 720 };

for (const [name, pages] of [
  ['game pages', PAGES.filter(([path]) => path.startsWith('/games/'))],
  ['other pages', PAGES.filter(([path]) => !path.startsWith('/games/'))],
] as const)
  test(`${name} load without errors, policy violations or many requests, fit a phone, and pass axe`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const faults = await watch(page);
    let files = 0;
    page.on('request', (request) => {
      files = request.isNavigationRequest() ? 1 : files + 1;
    });
    for (const each of pages) {
      await page.setViewportSize(PHONE);
      await openPage(page, each);
      expect.soft(files, each[0]).toBeLessThanOrEqual(MAX_FILES);
      expect.soft(await sideways(page), each[0]).toBeLessThanOrEqual(0);
      await page.setViewportSize(DESK);
      expect.soft(await violations(page), each[0]).toEqual([]);
      expect.soft(faults.splice(0), each[0]).toEqual([]);
    }
  });
