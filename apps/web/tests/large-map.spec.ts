import { expect, type Page, test } from '@playwright/test';
import { follow, keep } from './game-page.ts';
import { leastTask, longestTask, MAX_WORK_MS, print, told, watchTasks } from './main-thread.ts';

/** Maps with far more hexes than any printed game, which the engine paints. */

const painted = (page: Page) => page.locator('.sheet-view .painted');

/** A square map with cities, names, mountains and track. */
const keepMap = (page: Page, hexes: number): Promise<string> => {
  const columns = Math.ceil(Math.sqrt(hexes));
  const kinds = (i: number) => [
    { color: 'plain' },
    { color: 'plain', terrain: [{ type: 'mountain', cost: 40 }] },
    {
      color: 'yellow',
      cities: [{ size: 1 + (i % 2), name: { name: `Town ${i}` } }],
      track: [{ side: 1 }, { side: 4 }],
      values: [{ value: 10 * (i % 8), angle: 30, percent: 0.7 }],
    },
  ];
  const map = Array.from({ length: hexes }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return { ...kinds(i)[i % 3], hexes: [`${rowName(row)}${2 * column + 1 + (row % 2)}`] };
  });
  return keep(page, { info: { title: 'Large' }, map: { hexes: map } });
};

/** Row letters: A to Z, then AA, AB and so on. */
const rowName = (row: number): string =>
  (row < 26 ? '' : rowName(Math.floor(row / 26) - 1)) + String.fromCharCode(65 + (row % 26));

/** Whether the finest picture covers the visible part at the resolution of the screen. */
const isSharp = (page: Page): Promise<boolean> =>
  painted(page).evaluate((sheet) => {
    const finest = sheet.querySelector('canvas:last-child') as HTMLCanvasElement;
    const [box, paper] = [finest.getBoundingClientRect(), sheet.getBoundingClientRect()];
    const view = sheet.closest('.sheet-view')!.getBoundingClientRect();
    return (
      Math.abs(finest.width - devicePixelRatio * box.width) < 2 &&
      box.left <= Math.max(paper.left, view.left) &&
      box.right >= Math.min(paper.right, view.right) &&
      box.top <= Math.max(paper.top, 0) &&
      box.bottom >= Math.min(paper.bottom, innerHeight)
    );
  });

test('a map of 10,000 hexes can be shown, zoomed, panned and clicked without a task over 50 ms', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1400, height: 900 });
  await watchTasks(page);
  const slug = await keepMap(page, 10_000);
  await page.goto(`/games/${slug}`);
  const map = page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: 'Map' });
  await expect(map).toBeVisible({ timeout: 30_000 });

  const name = page.locator('.thing-name');
  const measure = (act: () => Promise<unknown>) => leastTask(() => longestTask(browser, page, act));
  let nearer = true;
  const tasks = {
    shown: await leastTask(async () => {
      if (await painted(page).isVisible()) await page.goBack();
      await expect(map).toBeVisible({ timeout: 30_000 });
      return longestTask(browser, page, async () => {
        await map.click();
        await expect(painted(page)).toBeVisible({ timeout: 60_000 });
        await expect(page.locator('.sheet-marks')).toBeAttached({ timeout: 30_000 });
      });
    }),
    zoomed: await measure(async () => {
      await page.mouse.move(700, 500);
      await page.keyboard.down('Control');
      for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, nearer ? -100 : 100);
      nearer = !nearer;
      await page.keyboard.up('Control');
      await expect.poll(() => isSharp(page), { timeout: 30_000 }).toBe(true);
    }),
    moved: await measure(async () => {
      await page.mouse.move(700, 500);
      await page.mouse.down();
      await page.mouse.move(100, 100, { steps: 20 });
      await page.mouse.up();
      await expect.poll(() => isSharp(page), { timeout: 30_000 }).toBe(true);
    }),
    clicked: await leastTask(async () => {
      // The first selection also loads and opens the panel.
      await page.mouse.click(700, 500);
      await expect(name).toBeVisible({ timeout: 30_000 });
      const first = (await name.textContent()) ?? '';
      return longestTask(browser, page, async () => {
        await page.mouse.click(550, 400);
        await expect(name).not.toHaveText(first);
      });
    }),
  };
  for (const [name, task] of Object.entries(tasks)) print(`A map of 10,000 hexes is ${name}: ${told(task)}`);
  for (const [name, { work }] of Object.entries(tasks)) expect(work, name).toBeLessThanOrEqual(MAX_WORK_MS);
});

test('a map too large for the page is painted again after a change, and printed as shapes', async ({
  page,
}) => {
  const slug = await keepMap(page, 1_000);
  await page.goto(`/games/${slug}/map`);
  await expect(painted(page)).toBeVisible({ timeout: 30_000 });
  await expect(painted(page)).toHaveAccessibleName('Large - Map');

  const pixels = () => painted(page).locator('canvas').first().screenshot();
  const before = await pixels();
  await follow(page, '?config.coords=none');
  await expect.poll(async () => (await pixels()).equals(before), { timeout: 20_000 }).toBe(false);

  /** Chromium embeds fonts for text, but not for pictures. */
  const fonts = async () =>
    (await page.pdf({ preferCSSPageSize: true, printBackground: true }))
      .toString('latin1')
      .match(/\/FontFile/g)?.length ?? 0;
  await expect.poll(fonts, { timeout: 40_000, intervals: [3_000] }).toBeGreaterThan(0);
  await expect(page.locator('.shapes-for-print svg')).toHaveCount(0);
});

test('each page of a large map contains only its own elements', async ({ page }) => {
  const slug = await keepMap(page, 1_000);
  await page.goto(`/games/${slug}/map?paginated=true`);
  const sheets = page.locator('.sheet-view .paper svg');
  await expect.poll(() => sheets.count(), { timeout: 30_000 }).toBeGreaterThan(20);
  const texts = await sheets.first().locator('text').count();
  expect(texts).toBeGreaterThan(10);
  expect(texts).toBeLessThan(150);
});
