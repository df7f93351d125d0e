import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { keep, show, sideways } from './game-page.ts';
import { write } from './own-files.ts';

/** Changes since an earlier version, the last print or another file (88.3). */

const game = ({ ferry = 20, harrow = 'Harrow', summer = 'green', trains = 3 } = {}) => ({
  info: { title: 'Reed' },
  companies: [{ name: 'Alpha', abbrev: 'A', color: 'red' }],
  map: [
    {
      name: 'Winter',
      hexes: [
        { hexes: ['A1', 'B2', 'A3', 'C3'], color: 'plain' },
        { hexes: ['C1'], color: 'plain', cities: [{ size: 1, name: { name: harrow } }] },
      ],
    },
    { name: 'Summer', hexes: [{ hexes: ['A1', 'B2', 'C1'], color: summer }] },
  ],
  privates: [
    { name: 'Tram', price: 10, revenue: 5 },
    { name: 'Ferry', price: ferry, revenue: 5 },
  ],
  trains: [{ name: '2', quantity: trains, price: 80, color: 'yellow' }],
});

/** Time after which a version on screen is stored. */
const SEEN_MS = 3000;

const panel = (page: Page) => page.getByRole('complementary', { name: 'Changes' });
const rings = (page: Page) => page.getByTestId('change-ring');
const choice = (page: Page) => panel(page).getByLabel('Compare with');
const change = (page: Page, name: RegExp) =>
  panel(page).locator('.change-list').getByRole('button', { name });

const histories = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly { readonly versions: number; readonly prints: number }[]>((resolve) => {
        const opening = indexedDB.open('platelayer-versions', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('histories');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('histories').objectStore('histories').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(
              asked.result.map(({ versions, prints }) => ({
                versions: versions.length,
                prints: prints.length,
              })),
            );
          };
        };
      }),
  );

/** Opens a version, waits until it is stored, and replaces it with the next. */
const twoVersions = async (page: Page, tab: string, before: object, after: object) => {
  const slug = await keep(page, before);
  await show(page, `${slug}/${tab}`);
  await expect.poll(() => histories(page)).toEqual([{ versions: 1, prints: 0 }]);
  await write(page, `games/${slug.split(':')[1]}.json`, JSON.stringify(after));
  await show(page, `${slug}/${tab}`);
  return slug;
};

const compareWithVersion = async (page: Page) => {
  await page.keyboard.press('d');
  const earlier = choice(page).locator('option', { hasText: 'Version from' });
  await expect(earlier).toHaveCount(1);
  await choice(page).selectOption((await earlier.getAttribute('value'))!);
};

test('lists and circles the changes since an earlier version, and shows them before and after', async ({
  page,
}) => {
  await twoVersions(page, 'map', game(), game({ harrow: 'Barrow', ferry: 30, summer: 'brown' }));
  await compareWithVersion(page);
  await expect(panel(page).getByRole('status')).toContainText('redrawn');
  await expect(change(page, /hex C1 redrawn/)).toBeVisible();
  await expect(rings(page)).toHaveCount(1);

  // Steps through changes with keys, across pages and variations.
  await change(page, /private "Ferry"/).click();
  await expect(page).toHaveURL(/\/cards$/);
  await expect(page.locator('.change-ring[data-selected="true"]')).toBeInViewport();
  await expect(panel(page).getByRole('img', { name: /Ferry.*Before/ })).toBeVisible();
  await expect(panel(page).getByRole('img', { name: /Ferry.*After/ })).toBeVisible();
  await expect(panel(page).locator('output')).toContainText(/Change \d+ of \d+/);
  // The focus stays in the list, so that a key closes the panel.
  await expect(change(page, /private "Ferry"/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rings(page)).toHaveCount(0);
});

test('keys step through the changes, even on another map', async ({ page }) => {
  await twoVersions(page, 'map', game(), game({ summer: 'brown' }));
  await compareWithVersion(page);
  await expect(panel(page).getByRole('status')).toContainText('3 redrawn');
  await expect(rings(page)).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/variation=1/);
  await expect(rings(page)).toHaveCount(3);
  await expect(panel(page).locator('output')).toHaveText('Change 1 of 3');
  await page.keyboard.press('N');
  await expect(panel(page).locator('output')).toHaveText('Change 3 of 3');
});

test('the slider and blinking show the earlier sheet over the current one', async ({ page }) => {
  await twoVersions(page, 'map', game(), game({ harrow: 'Barrow' }));
  await compareWithVersion(page);
  await expect(rings(page)).toHaveCount(1);
  const earlier = page.getByTestId('earlier-sheet');
  await expect(earlier).toHaveCount(0);
  await panel(page).getByLabel('How much of the earlier sheet to show').fill('60');
  await expect(earlier.locator('svg')).toContainText('Harrow');
  await expect(page.locator('.sheet-frame > .paper svg')).toContainText('Barrow');
  await panel(page).getByRole('button', { name: 'Blink' }).click();
  await expect(earlier).toHaveAttribute('data-blink', 'true');
  await page.keyboard.press('v');
  await expect(earlier).toHaveAttribute('data-blink', 'false');
});

test('compares with another file, even of another game', async ({ page }) => {
  const slug = await keep(page, game());
  await show(page, `${slug}/cards`);
  await page.keyboard.press('d');
  const file = panel(page).locator('input[type=file]');
  const pick = (name: string, content: object) =>
    file.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) });
  await pick('older.json', game({ ferry: 15, trains: 5 }));
  await expect(change(page, /"Ferry" redrawn/)).toBeVisible();
  await expect(change(page, /train "Train 2" different quantity, 5 → 3 copies, throw away 2/)).toBeVisible();
  await panel(page).getByText('Fields in the file').click();
  await expect(panel(page)).toContainText('/privates/1/price: 15 → 20');
  await pick('other.json', {
    info: { title: 'Withy' },
    companies: [{ name: 'Omega', abbrev: 'O', color: 'blue' }],
  });
  await expect(panel(page).getByRole('status')).toHaveText('These are different games: everything differs.');
  await pick('broken.json', []);
  await expect(panel(page)).toContainText('This file is not a game.');
});

test('prints only the changes since the last print, including changes by settings', async ({ page }) => {
  const slug = await keep(page, game());
  await show(page, `${slug}/cards`);
  const command = async (name: string) => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const messages = page.getByRole('region', { name: 'Messages' });
  await command('Print only what changed since the last print');
  await expect(messages).toContainText('Nothing printed yet');

  const exported = page.waitForEvent('download');
  await command('Export this component as a pdf document');
  await exported;
  await command('Print only what changed since the last print');
  await expect(messages).toContainText('Nothing needs reprinting');

  await write(page, `games/${slug.split(':')[1]}.json`, JSON.stringify(game({ ferry: 30 })));
  await show(page, `${slug}/cards`);
  await page.keyboard.press('d');
  await choice(page).selectOption('print');
  await expect(change(page, /"Ferry" redrawn/)).toBeVisible();
  await expect(panel(page)).toContainText('Not printed yet: ');
  const printing = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Print only what changed' }).click();
  const made = await printing;
  expect(made.suggestedFilename()).toBe('reed-changed-book.pdf');
  const pdf = await readFile(await made.path(), 'latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  // That was a print as well, so now only a setting differs.
  await show(page, `${slug}/cards?config.cards.cutlines=20`);
  await page.keyboard.press('d');
  await choice(page).selectOption('print');
  await expect(panel(page).locator('.changed-values').first()).toContainText('→ 20');
});

test('remembers prints from the browser, even of bundled games', async ({ page }) => {
  await show(page, 'brackwater/map');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => histories(page)).toEqual([{ versions: 1, prints: 1 }]);
  await page.keyboard.press('d');
  await choice(page).selectOption('print');
  await expect(panel(page).getByRole('status')).toHaveText('Nothing changed.');
});

test('the history can be deleted and turned off', async ({ page }) => {
  await page.clock.install();
  const slug = await twoVersions(page, 'map', game(), game({ ferry: 30 }));
  await expect.poll(() => histories(page)).toEqual([{ versions: 2, prints: 0 }]);
  await show(page, `${slug}/map?config=true`);
  const settings = page.getByRole('complementary', { name: 'Configuration' });
  await expect(settings.getByText('2 versions stored')).toBeVisible({ timeout: 20_000 });
  await page.clock.fastForward(SEEN_MS);
  await settings.getByRole('button', { name: 'Delete them all' }).click();
  await expect(settings.getByText('0 versions stored')).toBeVisible();
  expect(await histories(page)).toEqual([]);
  await settings.getByRole('switch', { name: 'Remember versions' }).click();
  await write(page, `games/${slug.split(':')[1]}.json`, JSON.stringify(game({ ferry: 40 })));
  await show(page, `${slug}/map`);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.clock.fastForward(SEEN_MS);
  await page.keyboard.press('d');
  await expect(panel(page)).toContainText('Version history is turned off');
  expect(await histories(page)).toEqual([]);
});

test('the panel passes axe on a phone and on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await twoVersions(page, 'map', game(), game({ harrow: 'Barrow', ferry: 30 }));
  await compareWithVersion(page);
  await change(page, /hex C1/).click();
  await expect(panel(page).getByRole('img', { name: /hex C1.*Before/ })).toBeVisible();
  await panel(page).getByLabel('How much of the earlier sheet to show').fill('40');
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(page.getByTestId('earlier-sheet').locator('svg')).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  }
});
