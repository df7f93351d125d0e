import { expect, type Page, test } from '@playwright/test';
import { keep, sheets, show } from './game-page.ts';

/** Characters that the bundled fonts lack (90.6). */

const SIGNS = {
  info: { title: '東京 かもめ ℳ ⚀', subtitle: '서울 ➜ ① 🚂', currency: 'ℳ#' },
  map: {
    hexes: [
      { hexes: ['A1', 'A3'], color: 'plain' },
      { hexes: ['B2'], color: 'plain', cities: [{ name: { name: 'Halt \ue000' } }] },
    ],
  },
};

const problems = (page: Page) => page.getByRole('main').getByRole('button', { name: /^\d+ problem/ });

test('fetches fonts for symbols and names in all scripts', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/fonts/')) fetched.push(request.url());
  });
  await show(page, `${await keep(page, SIGNS)}/map`);
  await expect.poll(() => sheets(page).first().textContent()).toContain('東');
  const unloaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const used = [...document.querySelectorAll('.paper [font-family^="\'Noto"]')].map(
        (text) => text.getAttribute('font-family')?.split("'")[1],
      );
      const loaded = [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''));
      return { used: used.length, missing: used.filter((family) => !loaded.includes(family!)) };
    });
  await expect.poll(unloaded).toMatchObject({ used: expect.any(Number), missing: [] });
  expect((await unloaded()).used).toBeGreaterThan(5);
  const families = new Set(fetched.map((url) => url.split('/').at(-2)?.replace(/@.*/, '')));
  expect([...families].sort()).toEqual([
    'noto-emoji',
    'noto-sans-jp',
    'noto-sans-kr',
    'noto-sans-math',
    'noto-sans-symbols',
    'noto-sans-symbols-2',
  ]);
});

test('a Hebrew title with digits and Latin letters keeps its order', async ({ page }) => {
  await page.goto(`/games/${await keep(page, { info: { title: 'רכבת 18IL' } })}/`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('רכבת 18IL');
  /** Positions of some letters of the title, from the left. */
  const lefts = title.evaluate((heading) => {
    const letters = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()!;
    const leftOf = (start: number) => {
      const range = document.createRange();
      range.setStart(letters, start);
      range.setEnd(letters, start + 1);
      return range.getBoundingClientRect().left;
    };
    return { one: leftOf(5), i: leftOf(7), resh: leftOf(0) };
  });
  const { one, i, resh } = await lefts;
  expect(one).toBeLessThan(i);
  expect(i).toBeLessThan(resh);
});

test('a game without such characters fetches no fallback fonts', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/assets\/fonts\/|\/(cjk|signs|fallback)/.test(request.url())) fetched.push(request.url());
  });
  await show(page, 'brackwater/map');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
});

test('lists characters that no font has as problems, with location and code point', async ({ page }) => {
  await show(page, `${await keep(page, SIGNS)}/map`);
  await problems(page).click();
  const panel = page.getByRole('complementary', { name: 'Problems' });
  const remark = panel.getByRole('listitem').filter({ hasText: /No font has .* \(U\+E000\)/ });
  await expect(remark).toContainText('/map/hexes/1/cities/0/name/name');
  await expect(remark).toContainText(/line 1, column \d+/);
});

test('shows the sheet with a box and a problem if a font cannot be fetched', async ({ page }) => {
  await page.route('**/assets/fonts/**', (route) => route.abort());
  await show(page, `${await keep(page, { ...SIGNS, map: { hexes: SIGNS.map.hexes.slice(0, 1) } })}/map`);
  await problems(page).click();
  await expect(page.getByText(/open the game again when you are online/).first()).toBeVisible();
});
