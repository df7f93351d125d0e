import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { openExportDialog, openExportMenu } from './export-menu.ts';
import { alert, GAME, keep, show } from './game-page.ts';

/** Exports in the browser (98.11.4). */

/** Returns the download that a click starts. */
const downloaded = async (page: Page, press: () => Promise<void>) => {
  const [offered] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), press()]);
  return { name: offered.suggestedFilename(), bytes: await readFile(await offered.path()) };
};

const choose = async (page: Page, name: string) => {
  await openExportMenu(page);
  return downloaded(page, () => page.getByRole('menuitem', { name }).click());
};

/** Goes from the dialog to the step for packs. */
const showPacks = async (page: Page) => {
  await page.getByRole('radio', { name: 'Packs' }).check();
  await page.getByRole('button', { name: 'Next: preview' }).click();
};

/** Makes the picker return a folder of the private file system, which behaves like a folder of the user. */
const withFolder = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'showDirectoryPicker', {
      value: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('out', { create: true }),
    });
  });

/** Names and sizes of the files in that folder. */
const inFolder = (page: Page) =>
  page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('out', { create: true });
    const found: Record<string, number> = {};
    for await (const file of (
      folder as unknown as { values(): AsyncIterable<FileSystemFileHandle> }
    ).values())
      found[file.name] = (await file.getFile()).size;
    return found;
  });

test.describe('the menu', () => {
  test('starts with Print, and disables entries that cannot be saved', async ({ page }) => {
    await show(page, `${GAME}/cards`);
    await openExportMenu(page);
    await expect(page.getByRole('menuitem').first()).toHaveText('Print');
    await expect(page.getByRole('menuitem', { name: /component as a png/ })).toBeDisabled();
    await expect(page.getByRole('menuitem', { name: /component as a pdf/ })).toBeEnabled();
    await page.goto(`/games/${GAME}/`);
    await openExportMenu(page);
    await expect(page.getByRole('menuitem', { name: /component as a pdf/ })).toBeDisabled();
  });

  test('is reachable in a low window, even above an open panel', async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    await show(page, `${GAME}/map`);
    await page.keyboard.press('p');
    await expect(page.getByText('No problems were found')).toBeVisible();
    await openExportMenu(page);
    const dropdown = page.getByRole('menu');
    await expect(dropdown).toBeVisible();
    const { y, height } = (await dropdown.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(64);
    expect(y + height).toBeLessThanOrEqual(450);
    await page.getByRole('menuitem', { name: 'More ways to export…' }).click();
    await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  });

  test('shows an alert if it cannot be loaded, and opens when it can', async ({ page }) => {
    const code = /\/ExportMenu-[^/]*\.js$/;
    await page.route(code, (route) => route.abort());
    await show(page, `${GAME}/map`);
    await openExportMenu(page);
    await expect(alert(page)).toContainText('The menu could not be loaded');
    await page.unroute(code);
    await openExportMenu(page);
    await expect(page.getByRole('menuitem').first()).toHaveText('Print');
  });

  test('makes a document and a picture of the page', async ({ page }) => {
    await show(page, `${GAME}/map`);
    const pdf = await choose(page, 'Export this component as a pdf document');
    expect(pdf.name).toBe(`${GAME}-map.pdf`);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(alert(page)).toContainText('PDF Created');
    await expect(alert(page)).toContainText(/\d+ kB/);
    const png = await choose(page, 'Export this component as a png image');
    expect(png.name).toBe(`${GAME}-map.png`);
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    // In pixels per metre.
    const density = png.bytes.readUInt32BE(png.bytes.indexOf('pHYs') + 4);
    expect(Math.round(density * 0.0254)).toBe(300);
  });

  test('is fully visible on a phone and on a tablet', async ({ page }) => {
    await show(page, `${GAME}/map`);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 820, height: 1180 },
    ]) {
      await page.setViewportSize(viewport);
      await openExportMenu(page);
      const menu = page.getByRole('menu');
      await expect(menu).toBeVisible();
      // The menu slides in.
      await expect
        .poll(async () => {
          const { x, y, width, height } = (await menu.boundingBox())!;
          return x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= viewport.height;
        })
        .toBe(true);
      for (const item of await page.getByRole('menuitem').all()) await item.click({ trial: true });
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
  });

  test('names a single piece after its picture, with either extension', async ({ page }) => {
    await show(page, `${GAME}/cards/priority/Last`);
    const pdf = await choose(page, 'Export this component as a pdf document');
    expect(pdf.name).toBe(`${GAME}-card-number-Last.pdf`);
    expect(pdf.bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const png = await choose(page, 'Export this component as a png image');
    expect(png.name).toBe(`${GAME}-card-number-Last.png`);
  });

  test('includes an override from the address in the file name', async ({ page }) => {
    await show(page, `${GAME}/tokens?config.tokens.layout=gsp`);
    const pdf = await choose(page, 'Export this component as a pdf document');
    expect(pdf.name).toBe(`${GAME}-tokens-gsp.pdf`);
  });

  test('makes a zip of the whole game, and shows how many files it has', async ({ page }) => {
    test.setTimeout(90_000);
    await show(page, `${GAME}/map`);
    const zip = await choose(page, 'Export game as pdf documents');
    expect(zip.name).toBe(`${GAME}-pdf.zip`);
    const files = Object.keys(unzipSync(zip.bytes));
    for (const file of ['map.pdf', 'map-paginated.pdf', 'cards.pdf', 'tokens.pdf'])
      expect(files).toContain(`${GAME}-${file}`);
    await expect(alert(page)).toContainText(`Exported Brackwater to ${GAME}-pdf.zip as pdf files`);
    await expect(alert(page)).toContainText(`${files.length} files, `);
  });
});

test.describe('the dialog', () => {
  test('has Format, Save to and Cancel, covers everything, and returns the focus', async ({ page }) => {
    await withFolder(page);
    await show(page, `${GAME}/map`);
    const button = page.getByRole('button', { name: 'Export', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'More ways to export' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await expect(dialog.getByRole('radiogroup', { name: 'Format' })).toBeVisible();
    await expect(dialog.getByRole('radiogroup', { name: 'Save to' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close export' }).click({ trial: true });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    const again = await openExportDialog(page);
    await again.getByRole('button', { name: 'Cancel' }).click();
    await expect(again).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('makes a book, drawings, cut files and a Board18 box', async ({ page }) => {
    test.setTimeout(120_000);
    await show(page, `${GAME}/tokens`);
    for (const [scope, format, name] of [
      ['Whole game', 'One PDF book', `${GAME}-book.pdf`],
      ['Whole game', 'Board18 box', `board18-${GAME}-1.zip`],
      ['This component', 'SVG drawings', `${GAME}-tokens-svg.zip`],
      ['This component', 'Cut files', `${GAME}-tokens-cut.zip`],
    ] as const) {
      const dialog = await openExportDialog(page);
      await dialog.getByLabel(scope).check();
      if (format === 'Board18 box') await showPacks(page);
      await page.getByRole('radio', { name: format }).check();
      const file = await downloaded(page, () =>
        page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click(),
      );
      expect(file.name).toBe(name);
      if (name.endsWith('.zip')) expect(Object.keys(unzipSync(file.bytes)).length).toBeGreaterThan(1);
      await expect(dialog).toBeHidden();
    }
  });

  test('makes a picture with the chosen resolution', async ({ page }) => {
    await show(page, `${GAME}/charters/0`);
    const width = async (dpi: number) => {
      const dialog = await openExportDialog(page);
      await dialog.getByLabel('This component').check();
      await dialog.getByLabel('PNG pictures').check();
      await dialog.getByLabel('PNG resolution').fill(String(dpi));
      const png = await downloaded(page, () =>
        dialog.getByRole('button', { name: 'Export', exact: true }).click(),
      );
      return png.bytes.readUInt32BE(16);
    };
    expect((await width(600)) / (await width(150))).toBeCloseTo(4, 1);
    // A value out of range is clamped, and the field shows it.
    const dialog = await openExportDialog(page);
    await dialog.getByLabel('PNG pictures').check();
    const field = dialog.getByLabel('PNG resolution');
    for (const [typed, used] of [
      ['2400', '1200'],
      ['50', '96'],
      ['', '96'],
    ] as const) {
      await field.fill(typed);
      await field.press('Tab');
      await expect(field).toHaveValue(used);
    }
  });

  test('offers books and boxes for whole games only', async ({ page }) => {
    await show(page, `${GAME}/map`);
    const dialog = await openExportDialog(page);
    await dialog.getByLabel('This component').check();
    await expect(dialog.getByLabel('One PDF book')).toBeDisabled();
    await showPacks(page);
    await expect(page.getByRole('radio', { name: 'Print shop pack' })).toBeEnabled();
    await expect(page.getByRole('radio', { name: 'Board18 box' })).toBeDisabled();
    await page.getByRole('button', { name: 'Back' }).click();
    await dialog.getByLabel('Whole game').check();
    await expect(dialog.getByLabel('One PDF book')).toBeEnabled();
    await showPacks(page);
    await expect(page.getByRole('radio', { name: 'Board18 box' })).toBeEnabled();
  });
});

test.describe('an export to a folder', () => {
  test.beforeEach(({ page }) => withFolder(page));

  const exportMap = async (page: Page) => {
    const dialog = await openExportDialog(page);
    await dialog.getByLabel('This component').check();
    await dialog.getByLabel('A folder on this device').check();
    await dialog.getByRole('button', { name: 'Choose folder and export' }).click();
  };

  test('writes files, and asks before replacing existing ones', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await exportMap(page);
    await expect(alert(page)).toContainText('Exported Brackwater to out as pdf files');
    expect(Object.keys(await inFolder(page))).toEqual([`${GAME}-map.pdf`]);

    await page.evaluate(async () => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('out');
      const stream = await (await folder.getFileHandle('brackwater-map.pdf')).createWritable();
      await stream.write('mine');
      await stream.close();
    });
    await exportMap(page);
    const question = page.getByRole('dialog', { name: 'Replace 1 file?' });
    await expect(question).toContainText(`${GAME}-map.pdf`);
    expect(await inFolder(page)).toEqual({ [`${GAME}-map.pdf`]: 4 });
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect.poll(async () => (await inFolder(page))[`${GAME}-map.pdf`]).toBeGreaterThan(1000);
  });

  test('shows progress for each file while writing', async ({ page }) => {
    await page.addInitScript(() => {
      const { createWritable } = FileSystemFileHandle.prototype;
      FileSystemFileHandle.prototype.createWritable = async function (options) {
        while (!Reflect.get(window, 'goOn')) await new Promise((resume) => setTimeout(resume, 20));
        return createWritable.call(this, options);
      };
    });
    await show(page, `${GAME}/map`);
    await exportMap(page);
    await expect(alert(page)).toContainText(`Writing 1/1 - ${GAME}-map.pdf`);
    await expect(alert(page).getByRole('progressbar')).toHaveAttribute('value', '90');
    await page.evaluate(() => Object.assign(window, { goOn: true }));
    await expect(alert(page)).toContainText('Exported Brackwater to out as pdf files');
  });

  test('names a file that cannot be written, and writes the others', async ({ page }) => {
    test.setTimeout(90_000);
    await page.addInitScript(() => {
      const { createWritable } = FileSystemFileHandle.prototype;
      FileSystemFileHandle.prototype.createWritable = function (options) {
        if (this.name.endsWith('-cards.pdf'))
          throw new DOMException('The disk is full.', 'QuotaExceededError');
        return createWritable.call(this, options);
      };
    });
    const slug = await keep(page, {
      info: { title: 'Small' },
      trains: [{ name: '2', quantity: 1, price: 80, color: 'yellow' }],
    });
    await page.goto(`/games/${slug}/`);
    const dialog = await openExportDialog(page);
    await dialog.getByLabel('A folder on this device').check();
    await dialog.getByRole('button', { name: 'Choose folder and export' }).click();
    const list = page.getByRole('dialog', { name: '1 file could not be made' });
    await expect(list).toContainText('small-cards.pdf');
    await expect(list).toContainText('The disk is full.');
    await expect(alert(page)).toContainText(
      '1 file could not be made and is missing from out: small-cards.pdf',
    );
    expect(Object.keys(await inFolder(page)).sort()).toEqual([
      'small-background.pdf',
      'small-revenue-paginated.pdf',
      'small-revenue.pdf',
      'small-train-chart.pdf',
    ]);
  });

  test('does not replace a file created after the question', async ({ page }) => {
    await page.addInitScript(() => {
      const { createWritable } = FileSystemFileHandle.prototype;
      FileSystemFileHandle.prototype.createWritable = async function (options) {
        if (this.name === 'small-background.pdf') {
          const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('out');
          await folder.getFileHandle('small-revenue.pdf', { create: true });
        }
        return createWritable.call(this, options);
      };
    });
    await page.goto(`/games/${await keep(page, { info: { title: 'Small' } })}/`);
    const dialog = await openExportDialog(page);
    await dialog.getByLabel('A folder on this device').check();
    await dialog.getByRole('button', { name: 'Choose folder and export' }).click();
    const list = page.getByRole('dialog', { name: '1 file could not be made' });
    await expect(list).toContainText('A file with this name appeared in the folder during the export.');
    expect((await inFolder(page))['small-revenue.pdf']).toBe(0);
  });

  test('says how many files were written when cancelled', async ({ page }) => {
    await page.addInitScript(() => {
      const { createWritable } = FileSystemFileHandle.prototype;
      let count = 0;
      FileSystemFileHandle.prototype.createWritable = function (options) {
        if (++count === 2)
          [...document.querySelectorAll('button')]
            .find(({ textContent }) => textContent === 'Cancel')
            ?.click();
        return createWritable.call(this, options);
      };
    });
    await page.goto(`/games/${await keep(page, { info: { title: 'Small' } })}/`);
    const dialog = await openExportDialog(page);
    await dialog.getByLabel('A folder on this device').check();
    await dialog.getByRole('button', { name: 'Choose folder and export' }).click();
    await expect(alert(page)).toContainText(/2 of \d+ files had already been written to out\./);
    expect(Object.keys(await inFolder(page))).toHaveLength(2);
  });
});
