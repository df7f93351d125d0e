import { expect, type Page, test } from '@playwright/test';
import { GAME, show } from './game-page.ts';

/** Printing from the browser (98.4.11). */

test.describe('printing', () => {
  const measure = async (page: Page) => {
    const text = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    return [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => [
      Number(width),
      Number(height),
    ]);
  };

  test('prints each sheet on a page of exactly its size, without interface or blank pages', async ({
    page,
  }) => {
    for (const path of ['map', 'map?paginated=true', 'cards', 'charters', 'tokens', 'market', 'background']) {
      await show(page, `${GAME}/${path}`);
      const expected = await page
        .locator('.sheet-view .sheet')
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
        // Chromium rounds page sizes to pixels of 1/96 inch.
        expect(Math.abs(width! - expected[i]![0]!), path).toBeLessThan(0.8);
        expect(Math.abs(height! - expected[i]![1]!), path).toBeLessThan(0.8);
      }
    }
  });

  test('opens the dialog with one click on the large button, after the fonts have loaded', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { printed: true });
    });
    const printed = () => page.evaluate(() => Reflect.get(window, 'printed'));
    let letFacesLoad = () => {};
    const released = new Promise<void>((release) => {
      letFacesLoad = release;
    });
    await page.route('**/*.ttf', async (route) => {
      // The engine also fetches these files, and draws no sheet without them.
      if (route.request().resourceType() === 'font') await released;
      await route.continue();
    });
    await show(page, `${GAME}/map`);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    expect(await printed()).toBe(undefined);
    letFacesLoad();
    await expect.poll(printed).toBe(true);
  });
});
