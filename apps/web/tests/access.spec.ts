import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { alert, GAME, keep, sheets, show, TWO_MAPS } from './game-page.ts';
import { drop, withPicker, write } from './own-files.ts';

/** Accessibility (98.14). */

test.describe('axe finds no problems, in light and dark colours,', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('with any menu or dialog open', async ({ page }) => {
    test.setTimeout(120_000);
    const slug = await keep(page, TWO_MAPS);
    await show(page, `${slug}/map`);
    const open: Record<string, () => Promise<void>> = {
      'export menu': () => page.getByRole('button', { name: 'Export', exact: true }).click(),
      'export dialog': async () => {
        await page.getByRole('button', { name: 'Export', exact: true }).click();
        await page.getByRole('menuitem', { name: 'More ways to export' }).click();
        await page.getByLabel('PNG pictures').check();
      },
      'problems panel': () =>
        page
          .getByRole('main')
          .getByRole('button', { name: /problem/ })
          .click(),
      'a thing in the file': async () => {
        await page.keyboard.press('i');
        await page.getByRole('button', { name: /hex B2/ }).click();
        await expect(page.getByText(/Lines \d+ to/)).toBeVisible();
      },
      'command palette': () => page.keyboard.press('Control+k'),
      'configuration drawer': async () => {
        await page.getByRole('button', { name: 'Config' }).click();
        await expect(page.getByLabel('Search settings')).toBeVisible();
      },
    };
    for (const [name, act] of Object.entries(open)) {
      await act();
      await expect(
        page.locator('[role=menu], [role=dialog], aside[data-open=true], .dock').first(),
      ).toBeVisible();
      expect.soft(await violations(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await show(page, `${slug}/map`);
    }
    await page.goto('/games/');
    await page.getByRole('button', { name: 'Delete Two Maps' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await violations(page), 'delete question').toEqual([]);
  });

  test('with problems, with the file panel, and with an own game', async ({ page }) => {
    test.setTimeout(180_000);
    const check = async (state: string) => expect.soft(await violations(page), state).toEqual([]);
    await withPicker(page);
    await page.goto('/games/');
    await page.getByRole('button', { name: 'New Game' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await check('new game');
    await page.keyboard.press('Escape');
    await write(page, 'picked.json', FAULTY_TEXT);
    await page.getByRole('button', { name: 'Open File' }).click();
    await expect(page.locator('.problem-pin').first()).toBeVisible({ timeout: 15_000 });
    await check('problem pins');
    await page.locator('.problem-pin').first().click();
    await expect(page.getByText('Problems here')).toBeVisible();
    await check('thing with a problem');
    await page.keyboard.press('p');
    await page.getByRole('button', { name: 'Compare before and after' }).click();
    await expect(page.locator('.upgrade-changes ins')).toBeVisible();
    await check('before and after');
    await page.keyboard.press('Escape');
    await write(page, 'picked.json', FAULTY_TEXT.replace('},', '}'));
    await expect(page.locator('.broken-save .file-lines')).toBeVisible();
    await expect(alert(page)).toContainText('Not reloaded');
    await check('broken save');
    await drop(page, FAULTY_TEXT.replace('},', '}'));
    await expect(alert(page).locator('.file-lines')).toBeVisible();
    await check('broken file');
    await write(page, 'picked.json', FAULTY_TEXT.replace('"A1"', '"A1", "A5"'));
    await expect(page.getByText(/Updated \d/)).toBeVisible();
    await check('updated');
    await page.keyboard.press('x');
    await page.getByRole('radio', { name: 'Packs' }).check();
    await check('packs');
    await page.goto('/elements/tiles?tile=57');
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Upgrades to' })).toBeVisible();
    await check('a tile');
    await page.goto('/games/');
    await expect(page.getByTestId('games')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder(/Jump to/).fill('tile');
    await expect(page.locator('[data-selected]')).toBeVisible();
    await check('palette with a choice');
  });

  test('with the menus on a phone open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await show(page, `${GAME}/map`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Game' })).toBeVisible();
    expect.soft(await violations(page), 'game menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sections' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect.soft(await violations(page), 'sections').toEqual([]);
    await page.goto('/docs/games/trains');
    await expect(page.getByRole('table').first()).toBeVisible();
    expect.soft(await violations(page), 'tables that scroll').toEqual([]);
  });
});

/** A game with several kinds of problems, including an old spelling. */
const FAULTY_TEXT = JSON.stringify(
  {
    info: { title: 'Faulty', subTitleSize: 20 },
    map: {
      hexes: [
        { hexes: ['A1', 'B2'], color: 'plain' },
        { hexes: ['A3'], color: 'plain', labels: [{ label: 'B', colr: 'red' }] },
      ],
    },
    privates: [{ name: 'Ferry', prize: 20 }],
  },
  undefined,
  2,
);

test.describe('with the keyboard only', () => {
  /** Presses Tab until an element has the focus, at most this many times. */
  const tabTo = async (page: Page, name: string, stops = 60) => {
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab');
      // After the last element, nothing has the focus.
      const text = await page.evaluate(() => {
        const { activeElement: element } = document;
        return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      });
      if (text.trim() === name) return page.locator(':focus');
    }
    throw new Error(`${name} is not reached in ${stops} stops.`);
  };

  test('the first element links to the content, and a new page takes the focus', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.getByRole('link', { name: 'Tiles', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Tiles/ })).toBeFocused();
    await expect(page).toHaveTitle('Tiles - Brackwater - Platelayer');
  });

  test('users can find, view, configure and export a game', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByTestId('home')).toBeVisible();
    await tabTo(page, 'Load Games');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/games/');
    await expect(page.getByTestId('games')).toBeVisible();
    await tabTo(page, 'Brackwater');
    await page.keyboard.press('Enter');
    await expect(sheets(page)).toBeVisible();

    await tabTo(page, 'Market');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/games/${GAME}/market`);
    await expect(page.getByRole('heading', { level: 1, name: /Market/ })).toBeFocused();
    await expect(sheets(page)).toBeVisible();

    const zoom = await tabTo(page, 'Zoom in');
    const width = () => sheets(page).evaluate((svg) => svg.getBoundingClientRect().width);
    const before = await width();
    await expect(zoom).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Enter');
    await expect.poll(width).toBeGreaterThan(before);

    await tabTo(page, 'Export');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Print', exact: true })).toBeFocused();
    // A menu that has just loaded returns the focus like any other.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Print', exact: true })).toBeFocused();
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await tabTo(page, 'Config');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary', { name: 'Configuration' }).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Config', exact: true })).toBeFocused();
  });

  test('users can open a file, find a problem, and export the game', async ({ page }) => {
    await withPicker(page);
    await page.goto('/');
    await write(page, 'picked.json', FAULTY_TEXT);
    await page.keyboard.press('o');
    await expect(sheets(page)).toBeVisible();
    await expect(page.locator('.sheet-marks').first()).toBeAttached();

    await page.keyboard.press('p');
    const panel = page.getByRole('complementary', { name: 'Problems' });
    await expect(panel.locator(':focus')).toHaveCount(1);
    await tabTo(page, 'Search problems');
    await page.keyboard.type('prize');
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await tabTo(page, 'Show on sheet');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cards$/);
    await expect(page.getByTestId('thing-ring')).toBeInViewport({ timeout: 15_000 });

    await page.keyboard.press('x');
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await tabTo(page, 'Export');
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe('faulty-pdf.zip');
  });
});

test('notes in a text are not landmarks', async ({ page }) => {
  for (const path of ['/games/', '/docs/']) {
    await page.goto(path);
    await expect(page.getByRole('note').first()).toBeVisible();
    await expect(page.locator('aside:visible')).toHaveCount(0);
  }
});

test('the menu on a phone returns the focus, even if it was opened before it had loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let load = () => {};
  const wanted = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/TemporaryMenu-*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/elements/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  load();
  await expect(page.getByRole('navigation', { name: 'Elements' })).toBeVisible();
  await expect(button).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`focus outlines and placeholders have enough contrast in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/elements/tiles');
    const field = page.getByLabel('Tile ID');
    const ground = await colorOf(page.getByRole('search'), 'background-color');
    expect(
      contrast(await colorOf(field, 'color', '::placeholder'), await colorOf(field, 'background-color')),
    ).toBeGreaterThan(4.5);
    await field.focus();
    await expect
      .poll(async () => contrast(await colorOf(field, 'border-top-color'), ground))
      .toBeGreaterThan(3);
    for (const stop of ['Revenue from', 'Page 2']) {
      await page.getByLabel(stop, { exact: true }).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      const ring = await colorOf(page.locator(':focus'), 'outline-color');
      expect(contrast(ring, ground), stop).toBeGreaterThan(3);
    }
  });

const colorOf = (locator: Locator, property: string, part?: string) =>
  locator.evaluate(
    (element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property!),
    [property, part],
  );

/** Contrast between two colours in the form `rgb(1, 2, 3)`. */
const contrast = (a: string, b: string): number => {
  const [light, dark] = [a, b].map(luminance).sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
};

const luminance = (color: string): number => {
  const [red, green, blue] = color.match(/[\d.]+/g)!.map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

test('forced colours still show what is selected', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await show(page, `${GAME}/map`);
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property);
  const menu = 'nav[aria-label=Game] a.entry';
  expect(await style(`${menu}[aria-current]`, 'border-left-color')).not.toBe(
    await style(`${menu}:not([aria-current])`, 'border-left-color'),
  );
  for (const [chosen, other] of [
    ['.section.active', '.section:not(.active)'],
    ['.tool[aria-pressed=true]', '.tool[aria-pressed=false]'],
  ] as const)
    expect(await style(chosen, 'background-color')).not.toBe(await style(other, 'background-color'));

  await page.keyboard.press(',');
  const settings = page.locator('#config');
  const backgrounds = (selector: string) =>
    settings
      .locator(selector)
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor));
  // The unit and the colour theme.
  await expect.poll(async () => new Set(await backgrounds('.mantine-SegmentedControl-label')).size).toBe(2);
  expect(new Set(await backgrounds('[class*=_swatch_]')).size).toBeGreaterThan(5);

  await show(page, `${GAME}/cards`);
  const mark = (choice: Locator) =>
    choice.evaluate((input) => {
      const icon = input.parentElement?.querySelector('svg');
      return [getComputedStyle(icon ?? input).color, getComputedStyle(input).backgroundColor];
    });
  const [tick, box] = await mark(page.getByRole('checkbox', { name: 'Privates' }));
  expect(tick).not.toBe(box);
  await page.keyboard.press('x');
  const [dot, ring] = await mark(page.getByRole('dialog').getByRole('radio', { name: 'PDF documents' }));
  expect(dot).not.toBe(ring);
});
