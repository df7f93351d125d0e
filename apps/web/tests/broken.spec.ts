import { expect, type Locator, test } from '@playwright/test';
import {
  alerts,
  chooseFile,
  drop,
  listRead,
  MAP_GAME,
  openPicked,
  rowOf,
  withoutPicker,
  withPicker,
  write,
} from './own-files.ts';

/** A broken file, opened in any way (98.9.1): error, line and column, and the lines around it. */

const GOOD = JSON.stringify(JSON.parse(MAP_GAME('Alder')), undefined, 2);
const lines = GOOD.split('\n');
const slip = (line: number, text: string) => lines.with(line - 1, text).join('\n');

const SLIPS = [
  { name: 'comma', text: slip(4, '  }'), line: 4, says: 'A comma is missing at the end of line 4' },
  { name: 'colon', text: slip(3, '    "title" "Alder"'), line: 3, says: 'Expected a colon after the key' },
  {
    name: 'text',
    text: slip(3, '    "title": "Alder'),
    line: 3,
    says: 'This string is not closed on its line',
  },
  { name: 'quotes', text: slip(3, '    title: "Alder"'), line: 3, says: 'The key title has no quotes' },
  {
    name: 'bracket',
    text: `${GOOD}\n}`,
    line: lines.length + 1,
    says: 'The file continues with } after its end',
  },
] as const;

const told = async (place: Locator, { line, says }: (typeof SLIPS)[number]) => {
  await expect(place).toContainText(`Line ${line}, column `);
  await expect(place).toContainText(says);
};

const shown = (place: Locator, { line }: (typeof SLIPS)[number]) =>
  expect(place.locator('.file-lines [data-marked]')).toHaveAttribute('data-number', String(line));

test.describe('a broken file without a picker', () => {
  test.beforeEach(({ page }) => withoutPicker(page));

  test('is reported when opened and dropped', async ({ page }) => {
    await page.goto('/games/');
    for (const each of SLIPS)
      await test.step(each.name, async () => {
        await chooseFile(page, each.text);
        await told(alerts(page), each);
        await shown(alerts(page), each);
        await expect(alerts(page)).toContainText('mine-0.json was not opened');
        await page.getByRole('button', { name: 'Close message' }).click();
        await drop(page, each.text);
        await told(alerts(page), each);
        await shown(alerts(page), each);
        await expect(alerts(page)).toContainText('dropped.json was not opened');
        await page.getByRole('button', { name: 'Close message' }).click();
        await expect(alerts(page).locator('.alert')).toHaveCount(0);
      });
    // The same file can be chosen again after a fix.
    await chooseFile(page, GOOD);
    await expect(page).toHaveURL(/\/map$/);
  });
});

test.describe('a broken file with a picker', () => {
  test.beforeEach(({ page }) => withPicker(page));

  test('is reported when refreshed and reloaded', async ({ page }) => {
    await openPicked(page, GOOD);
    const menu = page.getByRole('navigation', { name: 'Game' });
    await expect(menu).toContainText('Alder');
    const strip = page.getByRole('main').locator('.broken-save');
    for (const each of SLIPS)
      await test.step(each.name, async () => {
        await write(page, 'picked.json', each.text);
        await told(alerts(page), each);
        await expect(alerts(page)).toContainText('Still showing the last good version');
        await page.getByRole('button', { name: 'Close message' }).click();
        await page.keyboard.press('r');
        await told(alerts(page), each);
        await told(strip, each);
        await shown(strip, each);
        await expect(strip).toContainText('the previous version is still shown');
        await expect(page.locator('.sheet-view .paper svg')).toBeVisible();
        await write(page, 'picked.json', GOOD);
        await expect(strip).toHaveCount(0);
        await expect(alerts(page)).not.toContainText('Not reloaded');
      });
  });

  test('stays on the page when a save removes its component', async ({ page }) => {
    await openPicked(page, GOOD);
    const svg = page.locator('.sheet-view .paper svg');
    await expect(svg).toBeVisible();
    const address = page.url();
    await write(page, 'picked.json', JSON.stringify({ info: { title: 'Alder' } }));
    await expect(page.getByRole('main')).toContainText('The saved file has no map.');
    await write(page, 'picked.json', slip(4, '  }'));
    await expect(page.locator('.broken-save')).toBeVisible();
    await write(page, 'picked.json', GOOD);
    await expect(svg).toBeVisible();
    expect(page.url()).toBe(address);
  });

  test('stays on the page when a save removes its card', async ({ page }) => {
    const game = (...privates: readonly string[]) =>
      JSON.stringify({ info: { title: 'Alder' }, privates: privates.map((name) => ({ name })) });
    await openPicked(page, game('First', 'Second'));
    await expect(page).toHaveURL(/games\/system:[^/]+\/?$/);
    await page.evaluate(() => {
      history.pushState({}, '', `${location.pathname.replace(/\/$/, '')}/cards/private/1`);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    const svg = page.locator('.sheet-view .paper svg');
    await expect(svg).toBeVisible();
    await write(page, 'picked.json', game('First'));
    await expect(page.getByRole('main')).toContainText('has no card private 1.');
    await write(page, 'picked.json', game('First', 'Third'));
    await expect(svg).toBeVisible();
    await expect(page).toHaveURL(/cards\/private\/1$/);
  });

  test('does not report "no problems" before the game was checked', async ({ page }) => {
    const text = JSON.stringify({ info: { title: 'Alder', background: 'red' } });
    await openPicked(page, text);
    await expect(page.getByRole('heading', { name: 'Alder' })).toBeVisible();
    await page.keyboard.press('p');
    const panel = page.getByRole('complementary', { name: 'Problems' });
    await expect(panel).toContainText('No problems were found');
    await panel.evaluate((element) => {
      const note = () => {
        if (element.textContent?.includes('Checking this game')) element.dataset.waited = 'true';
      };
      new MutationObserver(note).observe(element, { subtree: true, childList: true, characterData: true });
    });
    await write(page, 'picked.json', `${text} `);
    await expect(panel).toHaveAttribute('data-waited', 'true');
    await expect(panel).toContainText('No problems were found');
  });

  test('a problem filter can be cleared after a save has fixed all matching problems', async ({ page }) => {
    const file = (extra: object) =>
      JSON.stringify({
        ...JSON.parse(GOOD),
        info: { title: 'Alder', background: 'no such colour' },
        ...extra,
      });
    await openPicked(page, file({ tiles: 'none', trains: [{ name: '2', unknown: 1 }] }));
    await expect(page.locator('.sheet-view .paper svg')).toBeVisible();
    await page.keyboard.press('p');
    const panel = page.getByRole('complementary', { name: 'Problems' });
    const errors = panel.getByRole('button', { name: /\d errors?$/ });
    await errors.click();
    await panel.getByLabel('Component').selectOption({ label: 'Tiles' });
    await write(page, 'picked.json', file({}));
    await expect(errors).toHaveText('0 errors');
    await expect(panel.getByLabel('Component')).toHaveValue('tiles');
    await errors.click();
    await panel.getByLabel('Component').selectOption('');
    await expect(panel).toContainText('no such colour');
    await expect(errors).toHaveCount(0);
  });

  test('the list shows the title from the last save', async ({ page }) => {
    await openPicked(page, GOOD);
    await expect(page.getByRole('navigation', { name: 'Game' })).toContainText('Alder');
    await write(page, 'picked.json', MAP_GAME('Birch'));
    await expect(page.getByRole('navigation', { name: 'Game' })).toContainText('Birch');
    await page.reload();
    await page.getByRole('link', { name: 'Load Games' }).click();
    await listRead(page);
    await expect(rowOf(page, 'Birch')).toHaveCount(1);
    await write(page, 'picked.json', '{bad');
    await page.goBack();
    await page.reload();
    await expect(alerts(page)).toContainText('Birch was not opened');
  });

  test('shows the last of 200 saves, made in the three ways of editors', async ({ page }) => {
    await openPicked(page, MAP_GAME('Alder'));
    const menu = page.getByRole('navigation', { name: 'Game' });
    await expect(menu).toContainText('Alder');
    await page.evaluate(async ([before, after]) => {
      const root = await navigator.storage.getDirectory();
      const fill = async (name: string, text: string) => {
        const file = await root.getFileHandle(name, { create: true });
        const stream = await file.createWritable();
        await stream.write(text);
        await stream.close();
        return file as FileSystemFileHandle & { move(name: string): Promise<void> };
      };
      const ways = [
        (text: string) => fill('picked.json', text),
        async (text: string) => (await fill('picked.json.tmp', text)).move('picked.json'),
        async (text: string) => {
          await root.removeEntry('picked.json').catch(() => undefined);
          await fill('picked.json', text);
        },
      ];
      for (let i = 1; i <= 200; i++) {
        await ways[i % ways.length]!(`${before}Save ${i}${after}`);
        await new Promise((resume) => setTimeout(resume, (i * 7) % 40));
      }
    }, MAP_GAME('###').split('###'));
    await expect(menu).toContainText('Save 200');
    await expect(page.getByRole('main').getByText(/Updated \d/)).toBeVisible();
    await expect(page.locator('.broken-save')).toHaveCount(0);
  });
});
