import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';

/** All formats show the same page: compares their pixels on the test page, which has every kind of node. */

const DPI = 150;

/**
 * Limits: mean difference of all channels, and fraction of pixels in which a channel differs by more than a quarter.
 * Renderers smooth edges differently, especially poppler. A missing or moved shape exceeds the limits.
 */
const LIMITS = { chromium: { mean: 0.002, strong: 0.002 }, poppler: { mean: 0.006, strong: 0.007 } } as const;

const save = async (page: Page, button: string): Promise<Buffer> => {
  const [offered] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return readFile(await offered.path());
};

const compare = (page: Page, one: Buffer, other: Buffer) =>
  page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const bitmap = await createImageBitmap(
            new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]),
          );
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
          context.drawImage(bitmap, 0, 0);
          return {
            width: bitmap.width,
            height: bitmap.height,
            data: context.getImageData(0, 0, bitmap.width, bitmap.height).data,
          };
        }),
      );
      let [sum, strong] = [0, 0];
      for (let i = 0; i < a!.data.length; i += 4) {
        let most = 0;
        for (let channel = 0; channel < 3; channel++) {
          const difference = Math.abs(a!.data[i + channel]! - b!.data[i + channel]!);
          sum += difference;
          most = Math.max(most, difference);
        }
        if (most > 64) strong++;
      }
      const pixels = a!.data.length / 4;
      return {
        sizes: [a!.width, a!.height, b!.width, b!.height],
        mean: sum / pixels / 3 / 255,
        strong: strong / pixels,
      };
    },
    [one, other].map((picture) => picture.toString('base64')),
  );

const expectAlike = (
  { sizes, mean, strong }: Awaited<ReturnType<typeof compare>>,
  limit: { mean: number; strong: number },
) => {
  expect(sizes).toEqual([1275, 1650, 1275, 1650]);
  expect(mean).toBeLessThan(limit.mean);
  expect(strong).toBeLessThan(limit.strong);
};

let png: Buffer;

test.beforeEach(async ({ page }) => {
  await page.goto('/test-page');
  await page.getByLabel('PNG resolution').selectOption(String(DPI));
  await expect(page.locator('.paper svg')).toBeVisible();
  png = await save(page, 'PNG');
});

test("Chromium's rendering of the SVG matches the PNG", async ({ page, browser }, info) => {
  for (const lettering of ['fonts', 'outlines'] as const) {
    await page.getByLabel('SVG lettering').selectOption({ label: lettering });
    const file = info.outputPath(`${lettering}.svg`);
    writeFileSync(file, await save(page, 'SVG'));
    const viewer = await browser.newPage({
      viewport: { width: 816, height: 1056 },
      deviceScaleFactor: DPI / 96,
    });
    await viewer.goto(`file://${file}`);
    const picture = await viewer.screenshot();
    await viewer.close();
    expectAlike(await compare(page, png, picture), LIMITS.chromium);
  }
});

test('the PDF rendered by poppler matches the PNG', async ({ page }, info) => {
  test.skip(spawnSync('pdftoppm', ['-v']).error !== undefined, 'needs pdftoppm (poppler-utils)');
  const file = info.outputPath('page.pdf');
  writeFileSync(file, await save(page, 'PDF'));
  const made = spawnSync('pdftoppm', [
    '-r',
    String(DPI),
    '-png',
    '-singlefile',
    file,
    info.outputPath('page'),
  ]);
  expect(made.status).toBe(0);
  expectAlike(await compare(page, png, readFileSync(info.outputPath('page.png'))), LIMITS.poppler);
});

test('a page with a missing shape does not match', async ({ page, browser }, info) => {
  const file = info.outputPath('page.svg');
  writeFileSync(file, await save(page, 'SVG'));
  const viewer = await browser.newPage({
    viewport: { width: 816, height: 1056 },
    deviceScaleFactor: DPI / 96,
  });
  await viewer.goto(`file://${file}`);
  await viewer.evaluate(() => document.querySelector('polygon')?.remove());
  const { strong } = await compare(page, png, await viewer.screenshot());
  expect(strong).toBeGreaterThan(LIMITS.poppler.strong);
});
