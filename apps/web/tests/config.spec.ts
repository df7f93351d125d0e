import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { field, LATER, open, panel, stored } from './config-panel.ts';
import { follow, GAME, sheets, show, sideways } from './game-page.ts';

/** The settings panel (95.6), links with settings, and settings in the address. */

test.describe('the drawer', () => {
  test('is open if and only if the address has `config`, with any value (95.6.1)', async ({ page }) => {
    await page.goto('/docs?config=false');
    await expect(panel(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close Config' }).click();
    await expect(panel(page)).toBeHidden();
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await expect(panel(page)).toBeVisible();
    await page.goto('/docs?config=true&print=true');
    await expect(page.locator('#config')).toHaveCount(0);
  });

  test('takes the focus and returns it (98.14)', async ({ page }) => {
    await page.goto('/docs');
    const gear = page.getByRole('button', { name: 'Config', exact: true });
    await gear.click();
    await expect(page.getByRole('button', { name: 'Close Config' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(gear).toBeFocused();
  });

  test('scrolls to the setting in the address', async ({ page }) => {
    await page.goto('/docs?config=tiles.pins.y');
    await expect(page.locator('#config-tiles-pins-y')).toBeFocused();
  });

  test('fits screens of any width without overflow', async ({ page }) => {
    await open(page);
    for (const [width, share] of [
      [1400, 490],
      [1000, 500],
      [390, 390],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(share);
      const inside = await panel(page).evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(inside, `${width} px`).toBeLessThanOrEqual(0);
      expect(await sideways(page), `${width} px`).toBe(0);
    }
  });
});

for (const [moment, come] of [
  ['before the browser searches the page', (page: Page) => page.keyboard.press('Control+f')],
  ['after a while', (page: Page) => page.clock.runFor(4000)],
] as const)
  test(`collapsed sections get their fields ${moment}, not immediately`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/docs');
    const gear = page.getByRole('button', { name: 'Config', exact: true });
    await expect(gear).toBeVisible();
    await page.clock.pauseAt(LATER);
    await gear.click();
    // The code loads over the network in real time; then the panel slides in, for which the clock must run.
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(panel(page).getByLabel('Search settings')).toBeVisible({ timeout: 100 });
    }).toPass();
    const unseen = field(page, 'Paper Width');
    await expect(unseen).toHaveCount(0);
    await come(page);
    await expect(unseen).toBeAttached();
    await expect(unseen).toBeHidden();
  });

test('a section that is collapsed again keeps typed text', async ({ page }) => {
  await page.goto('/docs?config=true');
  const section = panel(page).getByRole('heading', { name: 'Layout', exact: true });
  const width = field(page, 'Paper Width');
  await section.click();
  await width.fill('abc');
  await section.click();
  await expect(width).toBeHidden();
  await section.click();
  await expect(width).toHaveValue('abc');
});

test('the panel passes axe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/docs');
  await page.evaluate(() => localStorage.setItem('config', '{"margin":50,"tiles":{"gaps":false}}'));
  await open(page, '/docs?config=true&config.coords=none');
  await field(page, 'Paper Width').fill('abc');
  expect(await violations(page)).toEqual([]);
});

test('the search finds settings by name, description and choice', async ({ page }) => {
  await page.goto('/docs?config=true');
  const search = panel(page).getByRole('searchbox');
  await search.fill('pins inner');
  await expect(panel(page).getByText('3 settings found')).toBeVisible();
  await expect(panel(page).getByLabel('Pins Inner Radius', { exact: true })).toHaveCount(3);
  await search.fill('zzzz');
  await panel(page).getByRole('button', { name: 'Show all settings' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Data' })).toBeVisible();
});

test('the search finds presets and actions on all settings', async ({ page }) => {
  await page.goto('/docs?config=true');
  for (const [query, label] of [
    ['reset', 'Reset To Defaults'],
    ['A4', 'Paper Preset'],
    ['poker', 'Card Preset'],
    ['share link', 'Copy link with these settings'],
  ] as const) {
    await panel(page).getByRole('searchbox').fill(query);
    const found = panel(page)
      .getByLabel(label)
      .or(panel(page).getByRole('button', { name: label }));
    await expect(found, query).toBeVisible();
  }
});

test.describe('next to the sheets', () => {
  test('the panel stays open when the component changes, and expands its settings', async ({ page }) => {
    await show(page, `${GAME}/map?config=true`);
    const unfolded = (name: string) =>
      panel(page).locator('details[open]', { has: page.getByRole('heading', { name }) });
    await expect(unfolded('Maps')).toHaveCount(1);
    await page.getByRole('link', { name: 'Tokens', exact: true }).click();
    await expect(page).toHaveURL(`/games/${GAME}/tokens?config=true`);
    await expect(panel(page)).toBeVisible();
    await expect(unfolded('Tokens')).toHaveCount(1);
    await expect(unfolded('Maps')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder(/Jump to/).fill('charters');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/games/${GAME}/charters?config=true`);
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(panel(page)).toBeHidden();
  });

  test('the toolbar of the sheets fits at any width, with the panel open or closed', async ({ page }) => {
    await show(page, `${GAME}/charters`);
    for (const query of ['', '?config=true']) {
      await follow(page, `/games/${GAME}/charters${query}`);
      for (const width of [1440, 1000, 700, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(sheets(page).first()).toBeVisible();
        await expect(panel(page)).toBeVisible({ visible: query !== '' });
        await expect(page.getByRole('button', { name: 'Next sheet' })).toBeAttached();
        const outside = await page.locator('.sheet-header').evaluate((bar) => {
          const edge = bar.getBoundingClientRect();
          return [...bar.querySelectorAll('h1, .tool, output, input')]
            .filter((part) => (part as HTMLElement).checkVisibility())
            .filter((part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              return left < edge.left || right > edge.right + 0.5 || top < edge.top || bottom > edge.bottom;
            })
            .map((part) => part.outerHTML.slice(0, 100));
        });
        expect(outside, `${width} px ${query}`).toEqual([]);
        const edges = await page.evaluate(() =>
          ['.sheet-header', '#config[data-open="true"]'].map((name) => {
            const box = document.querySelector(name)?.getBoundingClientRect();
            return box && { left: box.left, right: box.right };
          }),
        );
        // Below 600 px the panel covers the page.
        if (edges[1] && width >= 600) expect(edges[0]!.right).toBeLessThanOrEqual(edges[1].left + 0.5);
        expect(await sideways(page), `${width} px ${query}`).toBeLessThanOrEqual(0);
      }
    }
  });

  test('the stacking order is buttons and top bar, panel, alerts (98.4.1)', async ({ page }) => {
    await show(page, `${GAME}/map?config=true`);
    const layer = (name: string) =>
      page.locator(name).evaluate((part) => Number(getComputedStyle(part).zIndex));
    const layers = await Promise.all(
      ['.sheet-header', '.side-menu', '.floating-buttons', '.top-bar', '#config', '.alerts'].map(layer),
    );
    expect(layers).toEqual([...layers].sort((one, other) => one - other));
    expect(new Set(layers).size).toBe(layers.length);
  });
});

test.describe('a link with settings', () => {
  test('contains the changed settings, which others can keep or discard', async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await show(page, `${GAME}/map?config=true`);
    await page.evaluate(() => localStorage.setItem('config', '{"coords":"none","tiles":{"mapWidth":100}}'));
    await page.reload();
    await panel(page).getByRole('button', { name: 'Copy link with these settings' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe('?config.coords=none&config.tiles.mapWidth=100');

    const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    const { pathname, search } = new URL(link);
    await other.goto(new URL(pathname + search, page.url()).href);
    const notice = other.getByRole('region', { name: 'Settings in this link' });
    await expect(notice).toContainText('comes with 2 settings: Coordinate Type and Map Tile Width', {
      timeout: 15_000,
    });
    expect(await violations(other)).toEqual([]);
    expect(await stored(other)).toBeNull();
    await notice.getByRole('button', { name: 'Use my own' }).click();
    await expect(notice).toHaveCount(0);
    await expect(other).toHaveURL(pathname);
    await other.goBack();
    await notice.getByRole('button', { name: 'Keep them' }).click();
    await expect.poll(() => stored(other)).toEqual({ coords: 'none', tiles: { mapWidth: 100 } });
    await expect(other).toHaveURL(pathname);
    await other.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => stored(other)).toEqual({});
    await other.context().close();
  });
});

test.describe('the address', () => {
  test('overrides stored settings and is never stored (95.9.2, 95.9.4)', async ({ page }) => {
    await open(page, '/docs?config=true&config.coords=none');
    await expect(field(page, 'Coordinate Type')).toHaveValue('none');
    await expect(panel(page).getByText('set by the address')).toBeVisible();
    await field(page, 'Tile Gaps').uncheck();
    expect(await stored(page)).toEqual({ tiles: { gaps: false } });
    await panel(page).getByRole('button', { name: 'Remove from the address' }).click();
    await expect(field(page, 'Coordinate Type')).toHaveValue('outside');
  });

  test('is ignored with a warning if it cannot be read (95.9.5)', async ({ page }) => {
    await page.goto('/docs?config.cutlines=abc');
    await expect(page.getByText('cutlines must be a number, not "abc".')).toBeVisible();
    await open(page, '/docs?config=true&config.cutlines=abc');
    await expect(field(page, 'Pagination Cutlines Size')).toHaveValue('0.25');
    await expect(field(page, 'Pagination Cutlines Size')).toHaveAccessibleDescription(/address is ignored/);
  });
});
