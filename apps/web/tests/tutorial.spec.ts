import { expect, type Page, test } from '@playwright/test';
import { sheets } from './game-page.ts';
import { drop, withPicker, write } from './own-files.ts';

/** Follows the tutorial step by step, from the empty file to the printed page. */

const TUTORIAL = '/docs/first-game';

const copied = async (page: Page, step: number) => {
  await page.goto(TUTORIAL);
  const heading = page.getByRole('heading', { name: new RegExp(`^${step}\\.`) });
  const button = heading.locator('xpath=following::button[starts-with(@aria-label, "Copy")][1]');
  await button.click();
  return page.evaluate(() => navigator.clipboard.readText());
};

/** Pastes at the end of the line before the last bracket, as the tutorial says. */
const pasted = (file: string, text: string) => file.replace(/\n\}\s*$/, () => `${text}\n}\n`);

test('the tutorial results in a complete game that can be printed', async ({ page, context }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withPicker(page);
  let file = await copied(page, 1);
  await drop(page, file);
  const menu = page.getByRole('navigation', { name: 'Game' });
  await expect(menu).toContainText('Mill Valley');
  for (const title of ['Background', 'Revenue'])
    await expect(menu.getByRole('link', { name: title })).toBeVisible();
  await menu.getByRole('link', { name: 'Back to the help page' }).click();
  await expect(page).toHaveURL(TUTORIAL);

  await write(page, 'picked.json', file);
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/games\/system:/);
  const game = new URL(page.url()).pathname.split('/')[2];
  for (const [step, components] of [
    [2, ['Map']],
    [3, ['Charters', 'Cards', 'Tokens']],
    [4, ['Tiles', 'Tile Manifest']],
    [5, ['Cards']],
    [6, ['Market', 'Par']],
  ] as const) {
    file = pasted(file, await copied(page, step));
    expect(() => JSON.parse(file), `step ${step}`).not.toThrow();
    await write(page, 'picked.json', file);
    await page.goto(`/games/${game}/`);
    for (const name of components) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  const whole = await copied(page, 7);
  expect(Object.keys(JSON.parse(file)).sort()).toEqual(Object.keys(JSON.parse(whole)).sort());
  await write(page, 'picked.json', whole);

  await page.goto(`/games/${game}/cards`);
  await expect(sheets(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  const pages = async () =>
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
  expect(await pages()).toBe(await sheets(page).count());
  await menu.getByRole('link', { name: 'Map', exact: true }).click();
  await menu.getByText('Paginate').click();
  await expect(page).toHaveURL(/paginated/);
  await expect(sheets(page).first()).toBeVisible();
  expect(await pages()).toBe(await sheets(page).count());
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Export game as pdf documents' })).toBeEnabled();
});
