import { expect, test } from '@playwright/test';
import { answer, choose, files, go, rows, SLUG, title } from './desktop-page.ts';
import { callsOf, ID, OTHER_ID, withBridge } from './fake-bridge.ts';
import { alert, GAME, keep, sheets, TWO_MAPS } from './game-page.ts';

/** The page in the desktop application (98.10), with a fake host instead of a shell. */

for (const additions of [true, false])
  test.describe(`a host ${additions ? 'with' : 'without'} the additions`, () => {
    test.beforeEach(({ page }) => withBridge(page, { additions, files }));

    test('the list has bundled and desktop games but no browser features', async ({ page }) => {
      await keep(page, { info: { title: 'A copy in the browser' } });
      await go(page, '/games/');
      await expect(rows(page).filter({ hasText: 'Two Maps' })).toContainText('Your file');
      await expect(rows(page).filter({ hasText: 'Brackwater' })).toContainText('Bundled');
      await expect(page.getByText('Reading your games')).toHaveCount(0);
      await expect(rows(page).filter({ hasText: 'A copy' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Open Folder' })).toHaveCount(additions ? 1 : 0);
      const own = rows(page).filter({ hasText: 'Two Maps' });
      await own.scrollIntoViewIfNeeded();
      if (additions) await expect(own.locator('img')).toBeVisible({ timeout: 20_000 });
      else await expect(own).toContainText('Not read yet');
      // Thumbnails in the list do not change the watch.
      expect([...(await callsOf(page, 'loadGame')), ...(await callsOf(page, 'loadGameText'))]).toEqual([]);
    });

    test('a file opened through the host is shown, added to the recent games and listed after a reload', async ({
      page,
    }) => {
      await go(page, '/games/');
      await answer(page, ID);
      await page.getByRole('button', { name: 'Open File' }).click();
      await expect(page).toHaveURL(`/#/games/${SLUG}/map`);
      await expect(alert(page)).toContainText('Two Maps loaded');
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

    test('cancelling changes nothing, and a file that is not a game is reported', async ({ page }) => {
      await go(page, '/games/');
      await page.getByRole('button', { name: 'Open File' }).click();
      await expect.poll(() => callsOf(page, 'openGame')).toHaveLength(1);
      await expect(alert(page)).not.toContainText(/./);
      await answer(page, 'nothing');
      await page.keyboard.press('o');
      await expect(alert(page)).toContainText('File was not a valid Platelayer game');
      await expect(page).toHaveURL('/#/games/');
    });

    test('a game that the host cannot read leads to the list, with the reason', async ({ page }) => {
      await page.goto('/#/games/electron:gone/map');
      await expect(page).toHaveURL('/#/games/');
      await expect(alert(page)).toContainText('The file for this game was deleted or moved');
    });

    test('deleting asks, removes the game and keeps its file', async ({ page }) => {
      await go(page, '/games/');
      await page.getByRole('button', { name: 'Delete Two Maps' }).click();
      await expect(page.getByRole('dialog')).toContainText('The file itself is not changed.');
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(alert(page)).toContainText('Two Maps was removed from the list');
      await expect(rows(page).filter({ hasText: 'Two Maps' })).toHaveCount(0);
      expect(await callsOf(page, 'deleteGame')).toEqual([['deleteGame', ID]]);
    });

    test('a pushed game replaces the current one on the same page', async ({ page }) => {
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

    test('host events become alerts, progress and navigation', async ({ page }) => {
      await go(page, '/');
      await page.evaluate(() => host().emit('progress', 'Game Exporting', '1/4 - a.pdf', 25));
      await expect(page.getByRole('progressbar')).toHaveAttribute('value', '25');
      await page.evaluate(() => host().emit('alert', 'Game Exported', 'All is there', 'success'));
      await expect(alert(page)).toContainText('All is there');
      // The outcome replaces the progress.
      await expect(alert(page)).not.toContainText('All is there', { timeout: 8000 });
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await page.evaluate(() => host().emit('redirect', '/elements/tiles?color=yellow'));
      await expect(page).toHaveURL('/#/elements/tiles?color=yellow');
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(page.getByTestId('home')).toBeVisible();
      // No listener is registered twice.
      expect(await page.evaluate(() => host().listeners())).toBe(10);
    });

    test('dropped files are passed to the host', async ({ page }) => {
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

    test('the export menu has the four entries of the host, and each file has the right content', async ({
      page,
    }) => {
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

    test('the large button saves the page as a PDF or, on the overview, the whole game', async ({ page }) => {
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

    test('a page cannot be saved as a PDF before it is drawn', async ({ page }) => {
      await go(page, `/games/${GAME}/map`);
      await page.evaluate(() => host().emit('redirect', '/games/brackwater/b18/map'));
      const button = page.getByRole('button', { name: 'Save as PDF' });
      await expect(button).toBeDisabled();
      await page.evaluate(() => host().emit('redirect', '/games/brackwater/revenue'));
      await button.click();
      await expect.poll(() => callsOf(page, 'pdf')).toEqual([['pdf', `/games/${GAME}/revenue`]]);
      expect(await callsOf(page, 'exportPDF')).toEqual([]);
    });

    test('the App page shows versions, the configuration file and updates', async ({ page }) => {
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

    test('features for browsers only are missing', async ({ page }) => {
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
