import { expect, test } from '@playwright/test';
import { alert, BARE, follow, GAME, keep, sheets, show } from './game-page.ts';

/** All addresses and their pages (98.3). */

test.describe('addresses', () => {
  test('every component of a game has a page, with and without a trailing slash', async ({ page }) => {
    await page.goto(`/games/${GAME}/`);
    const links = page.getByRole('navigation', { name: 'Game' }).locator('.entries.compact a');
    await expect(links.first()).toBeVisible();
    const tabs = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')?.split('/').at(-1)),
    );
    expect(tabs).toEqual(expect.arrayContaining(['map', 'market', 'par', 'tiles', 'cards']));
    for (const tab of tabs.filter((tab) => tab !== 'colors')) {
      await follow(page, `/games/${GAME}/${tab}/`);
      await expect(page.getByTestId(`game-${GAME}-${tab}`).locator('.paper svg').first()).toBeVisible();
    }
    for (const tab of ['map', 'market', 'par', 'revenue']) {
      await follow(page, `/games/${GAME}/${tab}?paginated`);
      const paginated = page.getByTestId(`game-${GAME}-${tab}-paginated`);
      await expect(paginated.locator('.paper svg').first()).toBeVisible();
    }
  });

  test('every other screen has an address', async ({ page }) => {
    await page.goto('/test-page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [path, id] of [
      ['/', 'home'],
      ['/games', 'games'],
      ['/games/', 'games'],
      ['/import', 'import'],
      ['/elements', 'atoms'],
      ['/elements/tiles/', 'tiles'],
      ['/elements/logos', 'logos'],
      ['/docs', 'docs'],
      ['/docs/files', 'docs'],
    ] as const) {
      await follow(page, path);
      await expect(page.getByTestId(id), path).toBeVisible();
    }
  });

  test('the App page redirects to Home in a browser', async ({ page }) => {
    await page.goto('/app');
    await expect(page).toHaveURL('/');
  });

  test('an unknown game redirects to the list, with the reason', async ({ page }) => {
    await page.goto('/games/nope/map');
    await expect(page).toHaveURL('/games/');
    await expect(alert(page)).toContainText('Platelayer has no bundled game "nope"');
    await page.goto('/games/foo:x/map');
    await expect(alert(page)).toContainText('there are no "foo" games');
  });

  test('a slug with a type becomes canonical, and the game is loaded once', async ({ page }) => {
    await show(page, `bundled:${GAME}/map`);
    await expect(page).toHaveURL(`/games/${GAME}/map`);
    await expect(alert(page)).toContainText('Brackwater loaded');
    await expect(page.getByTestId(`game-${GAME}-map`)).toBeVisible();
  });

  test('a missing component redirects to the overview, which says what is missing', async ({ page }) => {
    const slug = await keep(page, BARE);
    await page.goto(`/games/${slug}/map`);
    await expect(page.getByTestId(`game-${slug}`)).toBeVisible();
    for (const tab of [
      'market',
      'par',
      'tiles',
      'tile-manifest',
      'tokens',
      'charters',
      'tokens/0',
      'cards',
    ]) {
      await follow(page, `/games/${slug}/${tab}`);
      await expect(page, tab).toHaveURL(`/games/${slug}/`);
      await expect(page.getByTestId(`game-${slug}`)).toBeVisible();
    }
    const menu = page.getByRole('navigation', { name: 'Game' });
    await expect(menu.getByRole('link', { name: 'Map', exact: true })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: 'Cards' })).toHaveCount(0);
    const missing = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Market' }) });
    await expect(missing).toContainText('stock');
  });

  test('a piece that does not exist redirects to its sheets, with a warning', async ({ page }) => {
    for (const [path, tab] of [
      ['charters/99', 'charters'],
      ['cards/private/99', 'cards'],
      ['tiles/nosuch', 'tiles'],
      ['tokens/-1', 'tokens'],
    ] as const) {
      await page.goto(`/games/${GAME}/${path}`);
      await expect(page.getByTestId(`game-${GAME}-${tab}`)).toBeVisible();
      await expect(page).toHaveURL(`/games/${GAME}/${tab}`);
      await expect(alert(page)).toContainText('No such piece');
    }
  });

  test('single pieces have their own pages', async ({ page }) => {
    await page.goto(`/games/${GAME}/`);
    for (const [path, word] of [
      ['charters/0', 'charter'],
      ['cards/private/0', 'card'],
      ['cards/train/0', 'card'],
      ['cards/share/0', 'card'],
      ['cards/number/1', 'card'],
      ['cards/priority/Last%20%E2%88%9E', 'card'],
      ['tiles/57', 'tile'],
      ['tokens/0', 'token'],
    ] as const) {
      await follow(page, `/games/${GAME}/`);
      await expect(page.getByTestId(`game-${GAME}`)).toBeVisible();
      await follow(page, `/games/${GAME}/${path}`);
      await expect(page.getByTestId(`game-${GAME}-${word}`).locator('[data-capture]'), path).toHaveCount(1);
    }
  });

  test('the pictures of a Board18 box are shown pixel for pixel', async ({ page }) => {
    const size = () => sheets(page).evaluate((svg) => svg.getBoundingClientRect().toJSON());
    await show(page, `${GAME}/b18/map?print`);
    // 96 pixels per inch, so that rows are 87 pixels apart (80.12.4): the height is a multiple of that.
    const map = await size();
    expect(map.width).toBeCloseTo(Math.round(map.width), 1);
    await expect(page).toHaveTitle('Board18 picture: map - Brackwater - Platelayer');
    await show(page, `${GAME}/b18/tokens?print`);
    const tokens = await size();
    expect(tokens.width).toBeCloseTo(60, 1);
    expect((tokens.height / 30) % 1).toBeCloseTo(0, 2);
    await show(page, `${GAME}/b18/tiles/yellow?print`);
    const tiles = await size();
    expect(tiles.height).toBeCloseTo(900, 0);
    expect((tiles.width / 150) % 1).toBeCloseTo(0, 2);
  });

  test('a Board18 picture that does not exist redirects to one that does', async ({ page }) => {
    await page.goto(`/games/${GAME}/b18/tiles/green%2Fpurple`);
    await expect(page.getByTestId(`game-${GAME}-tiles`)).toBeVisible();
    await expect(alert(page)).toContainText('No such piece');
    const slug = await keep(page, BARE);
    for (const picture of ['map', 'tokens', 'tiles/yellow']) {
      await page.goto(`/games/${slug}/b18/${picture}`);
      await expect(page.getByTestId(`game-${slug}`), picture).toBeVisible();
      await expect(page).toHaveURL(`/games/${slug}/`);
    }
  });

  test('an unknown address shows an error with links', async ({ page }) => {
    await page.goto('/nowhere/at/all');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    for (const path of ['cards/7', 'charters/x/0', 'map/0', 'b18/market', 'b18/tiles', 'b18/map/yellow']) {
      await follow(page, '/games/');
      await expect(page.getByTestId('games')).toBeVisible();
      await follow(page, `/games/${GAME}/${path}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' }), path).toBeVisible();
    }
    // The first visit and navigation from another page take different code paths.
    for (const path of ['/%', '/games/%E0%A4%A/map', `/games/${GAME}/tiles/%E0%A4%A`]) {
      await page.route('**/*', (route) =>
        route.request().isNavigationRequest()
          ? route
              .fetch({ url: new URL('/', page.url()).href })
              .then((response) => route.fulfill({ response }))
          : route.continue(),
      );
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' }), path).toBeVisible();
      await page.unroute('**/*');
      await follow(page, '/games/');
      await expect(page.getByTestId('games')).toBeVisible();
      await follow(page, path);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' }), path).toBeVisible();
    }
    await page.goto(`/games/${GAME}/nothing`);
    await page.getByRole('link', { name: 'Go to the overview of Brackwater' }).click();
    await expect(page.getByTestId(`game-${GAME}`)).toBeVisible();
  });

  test('print mode hides the interface, whatever its value', async ({ page }) => {
    for (const value of ['true', 'false']) {
      await show(page, `${GAME}/map?print=${value}`);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(alert(page)).toHaveCount(0);
    }
  });
});
