import { expect, test } from '@playwright/test';
import { field, LATER, open, panel, stored } from './config-panel.ts';

/** Changing single settings, and invalid values. */

test.describe('a change', () => {
  test('is stored separately, survives a reload, and can be reset (95.2.3)', async ({ page }) => {
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

  test('of a plain number applies on blur (95.9.8)', async ({ page }) => {
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

  test('of a theme shows its colours', async ({ page }) => {
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

  test('redraws the sheet next to the panel (95.6.2)', async ({ page }) => {
    await open(page, '/games/brackwater/map?config=true');
    const sheet = page.locator('main svg').filter({ hasText: 'Brackwater' }).first();
    await expect(sheet).toBeVisible();
    const before = await sheet.evaluate((svg) => svg.outerHTML.length);
    await field(page, 'Coordinate Type').selectOption('none');
    await expect.poll(() => sheet.evaluate((svg) => svg.outerHTML.length)).not.toBe(before);
  });

  test('in another tab applies here (95.2.3)', async ({ page, context }) => {
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

  test('is marked and not applied if invalid or too small, and stays marked after another change', async ({
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

  test('can be entered in millimetres; changing the unit does not change it (95.9.7)', async ({ page }) => {
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

  test('is kept when the drawer closes immediately or when another one is edited', async ({ page }) => {
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

test.describe('a field refuses values out of range and shows the range', () => {
  test('for lengths, sizes and numbers', async ({ page }) => {
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

  test('in the current unit, with whole numbers for integers', async ({ page }) => {
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

test('a card preset sets width and height, unless the layout is for a die', async ({ page }) => {
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
  await panel(page).getByRole('button', { name: 'Use the Free layout' }).click();
  expect(await stored(page)).toEqual({ cards: { layout: 'free', width: 350, height: 200 } });
  await expect(panel(page).getByRole('button', { name: 'Use the Free layout' })).toHaveCount(0);
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

test.describe('an invalid text', () => {
  test('is cleared when the unit of all lengths changes', async ({ page }) => {
    await open(page);
    const width = field(page, 'Paper Width');
    await width.fill('210');
    await expect(width).toHaveAccessibleDescription(/between 1 and 100 inches/);
    await panel(page).locator('label').filter({ hasText: /^mm$/ }).click();
    await expect(width).toHaveValue('215.9');
    await expect(width).not.toHaveAttribute('aria-invalid', 'true');
    expect(await stored(page)).toBeNull();
  });

  test('is cleared by a preset, even one with the previous size', async ({ page }) => {
    await open(page);
    await field(page, 'Paper Width').fill('wide');
    await field(page, 'Paper Preset').selectOption('legal');
    await expect(field(page, 'Paper Width')).toHaveValue('8.5');
    expect(await stored(page)).toEqual({ paper: { height: 1400 } });
  });

  test('is cleared when a reset is undone', async ({ page }) => {
    await open(page);
    await field(page, 'Margin Size').fill('0.5');
    await panel(page).getByRole('button', { name: 'Reset To Defaults' }).click();
    await field(page, 'Margin Size').fill('wide');
    await panel(page).getByRole('button', { name: 'Undo reset' }).click();
    await expect(field(page, 'Margin Size')).toHaveValue('0.5');
    await expect(field(page, 'Margin Size')).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test('a refused settings file can be chosen again after a fix', async ({ page }) => {
  await open(page);
  const input = panel(page).locator('input[type=file]');
  const file = (text: string) => ({
    name: 'config.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await input.setInputFiles(file('{"coords": "foo"}'));
  await expect(panel(page)).toContainText('config.json was not imported');
  // While the input still has the file, choosing it again does not fire an event.
  await expect(input).toHaveJSProperty('value', '');
  await input.setInputFiles(file('{"coords": "edge"}'));
  await expect.poll(() => stored(page)).toEqual({ coords: 'edge' });
});
