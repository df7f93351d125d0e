import { expect, type Page, test } from '@playwright/test';
import { ALERT_DURATION_MS } from '../src/ui/alert-queue.ts';
import { alert, GAME, keep, show, TWO_MAPS } from './game-page.ts';

/** The frame of a page: top bar, alerts and panels (98.4). */

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1000, height: 700 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** Contrast between text and background, as defined by WCAG. */
const contrast = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const rgb = (color: string) => color.match(/[\d.]+/g)!.map(Number);
    const light = (color: string) =>
      rgb(color)
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i]!, 0);
    const painted = (one: Element): string => {
      const { backgroundColor } = getComputedStyle(one);
      return rgb(backgroundColor)[3] === 0 ? painted(one.parentElement!) : backgroundColor;
    };
    const [a, b] = [light(getComputedStyle(element).color), light(painted(element))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  });

test('icons on the dark bar stay readable on hover', async ({ page }) => {
  await page.goto('/docs/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const selector of ['.bar-button:not(.scheme-button, .menu-button)', '.scheme-button']) {
      await page.locator(selector).hover();
      // Waits for colour transitions.
      await expect.poll(() => contrast(page, selector)).toBeGreaterThan(4.5);
    }
    await page.setViewportSize({ width: 700, height: 900 });
    await page.locator('.menu-button').hover();
    await expect.poll(() => contrast(page, '.menu-button')).toBeGreaterThan(4.5);
  }
});

test('the section menu has the dark colours switch on narrow screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const scheme = page.locator('html');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByRole('button', { name: /^Sections/ }).click();
  await page.getByRole('menuitem', { name: 'Dark colours' }).click();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: /^Sections/ }).click();
  await page.getByRole('menuitem', { name: 'Light colours' }).click();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test.describe('alerts never cover a panel', () => {
  const apart = async (page: Page, panel: string) => {
    const message = alert(page).locator('.alert');
    await expect(message).toBeVisible();
    // Margins have a transition of 200 ms.
    await expect
      .poll(async () => {
        const [a, b] = [await message.boundingBox(), await page.locator(panel).boundingBox()];
        if (!a || !b) return 'gone';
        const over =
          a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
        return over ? 'over' : a.width > 150 ? 'apart' : 'too narrow';
      })
      .toBe('apart');
    await expect(message).toBeInViewport({ ratio: 1 });
  };

  /** Stops alerts from closing automatically: on a busy machine they would close before they are checked. */
  const keepAlerts = (durationMs: number) => {
    const wait = window.setTimeout;
    const waitUnlessAlert = (act: () => void, delayMs?: number) =>
      delayMs === durationMs ? 0 : wait(act, delayMs);
    Object.assign(window, { setTimeout: waitUnlessAlert });
  };

  const WITH_MESSAGE = 'config.no.such=1';

  for (const key of ['p', 'i'])
    test(`opened with “${key}”`, async ({ page }) => {
      await page.addInitScript(keepAlerts, ALERT_DURATION_MS);
      const slug = await keep(page, TWO_MAPS);
      await show(page, `${slug}/map?${WITH_MESSAGE}`);
      await page.keyboard.press(key);
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport);
        await apart(page, '.dock');
      }
    });

  test('with the settings', async ({ page }) => {
    await page.addInitScript(keepAlerts, ALERT_DURATION_MS);
    const slug = await keep(page, TWO_MAPS);
    await show(page, `${slug}/map?config=true&${WITH_MESSAGE}`);
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await apart(page, '#config');
    }
  });
});

test('an alert stays while the pointer is over it, and closes soon after', async ({ page }) => {
  await page.clock.install();
  await page.goto('/docs/?config.no.such=1');
  const message = alert(page).locator('.alert');
  await message.hover();
  await page.clock.runFor(3 * ALERT_DURATION_MS);
  await expect(message).toBeVisible();
  await page.mouse.move(600, 300);
  await page.clock.runFor(ALERT_DURATION_MS);
  await expect(message).toHaveCount(0);
});

test('an export shows whole percentages, says when it packs, and reaches 100 only at the end', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLProgressElement>('.alert progress');
      const message = bar?.closest('.alert')?.querySelector('.alert-progress + p')?.textContent;
      if (bar) seen.push(`${bar.value}/${bar.max} ${bar.nextElementSibling?.textContent} ${message}`);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await show(page, `${GAME}/tokens`);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'More ways to export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByLabel('This component').check();
  await dialog.getByLabel('SVG drawings').check();
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(alert(page)).toContainText('Game Exported', { timeout: 30_000 });
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  for (const one of seen) expect(one).toMatch(/^(\d{1,2})\/100 \1% /);
  expect(seen.at(-1)).toBe('90/100 90% Packing the zip');
});

test('logs a retired track type to the console', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && lines.push(message.text()));
  const hex = {
    color: 'yellow',
    track: [
      { type: 'stop', side: 1 },
      { type: 'stop', side: 2 },
    ],
  };
  const slug = await keep(page, {
    info: { title: 'Old Track' },
    map: { hexes: [{ ...hex, hexes: ['A1'] }] },
  });
  await show(page, `${slug}/map`);
  expect(lines.filter((line) => line.includes('Track type'))).toEqual([
    'Track type `stop` is now written as `straight` with `end` 0.25.',
  ]);
});

test('shows the reason for a redirect on the target page', async ({ page }) => {
  const slug = await keep(page, TWO_MAPS);
  await page.goto(`/games/${slug}/market`);
  await expect(page).toHaveURL(new RegExp(`/games/${slug}/$`));
  await expect(alert(page)).toContainText('Nothing to show', { timeout: 1000 });
  await page.goto(`/games/${GAME}/charters/99`);
  await expect(page).toHaveURL(new RegExp(`/games/${GAME}/charters$`));
  await expect(alert(page)).toContainText('No such piece', { timeout: 1000 });
});
