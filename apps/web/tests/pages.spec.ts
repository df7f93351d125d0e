import { expect, type Locator, type Page, test } from '@playwright/test';
import { panel } from './config-panel.ts';
import { follow, GAME, sheets, show } from './game-page.ts';
import { alerts, drop, MAP_GAME } from './own-files.ts';

const drawings = (page: Page, id: string) => page.getByTestId(id).locator('li [role="img"] svg');

test.describe('home (98.5.1)', () => {
  test('has its sections in order, without sections for features this site does not have', async ({
    page,
  }) => {
    await page.goto('/');
    const home = page.getByTestId('home');
    await expect(home.getByRole('heading', { level: 1 })).toHaveText('Platelayer');
    await expect(home.getByRole('heading', { level: 2 })).toHaveText([
      'About',
      'Getting started',
      'Credits',
      'Licence',
      'Analytics',
    ]);
    await expect(home.getByTestId('piracy')).toHaveText(/^Important: Do not print games you have no licence/);
    // The notice is part of the page, so screen readers do not announce it.
    await expect(home.locator('[role=alert], [aria-live=assertive]')).toHaveCount(0);
    await expect(home).toContainText('This site collects no statistics.');
    for (const link of await home.locator('a[target="_blank"]').all())
      await expect(link).toHaveAttribute('rel', /noreferrer/);
    await home.getByRole('link', { name: 'help pages' }).click();
    await expect(page.getByTestId('docs').getByRole('heading', { level: 1 })).toHaveText('Using Platelayer');
  });
});

test.describe('map elements (98.5.6)', () => {
  test('has nineteen groups, and the address names the current one', async ({ page }) => {
    await page.goto('/elements/');
    await expect(drawings(page, 'atoms')).not.toHaveCount(0);
    await page.getByRole('combobox', { name: 'Group' }).click();
    await expect(page.getByRole('option')).toHaveCount(19);
    await page.getByRole('option', { name: 'Route Bonuses' }).click();
    await expect(page).toHaveURL(/\?group=route-bonuses$/);
    await expect(page.getByTestId('atoms').locator('pre').first()).toContainText('"routeBonuses"');
  });

  test('finds a group by name, and shows the first one for an unknown name', async ({ page }) => {
    await page.goto('/elements/?group=Terrain');
    await expect(page.getByTestId('atoms').locator('pre').first()).toContainText('"terrain"');
    await page.goto('/elements/?group=nosuch');
    await expect(page.getByRole('combobox', { name: 'Group' })).toHaveValue('Hexes');
  });
});

test('the JSON of map elements can be read without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/elements/?group=cities');
  await expect(drawings(page, 'atoms')).toHaveCount(18);
  const hidden = await page
    .getByTestId('atoms')
    .locator('figure')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
  expect(hidden).toBe(0);
});

test.describe('tiles (98.5.7)', () => {
  test('are 200 pixels wide, or smaller on a narrow screen, without overlaps', async ({ page }) => {
    await page.goto('/elements/tiles');
    const buttons = page.getByTestId('tiles').locator('li button');
    await expect(drawings(page, 'tiles')).toHaveCount(50);
    expect(await buttons.first().boundingBox()).toMatchObject({ width: 200, height: 200 });
    expect((await drawings(page, 'tiles').first().boundingBox())!.width).toBeCloseTo(175.2, 0);
    await page.setViewportSize({ width: 320, height: 700 });
    const standApart = (things: Locator) =>
      things.evaluateAll((row) => {
        const [left, right] = row.map((thing) => thing.getBoundingClientRect());
        return left!.left >= 0 && left!.right <= right!.left && right!.right <= window.innerWidth;
      });
    for (const things of [buttons, drawings(page, 'tiles')])
      await expect.poll(() => standApart(things)).toBe(true);
  });

  test('get the focus back when their dialog closes', async ({ page }) => {
    await page.goto('/elements/tiles');
    const tile = page.getByRole('button', { name: 'Tile 57', exact: true });
    await page.getByLabel('Tile ID').fill('57');
    await tile.click();
    await expect(page.getByRole('dialog', { name: 'Tile 57' }).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(tile).toBeFocused();
  });

  test('a tile clicked while the next page is being drawn opens its own dialog', async ({ page }) => {
    await page.goto('/elements/tiles');
    await expect(drawings(page, 'tiles')).toHaveCount(50);
    // Immediately, before anything is drawn again.
    await page.evaluate(async () => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      find('[aria-label="Page 2"]')?.click();
      while (!find('[aria-label="Page 2"][aria-current]'))
        await new Promise((resume) => requestAnimationFrame(resume));
      find('[aria-label="Tile 4"]')?.closest('button')?.click();
    });
    await expect(page.getByRole('dialog', { name: 'Tile 4', exact: true })).toBeVisible();
  });

  test('shows all tiles for an unknown colour', async ({ page }) => {
    await page.goto('/elements/tiles?color=yelow');
    await expect(page.getByRole('combobox', { name: 'Colour' })).toHaveValue('All');
    await expect(drawings(page, 'tiles')).toHaveCount(50);
  });

  test('a tile links to the tiles before and after it (87.1)', async ({ page }) => {
    await page.goto('/elements/tiles?tile=14');
    const dialog = page.getByRole('dialog', { name: 'Tile 14' });
    const from = dialog.getByRole('region', { name: 'Upgraded from' });
    await expect(from.getByRole('button', { name: '57', exact: true }).locator('svg')).toBeVisible();
    await dialog
      .getByRole('region', { name: 'Upgrades to' })
      .getByRole('button', { name: '63', exact: true })
      .click();
    await expect(page).toHaveURL(/tile=63$/);
    await expect(page.getByRole('dialog', { name: 'Tile 63' })).toBeVisible();
  });

  test('shows fifty per page, and the last page for a number beyond it', async ({ page }) => {
    await page.goto('/elements/tiles');
    await expect(drawings(page, 'tiles')).toHaveCount(50);
    await expect(page.getByRole('status').filter({ hasText: 'of 793' })).toHaveText('793 tiles of 793');
    await page.goto('/elements/tiles?page=999');
    await expect(page.getByRole('button', { name: 'Page 16' })).toHaveAttribute('aria-current', 'page');
    await expect(drawings(page, 'tiles')).toHaveCount(43);
  });

  test('filters by colour, id, content and revenue, and returns to the first page', async ({ page }) => {
    await page.goto('/elements/tiles?page=3');
    await page.getByRole('combobox', { name: 'Colour' }).click();
    await page.getByRole('option', { name: 'Water' }).click();
    await expect(page).toHaveURL(/\/tiles\?color=water$/);
    await expect(drawings(page, 'tiles')).toHaveCount(4);

    await page.goto('/elements/tiles?includes=city&color=yellow');
    await page.getByLabel('Tile ID').fill('57');
    await expect(page).toHaveURL(/id=57/);
    await expect(page.getByLabel('Tile 57', { exact: true })).toBeVisible();

    await page.goto('/elements/tiles?revenue=110_130');
    const matches = page.getByRole('status').filter({ hasText: 'of 793' });
    await expect(matches).toHaveText(/^\d{1,2} tiles? of 793$/);
    await expect(page.getByText('Revenue from 110 to 130').first()).toBeVisible();
    await page.getByRole('slider', { name: 'Revenue to' }).press('ArrowRight');
    await expect(page).toHaveURL(/revenue=110_140/);
  });

  test('the numbers below the revenue slider never overlap', async ({ page }) => {
    await page.goto('/elements/tiles');
    const numbers = page.getByRole('search', { name: 'Filter' }).locator('.mantine-RangeSlider-markLabel');
    await expect(numbers.last()).toHaveText('160');
    for (const width of [390, 600, 959, 960, 1000, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const gaps = await numbers.evaluateAll((labels) => {
        const boxes = labels.map((label) => label.getBoundingClientRect());
        return boxes.slice(1).map(({ left }, i) => left - boxes[i]!.right);
      });
      expect(gaps, `${width} wide`).toHaveLength(5);
      expect(Math.min(...gaps), `${width} wide`).toBeGreaterThan(6);
    }
  });

  test('says so if no tile matches', async ({ page }) => {
    await page.goto('/elements/tiles?id=nosuch');
    await expect(page.getByText('No tiles match', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(drawings(page, 'tiles')).toHaveCount(50);
    await expect(page).toHaveURL(/\/elements\/tiles$/);
  });
});

test('logos are shown by group, in four colour modes', async ({ page }) => {
  await page.goto('/elements/logos?group=roundels');
  const logos = page.getByTestId('logos');
  const anchor = logos.getByRole('listitem').filter({ hasText: 'roundels/anchor' });
  await expect(anchor.locator('svg')).toBeVisible();
  await expect(logos.locator('li:has(code) svg')).toHaveCount(16);
  expect(await anchor.innerHTML()).toContain('#2165ae');
  await page.goto('/elements/logos?group=roundels&mode=main&color=yellow');
  await expect(anchor.locator('svg')).toBeVisible();
  expect(await anchor.innerHTML()).toContain('#fed119');
  expect(await anchor.innerHTML()).not.toContain('#2165ae');
  await page.goto('/elements/logos?group=roundels&mode=main&color=yelow');
  await expect(page.getByRole('combobox', { name: 'Company colour' })).toHaveValue('red');
  await page.goto('/elements/logos?group=roundels&mode=reverse');
  await expect(anchor.locator('svg')).toBeVisible();
  expect(await anchor.innerHTML()).toContain('#7e8892');
  await expect(logos.locator('pre')).toContainText('"logo"');
});

const DOCS = [
  ['', 'Using Platelayer'],
  ['first-game', 'Your first game in 20 minutes'],
  ['files', 'Files'],
  ['settings', 'Settings'],
  ['translation', 'Translation'],
  ['output/pdf', 'PDF Output'],
  ['output/png', 'PNG Output'],
  ['output/list', 'List of Pieces'],
  ['output/shop', 'Print Shop Packs'],
  ['output/tts', 'Tabletop Simulator'],
  ['output/vassal', 'VASSAL'],
  ['output/b18', 'Board18 Output'],
  ['games/schemas', 'JSON Schemas'],
  ['games/fields', 'Field reference'],
  ['games/borders', 'Map Borders & Lines'],
  ['games/companies', 'Companies'],
  ['games/types', 'Share & Token Types'],
  ['games/trains', 'Phases and Trains'],
  ['games/logos', 'Logos'],
  ['games/overrides', 'Company Overrides'],
  ['games/positioning', 'Auto Positioning'],
  ['pnp/shops', 'Print Shops & Cutters'],
  ['pnp/tokens', 'Tokens'],
  ['pnp/die', 'Die Cutter'],
] as const;

test.describe('help pages (98.5.10)', () => {
  test('all open', async ({ page }) => {
    await page.goto('/docs/');
    await expect(page.getByTestId('docs')).toBeVisible();
    for (const [path, title] of DOCS) {
      await follow(page, `/docs/${path}`);
      await expect(page.getByTestId('docs').getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} - Platelayer`);
    }
  });

  test('an unknown page, a trailing slash and an unknown language all show a page', async ({ page }) => {
    for (const [path, title] of [
      ['/docs/nosuch', 'Using Platelayer'],
      ['/docs/files/', 'Files'],
      ['/docs?lng=xx', 'Using Platelayer'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByTestId('docs').getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });

  test('shows an alert if the browser refuses to copy', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    });
    await page.goto('/docs/first-game');
    await page.getByTestId('docs').getByRole('button', { name: /^Copy/ }).first().click();
    await expect(alerts(page)).toContainText('Not copied');
  });

  test('a hex is drawn next to its JSON', async ({ page }) => {
    await page.goto('/docs/games/positioning');
    await expect(page.getByTestId('docs').locator('figure [role="img"] svg')).toHaveCount(4);
  });

  test('a game is drawn next to its JSON, with unique ids across drawings', async ({ page }) => {
    await page.goto('/docs/games/logos');
    const drawings = page.getByTestId('docs').locator('figure [role="img"] svg');
    await expect(drawings).toHaveCount(4);
    const ids = await drawings.locator('[id]').evaluateAll((nodes) => nodes.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the field reference lists the fields of the schema and can be searched', async ({ page }) => {
    await page.goto('/docs/games/fields');
    await page.getByLabel('Find a field').fill('extraStationTokens');
    await expect(page.getByTestId('docs').getByRole('heading', { level: 2 })).toHaveText(
      ['Company', 'Info'],
      {
        timeout: 10_000,
      },
    );
  });

  test('the settings come from their schema, can be searched, and link to the panel', async ({ page }) => {
    await page.goto('/docs/settings');
    await page.getByLabel('Find a setting').fill('gsp labels');
    const row = page.getByTestId('docs').getByRole('row').filter({ hasText: 'tokens.layout' });
    await expect(row).toContainText('?config.tokens.layout=gsp');
    await expect(row).toContainText('Default: "free"');
    await expect(page.getByTestId('docs').getByRole('row')).toHaveCount(2);
    await row.getByRole('link', { name: 'Token Layout' }).click();
    await expect(page).toHaveURL(/\/docs\/settings\?config=tokens\.layout$/);
    await expect(page.getByLabel('Token Layout', { exact: true })).toBeFocused();
  });

  test('a link that begins with ? opens the configuration on the same page', async ({ page }) => {
    await page.goto('/docs/');
    await page.getByTestId('docs').getByRole('link', { name: 'configuration' }).first().click();
    await expect(page).toHaveURL(/\/docs\/?\?config=true$/);
  });
});

test('the content security policy allows our scripts, and the inline script by its hash', async ({
  page,
}) => {
  await page.goto('/docs/');
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute(
    'content',
    /script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}=';/,
  );
});

test.describe('a missing part of the build', () => {
  const gone = (page: Page, files: RegExp) => page.route(files, (route) => route.fulfill({ status: 404 }));

  test('does not leave a blank page', async ({ page }) => {
    const code = /\/assets\/index-[^/]*\.js$/;
    await gone(page, code);
    await page.goto('/docs/');
    await expect(page.getByText('Platelayer could not be loaded')).toBeVisible();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByTestId('docs')).toBeVisible();
    await expect(page.getByText('Platelayer could not be loaded')).toBeHidden();
  });

  test('is reported with a button to reload', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByTestId('home')).toBeVisible();
    await gone(page, /\/assets\//);
    await drop(page, MAP_GAME('Alder'));
    await expect(alerts(page)).toContainText('Part of Platelayer could not be loaded');
    await expect(alerts(page).getByRole('button', { name: 'Reload' })).toBeVisible();
    await page.keyboard.press('t');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Part of Platelayer could not be loaded',
    );
  });

  for (const [key, file] of [
    ['p', 'Dock'],
    ['x', 'ExportDialog'],
    ['Control+k', 'CommandPalette'],
  ] as const)
    test(`for a panel or dialog (${file}) is reported each time, and the page stays`, async ({ page }) => {
      await show(page, `${GAME}/map`);
      await gone(page, new RegExp(`/assets/${file}-[^/]*\\.js$`));
      for (let times = 0; times < 2; times += 1) {
        await page.keyboard.press(key);
        await expect(alerts(page)).toContainText('Part of Platelayer could not be loaded');
        // Also if it has closed automatically.
        await page.keyboard.press('Escape');
        await expect(alerts(page).locator('.alert')).toHaveCount(0);
      }
      await expect(sheets(page).first()).toBeVisible();
      await page.keyboard.press('h');
      await expect(page.getByTestId('home')).toBeVisible();
    });

  test('for the content of a panel is reported there, and the page stays', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await gone(page, /\/assets\/(ConfigPanel|ProblemsPanel)-[^/]*\.js$/);
    await page.keyboard.press(',');
    await expect(panel(page)).toContainText('Part of Platelayer could not be loaded');
    await expect(panel(page).getByRole('button', { name: 'Reload' })).toBeVisible();
    await page.keyboard.press('p');
    const problems = page.getByRole('complementary', { name: 'Problems' });
    await expect(problems).toContainText('Part of Platelayer could not be loaded');
    await expect(sheets(page).first()).toBeVisible();
  });
});

test.describe('the installed application', () => {
  test.use({ serviceWorkers: 'allow' });

  test('works offline after the first visit', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.goto('/docs/games/positioning');
    await expect(page.getByTestId('docs').locator('figure [role="img"] svg')).toHaveCount(4);
    await page.goto('/elements/tiles?color=water');
    await expect(drawings(page, 'tiles')).toHaveCount(4);
    await page.goto('/games/');
    await expect(page.getByTestId('games')).toBeVisible();
  });

  test('has a manifest with name, icons and file types', async ({ request }) => {
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({
      name: 'Platelayer',
      start_url: './',
      display: 'standalone',
      background_color: '#ffffff',
      file_handlers: [
        { action: 'games/', accept: { 'application/json': ['.json'], 'application/zip': ['.zip'] } },
      ],
    });
    for (const { src } of manifest.icons) expect((await request.get(`/${src}`)).ok()).toBe(true);
  });
});
