import { expect, test } from '@playwright/test';
import { answer, choose, files, go, SLUG, title, written } from './desktop-page.ts';
import { callsOf, ID, withBridge } from './fake-bridge.ts';
import { alert, sheets, TWO_MAPS } from './game-page.ts';

/** The page with a desktop host that has the additions (98.10). */

test.describe('with the additions', () => {
  test.beforeEach(({ page }) => withBridge(page, { additions: true, files }));

  test('problems have the line numbers of the file, and open in the editor', async ({ page }) => {
    await go(page, `/games/${SLUG}/map`);
    await page
      .getByRole('navigation', { name: 'Game' })
      .getByRole('button', { name: /problem/ })
      .click();
    const problem = page.getByRole('listitem').filter({ hasText: /Unknown field `?colour/ });
    const text = JSON.stringify(TWO_MAPS, undefined, 2);
    const line = text.split('\n').findIndex((one) => one.includes('"colour"')) + 1;
    await expect(problem).toContainText(`line ${line},`);
    await problem.getByRole('button', { name: 'Open in editor' }).click();
    expect(await callsOf(page, 'openInEditor')).toEqual([['openInEditor', ID, line]]);
  });

  test('a broken save keeps the last good game and shows the location', async ({ page }) => {
    await go(page, `/games/${SLUG}/map`);
    await page.evaluate((slug) => host().emit('game', null, '{\n  "info": {"title": "Half', slug), SLUG);
    await expect(alert(page)).toContainText('Not reloaded');
    await expect(alert(page)).toContainText('Line 2, column 21: This string is not closed');
    await title(page, 'Two Maps');
    await expect(sheets(page).first()).toBeVisible();
    await page.evaluate(
      (slug) => host().emit('game', null, '{"info": {"title": "Mended"}, "map": {"hexes": []}}', slug),
      SLUG,
    );
    await title(page, 'Mended');
  });

  test('a lost file is reported while its game is shown', async ({ page }) => {
    await go(page, `/games/${SLUG}/map`);
    await title(page, 'Two Maps');
    await page.evaluate((slug) => host().emit('lost', slug), `${SLUG.slice(0, -1)}x`);
    await expect(page.getByText('no longer followed')).toHaveCount(0);
    await page.evaluate((slug) => host().emit('lost', slug), SLUG);
    await expect(alert(page)).toContainText('File no longer followed');
    await expect(alert(page)).toContainText('The file for Two Maps was deleted or moved.');
    await expect(sheets(page).first()).toBeVisible();
  });

  test('a broken file is refused with its error, line and column, however it is opened', async ({ page }) => {
    const told = async (name: string) => {
      await expect(alert(page)).toContainText(`${name} was not opened`);
      await expect(alert(page)).toContainText('Line 2, column 10: Expected a colon after the key');
      await expect(alert(page).locator('[data-marked]')).toHaveAttribute('data-number', '2');
      await page.getByRole('button', { name: 'Close message' }).click();
      await expect(page).toHaveURL('/#/games/');
    };
    await go(page, '/games/');
    await page.evaluate((id) => {
      const half = '{\n  "info" {}\n}';
      Object.assign(host().files, { half, [id]: half });
    }, ID);
    await answer(page, 'half');
    await page.getByRole('button', { name: 'Open File' }).click();
    await told('half.json');
    // As a drop, and as a file opened from the system.
    await page.evaluate(() => host().emit('drop', '/home/ann/half.json'));
    await told('half.json');
    await page.evaluate((id) => {
      location.hash = `#/games/electron:${id}/map`;
    }, ID);
    await told('Two Maps');
  });

  test('the host reports drops', async ({ page }) => {
    await go(page, '/');
    await page.evaluate(() => host().emit('dragging', true));
    await expect(page.getByText('Drop to open')).toBeVisible();
    await page.evaluate(() => host().emit('dragging', false));
    await expect(page.getByText('Drop to open')).toHaveCount(0);
    await answer(page, ID);
    await page.evaluate(() => host().emit('drop', '/home/ann/two-maps.json'));
    await expect(page).toHaveURL(`/#/games/${SLUG}/map`);
    expect(await callsOf(page, 'saveGamePath')).toEqual([['saveGamePath', '/home/ann/two-maps.json']]);
  });

  test('the assets next to a file belong to the game, and saving one updates the page', async ({ page }) => {
    const tile = (color: string) => JSON.stringify({ Q1: { color, cities: [{}] } });
    await go(page, '/');
    await page.evaluate(
      ([id, tiles]) => {
        host().files[id] = JSON.stringify({ info: { title: 'Folder' }, tiles: { Q1: 2 } });
        host().beside[id] = { 'tiles/own.json': tiles };
      },
      [ID, tile('green')] as const,
    );
    await page.evaluate((slug) => {
      location.hash = `#/games/${slug}/folder`;
    }, SLUG);
    const own = page.getByTestId('own-things');
    await expect(own).toContainText('Q1');
    await expect(own).toContainText('tiles/own.json');
    const picture = () => own.locator('svg').first().innerHTML();
    const before = await picture();
    await page.evaluate(
      ([id, slug, tiles]) => {
        host().beside[id] = { 'tiles/own.json': tiles };
        host().emit('game', null, host().files[id], slug);
      },
      [ID, SLUG, tile('brown')] as const,
    );
    await expect.poll(picture).not.toBe(before);
    // The list reads the same files without changing the watch.
    await go(page, '/games/');
    await expect.poll(() => callsOf(page, 'peekGameFiles')).toContainEqual(['peekGameFiles', ID]);
    expect((await callsOf(page, 'loadGameFiles')).length).toBe(1);
  });

  test('a folder is opened through the host', async ({ page }) => {
    await go(page, '/games/');
    await answer(page, ID);
    await page.getByRole('button', { name: 'Open Folder' }).click();
    await expect(page).toHaveURL(`/#/games/${SLUG}/map`);
    expect(await callsOf(page, 'openGameFolder')).toEqual([['openGameFolder']]);
  });

  test('imports dropped source files of a title, and reports other files that are not games', async ({
    page,
  }) => {
    await go(page, '/');
    await answer(page, 'nothing');
    await page.evaluate(() => {
      host().beside['/home/ann/g_18_one'] = {
        'g_18_one/game.rb':
          "module Engine\nmodule Game\nmodule G18One\nclass Game < Game::Base\nLAYOUT = :flat\nHEXES = { white: { ['A1'] => '' } }\nend\nend\nend\nend\n",
      };
      host().emit('drop', '/home/ann/notes.txt');
    });
    await expect(alert(page)).toContainText('File was not a valid Platelayer game');
    await page.evaluate(() => host().emit('drop', '/home/ann/g_18_one'));
    await expect(page).toHaveURL('/#/import');
    await expect(page.getByTestId('import')).toContainText('The file opens without problems.');
    expect(await callsOf(page, 'readDropped')).toEqual([
      ['readDropped', '/home/ann/notes.txt'],
      ['readDropped', '/home/ann/g_18_one'],
    ]);
  });

  test('saves a component to the file the user picks, and opens it', async ({ page }) => {
    await go(page, `/games/${SLUG}/map?variation=1`);
    await answer(page, 'summer.pdf');
    await choose(page, 'Export this component as a pdf document');
    await expect(alert(page)).toContainText('PDF Created', { timeout: 20_000 });
    await expect(alert(page)).toContainText('/home/ann/summer.pdf');
    expect(await callsOf(page, 'pickFile')).toEqual([
      ['pickFile', 'Save PDF', 'PDF Document', 'pdf', 'two-maps-map-1.pdf'],
    ]);
    expect(await written(page)).toEqual([['two-maps-map-1.pdf', '%PDF']]);
    expect(await callsOf(page, 'openPlace')).toEqual([['openPlace', 'token of summer.pdf']]);
    await expect
      .poll(() => callsOf(page, 'setBusy'))
      .toEqual([
        ['setBusy', true],
        ['setBusy', false],
      ]);
  });

  test('exports a game to a folder and opens it, and asks before replacing files', async ({ page }) => {
    await go(page, `/games/${SLUG}/map`);
    await choose(page, 'Export game as png images');
    await expect.poll(() => callsOf(page, 'pickFolder')).toHaveLength(1);
    await answer(page, 'out');
    await page.evaluate(() => host().folder.push('two-maps-revenue.png'));
    await choose(page, 'Export game as png images');
    const question = page.getByRole('dialog', { name: 'Replace 1 file?' });
    await expect(question).toContainText('two-maps-revenue.png');
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(question).toHaveCount(0);
    expect(await written(page)).toEqual([]);

    await choose(page, 'Export game as png images');
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect(alert(page)).toContainText('Exported Two Maps to /home/ann/out as png files', {
      timeout: 40_000,
    });
    const [[, , fileMap] = []] = await callsOf(page, 'exportPNG');
    const names = (await written(page)).map(([name]) => name);
    expect(names).toEqual([...Object.values(fileMap as object), 'two-maps-pieces.csv']);
    expect(await callsOf(page, 'openPlace')).toEqual([['openPlace', 'token of out']]);
  });

  test('names a file that cannot be written', async ({ page }) => {
    await go(page, `/games/${SLUG}/map`);
    await answer(page, 'full disk');
    await choose(page, 'Export this component as a png image');
    await expect(page.getByRole('dialog')).toContainText('No space left on device', { timeout: 20_000 });
    expect(await callsOf(page, 'openPlace')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save two-maps.json' }).click();
    await expect(alert(page)).toContainText('No space left on device');
  });

  test('ignores an order for another game or page', async ({ page }) => {
    await go(page, `/games/${SLUG}/map`);
    await answer(page, 'anything');
    await page.evaluate(() => {
      host().emit('make', 'exportPDF', 'brackwater', {});
      host().emit('make', 'pdf', '/games/brackwater/map');
      host().emit('make', 'png', location.hash.slice(1));
    });
    await expect(alert(page)).toContainText('PNG Created', { timeout: 20_000 });
    expect(await written(page)).toHaveLength(1);
  });

  test('the export dialog asks for a file, or for a folder if there are several', async ({ page }) => {
    await go(page, `/games/${SLUG}/map`);
    await choose(page, 'More ways to export…');
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await expect(dialog.getByText('Save to')).toHaveCount(0);
    await answer(page, 'book.pdf');
    await dialog.getByRole('radio', { name: /book/i }).check();
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(alert(page)).toContainText('/home/ann/book.pdf', { timeout: 40_000 });
    expect(await written(page)).toEqual([['two-maps-book.pdf', '%PDF']]);

    await go(page, `/games/${SLUG}/charters`);
    await answer(page, 'pictures');
    await choose(page, 'More ways to export…');
    await dialog.getByRole('radio', { name: /SVG/ }).check();
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(alert(page)).toContainText('/home/ann/pictures', { timeout: 40_000 });
    expect(await callsOf(page, 'pickFolder')).toHaveLength(1);
  });

  test('asks where to save everything that a browser would download', async ({ page }) => {
    await go(page, `/games/${SLUG}/map?config=true`);
    const menu = page.getByRole('navigation', { name: 'Game' });
    await answer(page, undefined);
    await menu.getByRole('button', { name: 'Save two-maps.json' }).click();
    await expect.poll(() => callsOf(page, 'pickFile')).toHaveLength(1);
    expect(await written(page)).toEqual([]);
    await answer(page, 'mine.json');
    await menu.getByRole('button', { name: 'Save two-maps.json' }).click();
    await expect(alert(page)).toContainText('/home/ann/mine.json');
    await menu.getByRole('button', { name: 'Save as shareable zip' }).click();
    await expect.poll(() => callsOf(page, 'writeFile')).toHaveLength(2);
    const config = page.getByRole('complementary');
    await expect(config).toContainText('Settings are stored by this application.');
    await config.getByRole('button', { name: 'Save config.json' }).click();
    await expect.poll(() => callsOf(page, 'writeFile')).toHaveLength(3);
    await go(page, '/docs/games/schemas');
    await page.getByTestId('docs').getByRole('button', { name: 'game.schema.json' }).click();
    await expect.poll(() => callsOf(page, 'writeFile')).toHaveLength(4);
    await page.goto('/#/test-page');
    await page.getByRole('button', { name: 'PDF' }).click();
    await expect.poll(() => callsOf(page, 'writeFile'), { timeout: 20_000 }).toHaveLength(5);
    expect(await written(page)).toEqual([
      ['two-maps.json', '{\n  '],
      ['two-maps.zip', 'PK\u0003\u0004'],
      ['config.json', expect.stringContaining('{')],
      ['game.schema.json', '{\n  '],
      ['platelayer-test-page.pdf', '%PDF'],
    ]);
    await expect(alert(page)).toContainText('File Saved');
  });
});
