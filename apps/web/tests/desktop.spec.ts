import { expect, type Page, test } from '@playwright/test';
import { callsOf, ID, OTHER_ID, withBridge } from './fake-bridge.ts';
import { alert, GAME, keep, map, sheets, TWO_MAPS } from './game-page.ts';

/** The page in the desktop application (98.10), with a host of its own making: no shell is needed. */

const SLUG = `electron:${ID}`;
const files = {
  [ID]: TWO_MAPS,
  [OTHER_ID]: { info: { title: 'Another' }, map: map('Only', 'plain') },
};

const rows = (page: Page) => page.getByTestId('games').locator('tbody tr');
const title = (page: Page, name: string) =>
  expect(page.getByRole('navigation', { name: 'Game' }).locator('.entry-title').first()).toHaveText(name);

const go = async (page: Page, path: string) => {
  await page.goto(`/#${path}`);
  // A shell keeps its events until someone listens; this host does not.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (path.startsWith('/games/') && path !== '/games/')
    await expect(sheets(page).first()).toBeVisible({ timeout: 20_000 });
};

const answer = (page: Page, name: string | undefined) =>
  page.evaluate((name) => {
    host().answer = name;
  }, name);

/** Chooses an entry of the export menu. */
const choose = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

/** Names of the files that were written, with the beginning of their bytes. */
const written = async (page: Page) =>
  (await callsOf(page, 'writeFile')).map(([, , name, [, start]]) => [name, start] as const);

for (const additions of [true, false])
  test.describe(`a host ${additions ? 'with' : 'without'} the additions`, () => {
    test.beforeEach(({ page }) => withBridge(page, { additions, files }));

    test('the list has bundled and desktop games and nothing of the browser', async ({ page }) => {
      await keep(page, { info: { title: 'A copy in the browser' } });
      await go(page, '/games/');
      await expect(rows(page).filter({ hasText: 'Two Maps' })).toContainText('electron');
      await expect(rows(page).filter({ hasText: 'Brackwater' })).toContainText('bundled');
      await expect(page.getByText('Reading your games')).toHaveCount(0);
      await expect(rows(page).filter({ hasText: 'A copy' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Open Folder' })).toHaveCount(additions ? 1 : 0);
      const own = rows(page).filter({ hasText: 'Two Maps' });
      await own.scrollIntoViewIfNeeded();
      if (additions) await expect(own.locator('img')).toBeVisible({ timeout: 20_000 });
      else await expect(own).toContainText('Not read yet');
      // Pictures of the list leave the watch where it is.
      expect([...(await callsOf(page, 'loadGame')), ...(await callsOf(page, 'loadGameText'))]).toEqual([]);
    });

    test('a file is opened through the host, shown, put on the recent list and there after a reload', async ({
      page,
    }) => {
      await go(page, '/games/');
      await answer(page, ID);
      await page.getByRole('button', { name: 'Open File' }).click();
      await expect(page).toHaveURL(`/#/games/${SLUG}/map`);
      await expect(alert(page)).toContainText('Electron game Two Maps loaded');
      await expect(sheets(page).first()).toBeVisible();
      expect(await callsOf(page, 'addRecent')).toEqual([['addRecent', 'Two Maps', SLUG]]);
      await page.reload();
      await expect(sheets(page).first()).toBeVisible({ timeout: 20_000 });
      await expect(page).toHaveURL(`/#/games/${SLUG}/map`);
      await page.getByRole('link', { name: 'Load Games' }).click();
      await expect(page).toHaveURL('/#/games/');
      await rows(page).getByRole('link', { name: 'Brackwater' }).click();
      await expect(sheets(page).first()).toBeVisible();
      expect((await callsOf(page, 'addRecent')).at(-1)).toEqual(['addRecent', 'Brackwater', GAME]);
    });

    test('cancelling changes nothing, and a file that is no game is told', async ({ page }) => {
      await go(page, '/games/');
      await page.getByRole('button', { name: 'Open File' }).click();
      await expect.poll(() => callsOf(page, 'openGame')).toHaveLength(1);
      await expect(alert(page)).not.toContainText(/./);
      await answer(page, 'nothing');
      await page.keyboard.press('o');
      await expect(alert(page)).toContainText('File was not a valid Platelayer game');
      await expect(page).toHaveURL('/#/games/');
    });

    test('a game that the host cannot give ends at the list with the reason', async ({ page }) => {
      await page.goto('/#/games/electron:gone/map');
      await expect(page).toHaveURL('/#/games/');
      await expect(alert(page)).toContainText(
        'Electron game gone not found or was not a valid Platelayer game',
      );
    });

    test('deleting asks, forgets the game and leaves its file to the host', async ({ page }) => {
      await go(page, '/games/');
      await page.getByRole('button', { name: 'Delete Two Maps' }).click();
      await expect(page.getByRole('dialog')).toContainText('The file itself is not changed.');
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(alert(page)).toContainText('Electron game Two Maps deleted');
      await expect(rows(page).filter({ hasText: 'Two Maps' })).toHaveCount(0);
      expect(await callsOf(page, 'deleteGame')).toEqual([['deleteGame', ID]]);
    });

    test('a pushed game replaces the one shown, on the page where the reader is', async ({ page }) => {
      await go(page, `/games/${SLUG}/map?variation=1`);
      const saved = { ...TWO_MAPS, info: { title: 'Saved Again' }, meta: { slug: SLUG } };
      await page.evaluate((game) => host().emit('game', game), saved);
      await title(page, 'Saved Again');
      await expect(alert(page)).toContainText('Game Loaded');
      await expect(alert(page)).toContainText('Saved Again loaded');
      await expect(page).toHaveURL(`/#/games/${SLUG}/map?variation=1`);
    });

    test('a late push of another game is ignored', async ({ page }) => {
      await go(page, `/games/${SLUG}/map`);
      await page.evaluate(
        ([mine, other]) => {
          host().emit('game', { info: { title: 'Late' }, meta: { slug: `electron:${other}` } });
          host().emit('game', { info: { title: 'Late' } }, '{"info":{"title":"Late"}}', `electron:${other}`);
          host().emit('game', { info: { title: 'In Time' }, map: { hexes: [] }, meta: { slug: mine } });
        },
        [SLUG, OTHER_ID] as const,
      );
      await title(page, 'In Time');
      await page.getByRole('link', { name: 'Load Games' }).click();
      await rows(page).getByRole('link', { name: 'Brackwater' }).click();
      await title(page, 'Brackwater');
      await page.evaluate(() => host().emit('game', { info: { title: 'Nameless' } }));
      await page.evaluate(() => host().emit('redirect', '/games/brackwater/market'));
      await expect(page.getByTestId('game-brackwater-market')).toBeVisible();
      await title(page, 'Brackwater');
    });

    test('events of the host are alerts, progress and ways to go', async ({ page }) => {
      await go(page, '/');
      await page.evaluate(() => host().emit('progress', 'Game Exporting', '1/4 - a.pdf', 25));
      await expect(page.getByRole('progressbar')).toHaveAttribute('value', '25');
      await page.evaluate(() => host().emit('alert', 'Game Exported', 'All is there', 'success'));
      await expect(alert(page)).toContainText('All is there');
      // The outcome ends the progress.
      await expect(alert(page)).not.toContainText('All is there', { timeout: 8000 });
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await page.evaluate(() => host().emit('redirect', '/elements/tiles?color=yellow'));
      await expect(page).toHaveURL('/#/elements/tiles?color=yellow');
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(page.getByTestId('home')).toBeVisible();
      // Nobody listens twice.
      expect(await page.evaluate(() => host().listeners())).toBe(9);
    });

    test('dropped files go to the host', async ({ page }) => {
      await go(page, '/');
      await answer(page, ID);
      await page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['{}'], 'dropped.json', { type: 'application/json' }));
        for (const type of ['dragover', 'drop'])
          document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      });
      await expect(page).toHaveURL(`/#/games/${SLUG}/map`);
      expect(await callsOf(page, 'saveGamePath')).toEqual([['saveGamePath', 'dropped.json']]);
    });

    test('the export menu has four entries of the host, and says what each file shows', async ({ page }) => {
      await go(page, `/games/${SLUG}/map?variation=1`);
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await expect(page.getByRole('menuitem')).toHaveText([
        'Print only what changed since the last print',
        'Export game as pdf documents',
        'Export game as png images',
        'Export this component as a pdf document',
        'Export this component as a png image',
        'More ways to export…',
      ]);
      await page.getByRole('menuitem', { name: 'Export game as pdf documents' }).click();
      await expect.poll(() => callsOf(page, 'exportPDF')).toHaveLength(1);
      const [[, slug, fileMap] = []] = await callsOf(page, 'exportPDF');
      expect(slug).toBe(SLUG);
      expect(Object.entries(fileMap as object).slice(0, 3)).toEqual([
        ['background', 'two-maps-background.pdf'],
        ['revenue', 'two-maps-revenue.pdf'],
        ['revenue?paginated=true', 'two-maps-revenue-paginated.pdf'],
      ]);
      expect(fileMap).toMatchObject({
        'map?variation=0': 'two-maps-map-0.pdf',
        'map?paginated=true&variation=1': 'two-maps-map-1-paginated.pdf',
      });
      await choose(page, 'Export game as png images');
      await expect.poll(() => callsOf(page, 'exportPNG')).toHaveLength(1);
      expect((await callsOf(page, 'exportPNG'))[0]?.[2]).toMatchObject({
        'cards/train/0': 'two-maps-train-2x3.png',
        'charters/0': 'two-maps-charter-1-A.png',
        'map?variation=1': 'two-maps-map-1.png',
      });
      await choose(page, 'Export this component as a pdf document');
      await choose(page, 'Export this component as a png image');
      const path = `/games/${SLUG}/map?variation=1`;
      await expect.poll(() => callsOf(page, 'pdf')).toEqual([['pdf', path]]);
      await expect.poll(() => callsOf(page, 'png')).toEqual([['png', path]]);
    });

    test('the large button saves the page as PDF, on the overview the whole game', async ({ page }) => {
      await go(page, `/games/${GAME}/market?paginated=true`);
      await expect(page.getByRole('button', { name: 'Print', exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'Save as PDF' }).click();
      await expect
        .poll(() => callsOf(page, 'pdf'))
        .toEqual([['pdf', `/games/${GAME}/market?paginated=true`]]);
      await page.evaluate(() => host().emit('redirect', '/games/brackwater/'));
      await expect(page.getByTestId(`game-${GAME}`)).toBeVisible();
      await page.getByRole('button', { name: 'Save as PDF' }).click();
      await expect.poll(() => callsOf(page, 'exportPDF')).toHaveLength(1);
    });

    test('before the page is drawn there is no PDF of it', async ({ page }) => {
      await go(page, `/games/${GAME}/map`);
      await page.evaluate(() => host().emit('redirect', '/games/brackwater/b18/map'));
      const button = page.getByRole('button', { name: 'Save as PDF' });
      await expect(button).toBeDisabled();
      await page.evaluate(() => host().emit('redirect', '/games/brackwater/revenue'));
      await button.click();
      await expect.poll(() => callsOf(page, 'pdf')).toEqual([['pdf', `/games/${GAME}/revenue`]]);
      expect(await callsOf(page, 'exportPDF')).toEqual([]);
    });

    test('the page of the application shows versions, its configuration file and updates', async ({
      page,
    }) => {
      await go(page, '/');
      await page.keyboard.press('u');
      await expect(page).toHaveURL('/#/app');
      const app = page.getByTestId('app');
      for (const version of ['Debian 12', 'Tauri 2.12', 'WebKitGTK 2.50', '1.4.0'])
        await expect(app.getByRole('cell', { name: version })).toBeVisible();
      await expect(app).toContainText('/home/ann/.local/share/platelayer/config.json');
      await expect(app.getByRole('figure')).toContainText('"slug": "brackwater"');

      await expect(app.getByRole('heading', { name: 'Updates' })).toHaveCount(0);
      const update = (state: object) => page.evaluate((state) => host().emit('update', state), state);
      const bar = page.getByRole('navigation', { name: 'Main' });
      await update({ checking: true });
      await expect(app).toContainText('Checking for updates…');
      await update({ available: false, dev: true });
      await expect(app).toContainText('Updates are disabled in development builds.');
      await expect(app.getByRole('button', { name: 'Check for updates' })).toHaveCount(0);
      await update({ available: false, error: 'The server does not answer' });
      await expect(app).toContainText('The latest version is unknown.');
      await expect(app).toContainText('The server does not answer');
      await update({ available: false, info: { version: '1.4.0' } });
      await expect(app).toContainText('1.4.0 is the latest version.');
      await app.getByRole('button', { name: 'Check for updates' }).click();
      expect(await callsOf(page, 'checkForUpdates')).toHaveLength(1);
      await expect(bar).not.toContainText('Update');

      await update({ available: true, info: { version: '2.0.0' } });
      await expect(app).toContainText('2.0.0 is available.');
      await page.getByRole('link', { name: 'Home' }).click();
      await bar.getByRole('link', { name: 'Update' }).click();
      await app.getByRole('button', { name: 'Download and install update' }).click();
      expect(await callsOf(page, 'downloadUpdate')).toEqual([]);
      await page.getByRole('button', { name: 'Download and restart' }).click();
      expect(await callsOf(page, 'downloadUpdate')).toHaveLength(1);
      await page.evaluate(() => host().emit('downloadProgress', 40));
      await expect(app.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
      await update({ available: false, error: true });
      await expect(app.getByRole('progressbar')).toHaveCount(0);
    });

    test('what only browsers need is not there', async ({ page }) => {
      await go(page, '/');
      await expect(page.getByRole('heading', { name: 'Desktop application' })).toHaveCount(0);
      await expect(page.getByTestId('home')).toContainText('press Save as PDF');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
      await expect(page).toHaveURL(/\/#\/$/);
      await page.goto('/#/docs/games/fields');
      await page.getByRole('table').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/#\/docs\/games\/fields#\w+$/);
      await expect(page.getByTestId('docs')).toBeVisible();
    });
  });

test.describe('with the additions', () => {
  test.beforeEach(({ page }) => withBridge(page, { additions: true, files }));

  test('problems have the lines of the file as it is written, and open in the editor', async ({ page }) => {
    await go(page, `/games/${SLUG}/map`);
    await page
      .getByRole('navigation', { name: 'Game' })
      .getByRole('button', { name: /problem/ })
      .click();
    const problem = page.getByRole('listitem').filter({ hasText: 'colour is not a field' });
    const text = JSON.stringify(TWO_MAPS, undefined, 2);
    const line = text.split('\n').findIndex((one) => one.includes('"colour"')) + 1;
    await expect(problem).toContainText(`line ${line},`);
    await problem.getByRole('button', { name: 'Open in editor' }).click();
    expect(await callsOf(page, 'openInEditor')).toEqual([['openInEditor', ID, line]]);
  });

  test('a broken save keeps the last good game and names the place', async ({ page }) => {
    await go(page, `/games/${SLUG}/map`);
    await page.evaluate((slug) => host().emit('game', null, '{\n  "info": {"title": "Half', slug), SLUG);
    await expect(alert(page)).toContainText('Not reloaded');
    await expect(alert(page)).toContainText('Line 2, column 21: A text is not closed');
    await title(page, 'Two Maps');
    await expect(sheets(page).first()).toBeVisible();
    await page.evaluate(
      (slug) => host().emit('game', null, '{"info": {"title": "Mended"}, "map": {"hexes": []}}', slug),
      SLUG,
    );
    await title(page, 'Mended');
  });

  test('a broken file is refused with its fault, line and column, whichever way it comes in', async ({
    page,
  }) => {
    const told = async (name: string) => {
      await expect(alert(page)).toContainText(`${name} was not opened`);
      await expect(alert(page)).toContainText('Line 2, column 10: A colon is expected after the key');
      await expect(alert(page).locator('[data-marked]')).toHaveAttribute('data-number', '2');
      await page.getByRole('button', { name: 'Close message' }).click();
      await expect(page).toHaveURL('/#/games/');
    };
    await go(page, '/games/');
    await page.evaluate((id) => {
      host().files.half = '{\n  "info" {}\n}';
      host().files[id] = host().files.half;
    }, ID);
    await answer(page, 'half');
    await page.getByRole('button', { name: 'Open File' }).click();
    await told('half.json');
    // As a drop, and as a file that the system hands over.
    await page.evaluate(() => host().emit('drop', '/home/ann/half.json'));
    await told('half.json');
    await page.evaluate((id) => {
      location.hash = `#/games/electron:${id}/map`;
    }, ID);
    await told('Two Maps');
  });

  test('the host reports drops itself', async ({ page }) => {
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

  test('what lies beside a file belongs to the game, and a save of it is shown', async ({ page }) => {
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
    // The list looks at the same without moving the watch.
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

  test('sources of a title that are dropped are imported; anything else that is no game is told of', async ({
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

  test('a component is saved as the file that the user picks, and opened', async ({ page }) => {
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
  });

  test('a whole game goes into a folder, which is opened; nothing is replaced without asking', async ({
    page,
  }) => {
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
    await expect(alert(page)).toContainText(`Exported ${SLUG} to /home/ann/out as png files`, {
      timeout: 40_000,
    });
    const [[, , fileMap] = []] = await callsOf(page, 'exportPNG');
    const names = (await written(page)).map(([name]) => name);
    expect(names).toEqual([...Object.values(fileMap as object), 'two-maps-pieces.csv']);
    expect(await callsOf(page, 'openPlace')).toEqual([['openPlace', 'token of out']]);
  });

  test('a file that cannot be written is named', async ({ page }) => {
    await go(page, `/games/${SLUG}/map`);
    await answer(page, 'full disk');
    await choose(page, 'Export this component as a png image');
    await expect(page.getByRole('dialog')).toContainText('No space left on device', { timeout: 20_000 });
    expect(await callsOf(page, 'openPlace')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save two-maps.json' }).click();
    await expect(alert(page)).toContainText('No space left on device');
  });

  test('an order for another game or page is for nobody', async ({ page }) => {
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

  test('the export dialog asks for the place: one file, or a folder for several', async ({ page }) => {
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

  test('everything that a browser downloads is saved where the user says', async ({ page }) => {
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
    await expect(config).toContainText('Settings are kept by this application.');
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

test.describe('a web view that has less than Chromium', () => {
  test.use({ serviceWorkers: 'allow' });

  test('opens, follows, exports and saves all the same', async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
    await withBridge(page, { additions: true, files, plain: true });
    await page.goto('/#/games/');
    expect(
      await page.evaluate(() =>
        [
          ...['showOpenFilePicker', 'showDirectoryPicker', 'requestIdleCallback'].map(
            (name) => name in window,
          ),
          ...['storage', 'serviceWorker'].map((name) => name in navigator),
        ].some(Boolean),
      ),
    ).toBe(false);
    await answer(page, ID);
    await page.getByRole('button', { name: 'Open File' }).click();
    await expect(sheets(page).first()).toBeVisible({ timeout: 20_000 });
    await page.evaluate(
      (slug) => host().emit('game', null, '{"info":{"title":"Saved"},"map":{"hexes":[]}}', slug),
      SLUG,
    );
    await title(page, 'Saved');
    await page.evaluate(() => host().emit('redirect', '/games/brackwater/market'));
    await expect(page.getByTestId('game-brackwater-market').locator('svg').first()).toBeVisible();
    await answer(page, 'market.png');
    await choose(page, 'Export this component as a png image');
    await expect(alert(page)).toContainText('PNG Created', { timeout: 20_000 });
    await page.getByRole('button', { name: 'Save brackwater.json' }).click();
    await expect(alert(page)).toContainText('File Saved');
    expect((await written(page)).map(([name]) => name)).toEqual(['brackwater-market.png', 'brackwater.json']);
    for (const path of [
      '/',
      '/docs/',
      '/elements/',
      '/elements/tiles',
      '/elements/logos',
      '/app',
      '/games/',
    ]) {
      await page.evaluate((path) => host().emit('redirect', path), path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(failures).toEqual([]);
  });

  test('nothing is kept for use without a network', async ({ page }) => {
    await withBridge(page, { additions: true, files });
    await page.goto('/#/', { waitUntil: 'networkidle' });
    await expect(page.getByTestId('home')).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });
});
