import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';

/** Everything around the sheets: addresses, menus, keys, zoom, printing, export (98.3, 98.4, 98.11.4). */

const GAME = 'brackwater';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const map = (name: string, color: string) => ({
  name,
  hexes: [{ hexes: ['A1', 'B2', 'C1', 'A3', 'C3'], color }],
});

/** A game of two maps with a fault in it, and one with next to nothing. */
const TWO_MAPS = {
  info: { title: 'Two Maps', designer: 'Nobody' },
  map: [map('Winter', 'plain'), map('Summer', 'green')],
  companies: [{ name: 'Alpha', abbrev: 'A', color: 'red' }],
  trains: [{ name: '2', quantity: 3, price: 80, color: 'yellow' }],
  colour: 'no such key',
};
const BARE = { info: { title: 'ZZ Bare!' } };

/** Puts a game into the private file system, where the application keeps copies (98.6.4), and gives its slug. */
const keep = async (page: Page, game: object): Promise<string> => {
  await page.goto('/');
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

const sheets = (page: Page) => page.locator('.desk .paper svg');
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const alert = (page: Page) => page.getByRole('region', { name: 'Messages' });

const show = async (page: Page, path: string) => {
  await page.goto(`/games/${path}`);
  // The first drawing waits for fonts and engine, on a busy machine for long.
  await expect(sheets(page).first()).toBeVisible({ timeout: 15_000 });
};

test.describe('addresses', () => {
  test('the desktop page leads home in a browser', async ({ page }) => {
    await page.goto('/app');
    await expect(page).toHaveURL('/');
  });

  test('an unknown game ends at the list with the reason', async ({ page }) => {
    await page.goto('/games/nope/map');
    await expect(page).toHaveURL('/games/');
    await expect(alert(page)).toContainText('Bundled game nope not found');
    await page.goto('/games/foo:x/map');
    await expect(alert(page)).toContainText('Unknown game type foo');
  });

  test('a slug with its type becomes the canonical one, and the game is loaded once', async ({ page }) => {
    await show(page, `bundled:${GAME}/map`);
    await expect(page).toHaveURL(`/games/${GAME}/map`);
    await expect(alert(page)).toContainText('Bundled game Brackwater loaded');
    await expect(page.getByTestId(`game-${GAME}-map`)).toBeVisible();
  });

  test('a part that the game lacks leads to its overview, with its link disabled', async ({ page }) => {
    const slug = await keep(page, BARE);
    for (const tab of ['map', 'market', 'par', 'tiles', 'tile-manifest', 'tokens', 'charters', 'tokens/0']) {
      await page.goto(`/games/${slug}/${tab}`);
      await expect(page.getByTestId(`game-${slug}`)).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Map', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(
      page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: 'Cards' }),
    ).toHaveAttribute('href', /cards$/);
  });

  test('a piece that does not exist leads to its sheets with a warning', async ({ page }) => {
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

  test('single pieces have pages of their own', async ({ page }) => {
    for (const [path, word] of [
      ['charters/0', 'charter'],
      ['cards/private/0', 'card'],
      ['cards/number/1', 'card'],
      ['tokens/0', 'token'],
    ] as const) {
      await show(page, `${GAME}/${path}`);
      await expect(page.getByTestId(`game-${GAME}-${word}`).locator('[data-capture]')).toHaveCount(1);
    }
  });

  test('what matches nothing says so and shows ways on', async ({ page }) => {
    await page.goto('/nowhere/at/all');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.goto(`/games/${GAME}/nothing`);
    await page.getByRole('link', { name: 'To the overview of Brackwater' }).click();
    await expect(page.getByTestId(`game-${GAME}`)).toBeVisible();
  });

  test('print mode leaves no chrome, whatever its value', async ({ page }) => {
    for (const value of ['true', 'false']) {
      await show(page, `${GAME}/map?print=${value}`);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Config' })).toHaveCount(0);
      await expect(alert(page)).toHaveCount(0);
    }
  });
});

test.describe('menu of a game', () => {
  test('paginate cuts the map into pages and back, and keeps the old sheets meanwhile', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await expect(sheets(page)).toHaveCount(1);
    await page.evaluate(() => {
      const seen = { fewest: 1 };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        seen.fewest = Math.min(seen.fewest, document.querySelectorAll('.desk .paper svg').length);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('switch', { name: 'Paginate' }).click();
    await expect(page).toHaveURL(/paginated=true/);
    await expect(page.getByTestId(`game-${GAME}-map-paginated`)).toBeVisible();
    await expect.poll(() => sheets(page).count()).toBeGreaterThan(1);
    expect(await page.evaluate(() => Reflect.get(Reflect.get(window, 'seen'), 'fewest'))).toBe(1);
    await expect(page.locator('figcaption').nth(1)).toContainText(/page 2 of/);
    await page.goBack();
    await expect(sheets(page)).toHaveCount(1);
  });

  test('variations of the map are chosen by name, and a stray one vanishes from the address', async ({
    page,
  }) => {
    const slug = await keep(page, TWO_MAPS);
    await show(page, `${slug}/map?variation=1`);
    const choice = page.getByLabel('Map Variation');
    await expect(choice).toHaveValue('1');
    const summer = await sheets(page).innerHTML();
    await choice.selectOption({ label: 'Winter' });
    await expect(page).toHaveURL(/\/map$/);
    await expect.poll(() => sheets(page).innerHTML()).not.toBe(summer);
    await show(page, `${slug}/map?variation=7`);
    await expect(page).toHaveURL(/\/map$/);
  });

  test('kinds of cards can be left out, down to none', async ({ page }) => {
    await show(page, `${GAME}/cards`);
    const all = await sheets(page).count();
    await page.getByLabel('Shares').click();
    await expect(page).toHaveURL(/hideShares=true/);
    await expect.poll(() => sheets(page).count()).toBeLessThan(all);
    for (const kind of ['Privates', 'Trains', 'Number Cards']) {
      await page.getByLabel(kind).click();
      await expect(page.getByLabel(kind)).not.toBeChecked();
    }
    await page.getByRole('button', { name: 'Show all cards' }).click();
    await expect.poll(() => sheets(page).count()).toBe(all);
  });

  test('the file of the game can be saved', async ({ page }) => {
    const slug = await keep(page, BARE);
    await page.goto(`/games/${slug}/`);
    const [offered] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(offered.suggestedFilename()).toBe('zz-bare-.json');
    expect(await readFile(await offered.path(), 'utf8')).toBe(JSON.stringify(BARE, undefined, 2));
  });

  test('problems are counted beside the title and listed with place and fix', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const slug = await keep(page, TWO_MAPS);
    await show(page, `${slug}/map`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /problem/ })
      .click();
    const panel = page.getByRole('dialog', { name: 'Problems' });
    await expect(panel.getByText('/colour', { exact: true })).toBeVisible();
    await expect(panel.getByText(/line 1, column \d+/).first()).toBeVisible();
    await panel
      .getByRole('listitem')
      .filter({ hasText: '/colour' })
      .getByRole('button', { name: 'Copy' })
      .click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('at /colour (1:');
  });
});

test.describe('keys', () => {
  test('letters lead to the sections, and g back to the map', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByTestId('home')).toBeVisible();
    for (const [key, path] of [
      ['?', '/docs/'],
      ['l', '/games/'],
      ['e', '/elements/'],
      ['c', '/elements/logos'],
      ['t', '/elements/tiles'],
      ['h', '/'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page).toHaveURL(path);
    }
    await show(page, `${GAME}/map`);
    await page.keyboard.press('h');
    await expect(page).toHaveURL('/');
    await page.keyboard.press('g');
    await expect(page).toHaveURL(`/games/${GAME}/map`);
  });

  test('keys do nothing with a modifier or in a field', async ({ page }) => {
    const slug = await keep(page, TWO_MAPS);
    await show(page, `${slug}/map`);
    await page.keyboard.press('Alt+h');
    await page.getByLabel('Map Variation').focus();
    await page.keyboard.press('h');
    await expect(page.getByTestId(`game-${slug}-map`)).toBeVisible();
  });

  test('plus, minus and nought zoom the desk', async ({ page }) => {
    await show(page, `${GAME}/map`);
    const width = () => sheets(page).evaluate((svg) => svg.getBoundingClientRect().width);
    const fit = await width();
    await page.keyboard.press('+');
    await expect.poll(width).toBeGreaterThan(fit);
    await page.keyboard.press('0');
    await expect.poll(width).toBeCloseTo(fit, 0);
    await page.keyboard.press('-');
    await expect.poll(width).toBeLessThan(fit);
  });

  test('the command palette jumps to anything by its name', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder(/Jump to/).fill('revenue');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/games/${GAME}/revenue`);
  });
});

test.describe('desk', () => {
  test('100 % is the true size: 96 pixels to the inch', async ({ page }) => {
    await show(page, `${GAME}/charters`);
    await page.getByRole('button', { name: '100 %' }).click();
    await expect
      .poll(() =>
        sheets(page)
          .first()
          .evaluate((svg) => svg.getBoundingClientRect().width),
      )
      .toBeCloseTo(816, 0);
  });

  test('fit page shows a whole sheet', async ({ page }) => {
    await show(page, `${GAME}/charters`);
    await page.getByRole('button', { name: 'Fit page' }).click();
    await expect(sheets(page).first()).toBeInViewport({ ratio: 1 });
  });

  test('the wheel with Ctrl zooms about the pointer, and a drag moves the sheet', async ({ page }) => {
    await show(page, `${GAME}/map`);
    const box = () => sheets(page).evaluate((svg) => svg.getBoundingClientRect().toJSON());
    const before = await box();
    const [x, y] = [900, 600];
    await page.mouse.move(x, y);
    await page.keyboard.down('Control');
    for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await box()).width).toBeGreaterThan(before.width * 2);
    const after = await box();
    expect((x - after.left) / after.width).toBeCloseTo((x - before.left) / before.width, 2);
    expect((y - after.top) / after.height).toBeCloseTo((y - before.top) / before.height, 2);
    await page.mouse.down();
    await page.mouse.move(x - 120, y - 80, { steps: 5 });
    await page.mouse.up();
    const moved = await box();
    expect(moved.left).toBeCloseTo(after.left - 120, 0);
    expect(moved.top).toBeCloseTo(after.top - 80, 0);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test('a change of the configuration repaints in place: the scroll stays', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await page.evaluate(() => window.scrollTo(0, 250));
    const before = await sheets(page).innerHTML();
    await page.evaluate(() => {
      history.pushState(null, '', '?config.coords=none');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect.poll(() => sheets(page).innerHTML()).not.toBe(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(250);
  });

  test('the page area gives way to menu and drawer', async ({ page }) => {
    await show(page, `${GAME}/map?config=true`);
    const width = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width);
    for (const [window, area] of [
      [1400, 610],
      [1000, 200],
      [700, 350],
    ] as const) {
      await page.setViewportSize({ width: window, height: 900 });
      await expect.poll(width).toBeCloseTo(area, 0);
    }
  });
});

test.describe('printing', () => {
  const measure = async (page: Page) => {
    const text = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    return [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => [
      Number(width),
      Number(height),
    ]);
  };

  test('each sheet is one page of exactly its size, without chrome and blank pages', async ({ page }) => {
    for (const path of ['map', 'map?paginated=true', 'cards', 'charters', 'tokens', 'market', 'background']) {
      await show(page, `${GAME}/${path}`);
      const expected = await page
        .locator('.desk .sheet')
        .evaluateAll((all) =>
          all.map((sheet) =>
            ['--units-wide', '--units-high'].map(
              (side) => Number(getComputedStyle(sheet).getPropertyValue(side)) * 0.72,
            ),
          ),
        );
      const printed = await measure(page);
      expect(printed, path).toHaveLength(expected.length);
      for (const [i, [width, height]] of printed.entries()) {
        // Chromium prints in whole pixels of 1/96 inch.
        expect(Math.abs(width! - expected[i]![0]!), path).toBeLessThan(0.8);
        expect(Math.abs(height! - expected[i]![1]!), path).toBeLessThan(0.8);
      }
    }
  });

  test('the large button opens the print dialog with one press', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { printed: true });
    });
    await show(page, `${GAME}/map`);
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true);
  });
});

test.describe('export', () => {
  const choose = async (page: Page, name: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const [offered] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('menuitem', { name }).click(),
    ]);
    return { name: offered.suggestedFilename(), bytes: await readFile(await offered.path()) };
  };

  test('print heads the menu', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menuitem').first()).toHaveText('Print');
  });

  test('this component as a pdf document and as a png image', async ({ page }) => {
    await show(page, `${GAME}/map`);
    const pdf = await choose(page, 'Export this component as a pdf document');
    expect(pdf.name).toBe(`${GAME}-map.pdf`);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(alert(page)).toContainText('PDF Created');
    const png = await choose(page, 'Export this component as a png image');
    expect(png.name).toBe(`${GAME}-map.png`);
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  });

  test('sheets cannot be one picture, and the overview is no component', async ({ page }) => {
    await show(page, `${GAME}/cards`);
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menuitem', { name: /component as a png/ })).toBeDisabled();
    await expect(page.getByRole('menuitem', { name: /component as a pdf/ })).toBeEnabled();
    await page.goto(`/games/${GAME}/`);
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menuitem', { name: /component as a pdf/ })).toBeDisabled();
  });

  test('the whole game as a zip, with its progress told', async ({ page }) => {
    test.setTimeout(90_000);
    await show(page, `${GAME}/map`);
    const zip = await choose(page, 'Export game as pdf documents');
    expect(zip.name).toBe(`${GAME}-pdf.zip`);
    for (const file of ['map.pdf', 'map-paginated.pdf', 'cards.pdf', 'tokens.pdf'])
      expect(zip.bytes.includes(`${GAME}-${file}`)).toBe(true);
    await expect(alert(page)).toContainText(`Exported ${GAME} to ${GAME}-pdf.zip as pdf files`);
  });

  test('an export can be cancelled', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByText('600 dpi').click();
    await page.getByRole('menuitem', { name: 'Export game as png images' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(alert(page)).toContainText('Export cancelled');
  });
});

test('plain alerts close after four seconds', async ({ page }) => {
  await show(page, `${GAME}/map`);
  await expect(alert(page)).toContainText('Game Loaded');
  await expect(alert(page)).not.toContainText('Game Loaded', { timeout: 6000 });
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing is wider than the screen, zoomed or not', async ({ page }) => {
    for (const path of [
      '/',
      '/games/',
      `/games/${GAME}/`,
      `/games/${GAME}/map`,
      `/games/${GAME}/cards`,
      '/elements/',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await sideways(page), path).toBeLessThanOrEqual(0);
    }
    await show(page, `${GAME}/map`);
    await page.getByRole('button', { name: '100 %' }).click();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test('everything fits into 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await show(page, `${GAME}/cards`);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expect(page.getByRole('button', { name: 'Sections' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: '100 %' })).toBeInViewport({ ratio: 1 });
  });

  test('two fingers zoom the desk, not the page', async ({ page, context }) => {
    await show(page, `${GAME}/map`);
    const width = () => sheets(page).evaluate((svg) => svg.getBoundingClientRect().width);
    const before = await width();
    const touch = await context.newCDPSession(page);
    const fingers = (apart: number) => [
      { x: 195 - apart, y: 400 },
      { x: 195 + apart, y: 400 },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
    for (const apart of [50, 60, 70, 80])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(width).toBeGreaterThan(before * 1.5);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test('the menu opens over the page and closes after choosing', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Tokens' }).click();
    await expect(page).toHaveURL(`/games/${GAME}/tokens`);
    await expect(page.getByRole('navigation', { name: 'Game' })).toBeHidden();
  });

  test('buttons, alerts and drawings do not cover one another', async ({ page }) => {
    await show(page, `${GAME}/map`);
    const message = await alert(page).locator('.alert').boundingBox();
    for (const name of ['Print', 'Export', 'Config']) {
      const button = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(message!.x + message!.width).toBeLessThanOrEqual(button!.x);
    }
  });
});

test.describe('access', () => {
  const PAGES = [
    ...['', 'background', 'cards', 'charters', 'map', 'map?paginated=true', 'market', 'par', 'revenue'],
    ...['tile-manifest', 'tiles', 'tokens', 'charters/0'],
  ]
    .map((tab) => `/games/${GAME}/${tab}`)
    .concat('/', '/games/', '/docs/', '/elements/', '/elements/tiles', '/elements/logos', '/nowhere');
  for (const scheme of ['light', 'dark'] as const) {
    test(`no violations in ${scheme} colours`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        // A script tag would be refused by the content security policy.
        await page.evaluate(axe);
        const found = await page.evaluate(async () => {
          const { run } = Reflect.get(window, 'axe');
          // The colours of a sheet are the game's own; everything else holds for sheets too.
          const contrast = { exclude: [['.paper']] };
          const runs = [
            await run(document, { rules: { 'color-contrast': { enabled: false } } }),
            await run(contrast, { runOnly: ['color-contrast'] }),
          ];
          return runs
            .flatMap(({ violations }) => violations)
            .map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => [
              id,
              ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 300)),
            ]);
        });
        expect.soft(found, path).toEqual([]);
      }
    });
  }

  test('the first stop leads to the content, and a new page takes the focus', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.getByRole('link', { name: 'Tiles', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Tiles/ })).toBeFocused();
    await expect(page).toHaveTitle('Tiles - Brackwater - Platelayer');
  });
});
