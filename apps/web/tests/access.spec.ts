import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { GAME, show } from './game-page.ts';

/** Everyone can use it (98.14). */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
