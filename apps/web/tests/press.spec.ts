import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { sideways } from './game-page.ts';

/** Reads the file that a click saves. */
const save = async (page: Page, button: string): Promise<{ name: string; bytes: Buffer }> => {
  const [offered] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: offered.suggestedFilename(), bytes: await readFile(await offered.path()) };
};

test.beforeEach(async ({ page }) => {
  await page.goto('/test-page');
  await expect(page.locator('.paper svg')).toBeVisible();
});

test('the page shows a sheet in its own fonts', async ({ page }) => {
  await expect(page.getByRole('img', { name: 'Platelayer test page' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family),
  );
  expect(loaded.map((family) => family.replaceAll('"', ''))).toEqual(
    expect.arrayContaining(['Bitter', 'Lato', 'Source Sans 3']),
  );
});

test('text on the screen is as wide as the press measured it', async ({ page }) => {
  await page.evaluate(() => document.fonts.ready);
  const [shown, next] = await page.evaluate(() => {
    const find = (text: string) =>
      [...document.querySelectorAll<SVGTextElement>('.paper text')].find((node) => node.textContent === text);
    const middle = find('Platelayer test page')!;
    const box = middle.getBBox();
    return [box.x + box.width / 2, Number(middle.getAttribute('x'))];
  });
  // The press centred the title on 425 by its own measurement.
  expect(shown).toBeCloseTo(425, 0);
  expect(next).toBeLessThan(425);
});

test('the worker makes a PDF', async ({ page }) => {
  const { name, bytes } = await save(page, 'PDF');
  expect(name).toBe('platelayer-test-page.pdf');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.subarray(-6).toString()).toContain('%%EOF');
});

test('the worker makes a PNG with its resolution', async ({ page }) => {
  await page.getByLabel('PNG resolution').selectOption('150');
  const { bytes } = await save(page, 'PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1275, 1650]);
  const phys = bytes.indexOf('pHYs');
  expect(bytes.readUInt32BE(phys + 4)).toBe(Math.round(150 / 0.0254));
});

test('an SVG embeds its fonts', async ({ page }) => {
  const { bytes } = await save(page, 'SVG');
  expect(bytes.toString()).toContain('@font-face');
});

test('a long export shows progress and can be cancelled', async ({ page }) => {
  await page.getByLabel('PNG resolution').selectOption('1200');
  await page.getByRole('button', { name: 'PNG', exact: true }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'PDF', exact: true })).toBeEnabled();
});

test('prints on one sheet without the bar', async ({ page }) => {
  const printed = await page.pdf({ preferCSSPageSize: true });
  const text = printed.toString('latin1');
  expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(text).toMatch(/\/MediaBox\s*\[\s*0 0 612 792\s*\]/);
});

test('the whole sheet fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});
