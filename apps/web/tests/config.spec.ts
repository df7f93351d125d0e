import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { follow, GAME, sheets, show, sideways } from './game-page.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Configuration' });
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('config') ?? 'null') as unknown);
const field = (page: Page, label: string) => panel(page).getByLabel(label, { exact: true }).first();

/** A moment at which the clock of a page stands still; only flushing can then apply what waits. */
const LATER = 3_600_000;

/** The panel on a quiet page, with every section unfolded. */
const open = async (page: Page, address = '/docs?config=true') => {
  await page.goto(address);
  await panel(page).getByRole('button', { name: 'Expand all' }).click();
};

test.describe('the drawer', () => {
  test('is open exactly when the address says config, whatever its value (95.6.1)', async ({ page }) => {
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

  test('takes the focus and gives it back (98.14)', async ({ page }) => {
    await page.goto('/docs');
    const gear = page.getByRole('button', { name: 'Config', exact: true });
    await gear.click();
    await expect(page.getByRole('button', { name: 'Close Config' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(gear).toBeFocused();
  });

  test('leads to a value that the address names', async ({ page }) => {
    await page.goto('/docs?config=tiles.pins.y');
    await expect(page.locator('#config-tiles-pins-y')).toBeFocused();
  });

  test('has its share of screens of any width, and nothing sticks out', async ({ page }) => {
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

test('the panel meets axe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/docs');
  await page.evaluate(() => localStorage.setItem('config', '{"margin":50,"tiles":{"gaps":false}}'));
  await open(page, '/docs?config=true&config.coords=none');
  await field(page, 'Paper Width').fill('abc');
  expect(await violations(page)).toEqual([]);
});

test.describe('a change', () => {
  test('is stored alone, survives a reload, and has its own reset (95.2.3)', async ({ page }) => {
    await open(page);
    await field(page, 'Tile Gaps').uncheck();
    await field(page, 'Coordinate Type').selectOption({ label: 'Along the edge' });
    expect(await stored(page)).toEqual({ coords: 'edge', tiles: { gaps: false } });
    await open(page);
    await expect(field(page, 'Tile Gaps')).not.toBeChecked();
    await panel(page).getByRole('button', { name: 'Reset Tile Gaps' }).click();
    await expect(field(page, 'Tile Gaps')).toBeChecked();
    expect(await stored(page)).toEqual({ coords: 'edge' });
  });

  test('of a plain number applies on leaving (95.9.8)', async ({ page }) => {
    await open(page);
    await field(page, 'Column Height').fill('3');
    expect(await stored(page)).toBeNull();
    await field(page, 'Column Height').blur();
    expect(await stored(page)).toEqual({ stock: { column: 3 } });
    await field(page, 'Card Border Size').fill('five');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Card Border Size')).toHaveAccessibleDescription(/Must be a number/);
    expect(await stored(page)).toEqual({ stock: { column: 3 } });
  });

  test('of a theme shows its colors', async ({ page }) => {
    await open(page);
    await field(page, 'Theme').click();
    await page.getByRole('option', { name: /Moon/ }).click();
    expect(await stored(page)).toEqual({ theme: 'moon' });
    await expect(panel(page).getByRole('img', { name: /^Colours of Moon/ })).toBeVisible();
    await expect(
      panel(page).getByRole('img', { name: 'Example hexes in these colours' }).first(),
    ).toBeVisible();
    await expect(panel(page).locator('[data-path="theme"] svg[viewBox]').nth(5)).toBeVisible();
  });

  test('repaints the sheet beside the panel (95.6.2)', async ({ page }) => {
    await open(page, '/games/brackwater/map?config=true');
    const sheet = page.locator('main svg').filter({ hasText: 'Brackwater' }).first();
    await expect(sheet).toBeVisible();
    const before = await sheet.evaluate((svg) => svg.outerHTML.length);
    await field(page, 'Coordinate Type').selectOption('none');
    await expect.poll(() => sheet.evaluate((svg) => svg.outerHTML.length)).not.toBe(before);
  });

  test('made in another tab is taken over (95.2.3)', async ({ page, context }) => {
    await open(page);
    const other = await context.newPage();
    await open(other);
    await field(other, 'Margin Size').fill('0.5');
    await field(other, 'Margin Size').blur();
    await expect(field(page, 'Margin Size')).toHaveValue('0.5');
  });
});

test.describe('a length (95.6.3)', () => {
  test('applies 800 ms after the last keystroke', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await open(page);
    await page.clock.pauseAt(LATER);
    await field(page, 'Margin Size').fill('0.5');
    await page.clock.runFor(700);
    expect(await stored(page)).toBeNull();
    await page.clock.runFor(100);
    expect(await stored(page)).toEqual({ margin: 50 });
  });

  test('that is no number, or too small, is marked and not applied; another change leaves the mark', async ({
    page,
  }) => {
    await open(page);
    for (const text of ['abc', '']) {
      await field(page, 'Margin Size').fill(text);
      await expect(field(page, 'Margin Size')).toHaveAttribute('aria-invalid', 'true');
    }
    await field(page, 'Margin Size').fill('-1');
    await field(page, 'Paper Width').fill('0');
    await field(page, 'Paper Width').blur();
    await expect(field(page, 'Paper Width')).toHaveAccessibleDescription(
      /Must be between 1 and 100 inches\. Nothing was changed/,
    );
    await expect(field(page, 'Margin Size')).toHaveValue('-1');
    expect(await stored(page)).toBeNull();
    await field(page, 'Tile Gaps').uncheck();
    await expect(field(page, 'Margin Size')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'Margin Size').press('Escape');
    await expect(field(page, 'Margin Size')).toHaveValue('0.25');
    await expect(field(page, 'Margin Size')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('can be typed in millimetres; the unit alone changes nothing (95.9.7)', async ({ page }) => {
    await open(page);
    await field(page, 'Paper Width, unit').selectOption('mm');
    await expect(field(page, 'Paper Width')).toHaveValue('215.9');
    await expect(field(page, 'Paper Height')).toHaveValue('11');
    expect(await stored(page)).toBeNull();
    await field(page, 'Paper Width').fill('210');
    await page.keyboard.press('Enter');
    expect(await stored(page)).toEqual({ paper: { width: 827 } });
    await panel(page).getByText('mm', { exact: true }).first().click();
    await expect(field(page, 'Paper Height')).toHaveValue('279.4');
  });

  test('is not lost when the drawer closes at once, nor when two are edited in turn', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/docs');
    await page.getByRole('button', { name: 'Config', exact: true }).click();
    await panel(page).getByRole('button', { name: 'Expand all' }).click();
    await page.clock.pauseAt(LATER);
    await field(page, 'Margin Size').fill('0.5');
    await field(page, 'Pagination Bleed Size').fill('0');
    await page.goBack();
    await expect.poll(() => stored(page)).toEqual({ margin: 50, bleed: 0 });
  });
});

test.describe('absurd values are refused at the field, with the range that it takes', () => {
  test('lengths, sizes and numbers', async ({ page }) => {
    await open(page);
    for (const [label, typed, range] of [
      ['Paper Width', '5000', '1 and 100 inches'],
      ['Tile Width', '0.001', '0.1 and 12 inches'],
      ['Card Height', '99', '0.5 and 20 inches'],
      ['Card Border Size', '4000', '0 and 100'],
      ['Column Height', '-3', '0.1 and 50'],
    ] as const) {
      await field(page, label).fill(typed);
      await field(page, label).blur();
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`Must be between ${range}`));
      await expect(field(page, label)).toHaveValue(typed);
      expect(await stored(page), label).toBeNull();
    }
  });

  test('in the unit that is shown; whole numbers stay whole', async ({ page }) => {
    await open(page);
    await field(page, 'Paper Width, unit').selectOption('mm');
    await field(page, 'Paper Width').fill('1');
    await field(page, 'Paper Width').blur();
    await expect(field(page, 'Paper Width')).toHaveAccessibleDescription(/between 25\.4 and 2540 mm/);
    for (const [label, path] of [
      ['Paper Width', ['paper', 'width']],
      ['Paper Height', ['paper', 'height']],
      ['Paper Margins', ['paper', 'margins']],
      ['Cell Width', ['stock', 'cell', 'width']],
      ['Cell Height', ['stock', 'cell', 'height']],
    ] as const) {
      await field(page, `${label}, unit`).selectOption('mm');
      await field(page, label).fill('33.3');
      await page.keyboard.press('Enter');
      const value = path.reduce<unknown>(
        (part, key) => (part as Record<string, unknown>)[key],
        await stored(page),
      );
      expect(value, label).toBe(131);
    }
  });
});

test('a card preset sets both sides; where a die decides, it says so', async ({ page }) => {
  await open(page);
  await expect(field(page, 'Card Preset')).toHaveValue('miniEuro');
  const sizes = {
    poker: [350, 250],
    bridge: [350, 225],
    tarot: [475, 275],
    business: [350, 200],
  };
  for (const [preset, [width, height]] of Object.entries(sizes)) {
    await field(page, 'Card Preset').selectOption(preset);
    expect(await stored(page)).toEqual({ cards: { width, height } });
  }
  await panel(page).getByRole('button', { name: 'Use the layout Free' }).click();
  expect(await stored(page)).toEqual({ cards: { layout: 'free', width: 350, height: 200 } });
  await expect(panel(page).getByRole('button', { name: 'Use the layout Free' })).toHaveCount(0);
  await field(page, 'Card Width').fill('3');
  await field(page, 'Card Width').blur();
  await expect(field(page, 'Card Preset')).toHaveValue('custom');
  await field(page, 'Card Preset').selectOption('miniEuro');
  expect(await stored(page)).toEqual({ cards: { layout: 'free' } });
});

test('a paper preset sets width and height in one change (95.6.5)', async ({ page }) => {
  await open(page);
  await field(page, 'Paper Preset').selectOption('a4');
  expect(await stored(page)).toEqual({ paper: { width: 827, height: 1169 } });
  await field(page, 'Paper Width').fill('9');
  await field(page, 'Paper Width').blur();
  await expect(field(page, 'Paper Preset')).toHaveValue('custom');
});

test('the search finds values by name, description and choice', async ({ page }) => {
  await page.goto('/docs?config=true');
  const search = panel(page).getByRole('searchbox');
  await search.fill('pins inner');
  await expect(panel(page).getByText('3 settings found')).toBeVisible();
  await expect(panel(page).getByLabel('Pins Inner Radius', { exact: true })).toHaveCount(3);
  await search.fill('zzzz');
  await panel(page).getByRole('button', { name: 'Show all settings' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Data' })).toBeVisible();
});

test('the search finds presets and what can be done with all settings', async ({ page }) => {
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

test.describe('beside the sheets', () => {
  test('the panel stays open when the component changes, with what matters to it unfolded', async ({
    page,
  }) => {
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

  test('the bar of the sheets is whole at any width, with the panel open and closed', async ({ page }) => {
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

  test('the layers are those of 98.4.1: buttons and top bar, then the panel, then alerts', async ({
    page,
  }) => {
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
  test('carries what was changed; elsewhere it says so, and can be left or kept', async ({
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
    const notice = other.getByRole('region', { name: 'Settings of this link' });
    await expect(notice).toContainText('2 settings of its own: Coordinate Type and Map Tile Width', {
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
  test('wins over what is stored and is never stored itself (95.9.2, 95.9.4)', async ({ page }) => {
    await open(page, '/docs?config=true&config.coords=none');
    await expect(field(page, 'Coordinate Type')).toHaveValue('none');
    await expect(panel(page).getByText('set by the address bar')).toBeVisible();
    await field(page, 'Tile Gaps').uncheck();
    expect(await stored(page)).toEqual({ tiles: { gaps: false } });
    await panel(page).getByRole('button', { name: 'Remove from the address' }).click();
    await expect(field(page, 'Coordinate Type')).toHaveValue('outside');
  });

  test('that cannot be read is ignored with a warning (95.9.5)', async ({ page }) => {
    await page.goto('/docs?config.cutlines=abc');
    await expect(page.getByText('cutlines must be a number, not "abc".')).toBeVisible();
    await open(page, '/docs?config=true&config.cutlines=abc');
    await expect(field(page, 'Pagination Cutlines Size')).toHaveValue('0.25');
    await expect(field(page, 'Pagination Cutlines Size')).toHaveAccessibleDescription(/address is ignored/);
  });
});

test.describe('all settings', () => {
  test('are reset at once, and the reset can be undone (95.6.7)', async ({ page }) => {
    await open(page);
    await field(page, 'Tile Gaps').uncheck();
    await field(page, 'Margin Size').fill('abc');
    await panel(page).getByRole('button', { name: 'Reset To Defaults' }).click();
    expect(await stored(page)).toEqual({});
    await expect(field(page, 'Margin Size')).toHaveValue('0.25');
    await panel(page).getByRole('button', { name: 'Undo reset' }).click();
    expect(await stored(page)).toEqual({ tiles: { gaps: false } });
    await panel(page).getByRole('button', { name: 'Reset To Defaults' }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(await stored(page)).toEqual({ tiles: { gaps: false } });
  });

  test('can be had back until the next change, also after a reload', async ({ page }) => {
    await open(page);
    await field(page, 'Tile Gaps').uncheck();
    await panel(page).getByRole('button', { name: 'Reset To Defaults' }).click();
    await page.reload();
    await panel(page).getByRole('button', { name: 'Undo reset' }).click();
    expect(await stored(page)).toEqual({ tiles: { gaps: false } });
    await panel(page).getByRole('button', { name: 'Reset To Defaults' }).click();
    await panel(page).getByRole('button', { name: 'Expand all' }).click();
    await field(page, 'Train Images').check();
    await expect(panel(page).getByRole('button', { name: 'Undo reset' })).toHaveCount(0);
    await page.reload();
    await expect(panel(page).getByRole('button', { name: 'Reset To Defaults' })).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Undo reset' })).toHaveCount(0);
  });

  test('are saved as config.json and read back', async ({ page }) => {
    await open(page);
    await field(page, 'Tile Gaps').uncheck();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      panel(page).getByRole('button', { name: 'Download config.json' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('config.json');
    expect(JSON.parse(await readFile(await saved.path(), 'utf8'))).toEqual({ tiles: { gaps: false } });

    const choose = async (text: string) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        panel(page).getByRole('button', { name: 'Import config.json' }).click(),
      ]);
      await chooser.setFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    };
    await choose('{"coords":"foo"}');
    await expect(panel(page).getByRole('alert')).toContainText('mine.json was not imported');
    await choose('{"margin":50}');
    await expect.poll(() => stored(page)).toEqual({ margin: 50 });
    await expect(panel(page).getByRole('alert')).toHaveCount(0);
  });

  test('that are damaged are cleaned, and their former text can be saved (95.4.4)', async ({ page }) => {
    await page.goto('/docs');
    await page.evaluate(() => localStorage.setItem('config', '{"foo":1,"margin":50}'));
    await open(page);
    expect(await stored(page)).toEqual({ margin: 50 });
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      panel(page).getByRole('button', { name: 'Save', exact: true }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('config-damaged.json');
    expect(await page.evaluate(() => localStorage.getItem('config.damaged'))).toBeNull();
  });
});
