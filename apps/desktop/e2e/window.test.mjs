import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sleep, until } from '../../../scripts/engines/webdriver.mjs';
import { activate, game, home, press } from './application.mjs';

test('reopens the page that was open when the window closed, with its query', async (t) => {
  const { write, start, readConfig } = home(t);
  const first = await start([write('game.json', game('Kept'))]);
  const route = await first.arrive(/^\/games\/electron:.+\/map$/);
  await first.titled('Kept');
  await first.go(`${route}?paginated=true`);
  await first.arrive(/paginated=true$/);
  await activate('Platelayer');
  press('ctrl+q');
  await first.gone();
  await first.end();
  assert.equal(decodeURIComponent(readConfig().lastRoute), `${route}?paginated=true`);

  const second = await start();
  await second.arrive(/paginated=true$/);
  assert.equal(await second.route(), `${route}?paginated=true`);
  await second.titled('Kept');
  await activate('Platelayer');
  await second.go('/docs/files');
  await second.arrive(/^\/docs\/files$/);
  press('alt+F4');
  await second.gone();
  await second.end();
  assert.equal(readConfig().lastRoute, '/docs/files');
});

test('opens pages with menu keys, and the map of a game from "Open Recents"', async (t) => {
  const { write, start, readConfig } = home(t);
  const app = await start([write('game.json', game('Recent one'))]);
  const route = await app.arrive(/\/map$/);
  await until(() => readConfig().recents.length === 1, 'a recent game');
  await activate('Platelayer');
  for (const [key, page] of [
    ['ctrl+d', /^\/docs\/?$/],
    ['ctrl+e', /^\/elements\/?$/],
    ['ctrl+u', /^\/app$/],
  ]) {
    press(key);
    await app.arrive(page);
  }
  await sleep(300);
  // The first entry of the second entry of the File menu.
  press('F10');
  for (const key of ['Down', 'Down', 'Right', 'Return']) {
    await sleep(150);
    press(key);
  }
  await app.arrive(/\/map$/);
  assert.equal(await app.route(), route);
});

test('keeps events and the game after a reload', async (t) => {
  const { write, start } = home(t);
  const path = write('game.json', game('Before'));
  const app = await start([path]);
  await app.titled('Before');
  await app.run('window.before = true');
  await activate('Platelayer');
  press('ctrl+r');
  await until(
    () => app.run('return window.before === undefined').catch(() => false),
    'the page is a new one',
  );
  await app.titled('Before');
  write('game.json', game('Saved after the reload'));
  await app.titled('Saved after the reload');
});

test('renames a damaged configuration file and shows an alert', async (t) => {
  const { start, config, writeConfig } = home(t);
  writeConfig('{ "summaries": {');
  const app = await start();
  await app.see('Damaged configuration');
  assert.equal(readFileSync(`${config}.damaged`, 'utf8'), '{ "summaries": {');
  assert.equal(existsSync(config), false);
});

test('repairs a configuration file and keeps a backup', async (t) => {
  const { at, start, config, readConfig, writeConfig, write } = home(t);
  write('game.json', game('Repaired'));
  const text = JSON.stringify({
    summaries: { old: { title: 'Repaired', path: at('game.json') }, wrong: 5 },
    recents: [{ title: 'Repaired', slug: 'electron:old' }],
    lastRoute: '/games/',
    theme: 'dropped',
  });
  writeConfig(text);
  const app = await start();
  await app.arrive(/^\/games\/$/);
  await app.see('Repaired');
  const [id] = Object.keys(readConfig().summaries);
  assert.match(id, /^[0-9a-f-]{36}$/);
  assert.equal(readConfig().recents[0].slug, `electron:${id}`);
  assert.equal(readConfig().theme, undefined);
  assert.equal(readFileSync(`${config}.bak`, 'utf8'), text);
});

test('shows versions and the configuration file on the App page', async (t) => {
  const { start, config } = home(t);
  const app = await start();
  await app.go('/app');
  await app.see('Tauri 2.');
  await app.see('WebKitGTK 2.');
  await app.see(config);
  const { platform, versions } = await app.run('return window.platelayer.loadPlatformAndVersions()');
  assert.equal(platform, 'linux');
  assert.ok(
    Object.values(versions).every((version) => /\d/.test(version)),
    JSON.stringify(versions),
  );
});

test('opens web links in the system browser and ignores other addresses', async (t) => {
  const { start, opened } = home(t);
  const app = await start();
  const address = await app.address();
  // A real click, because a scripted one would count as a pop-up.
  const click = async (href, target) => {
    await app.run(
      `document.querySelector('#tested')?.remove();
      document.body.insertAdjacentHTML('afterbegin', '<a id="tested" style="position:fixed;z-index:9999;top:0;left:0;background:#fff;padding:9px">tested</a>');
      Object.assign(document.querySelector('#tested'), { href: args[0], target: args[1] });`,
      href,
      target,
    );
    await app.click('//*[@id="tested"]');
    await sleep(200);
  };
  for (const target of ['', '_blank'])
    for (const href of ['https://a.example/', 'http://b.example/?x=1']) {
      const before = opened().length;
      await click(`${href}#${target}`, target);
      await until(() => opened().length > before, `${href} was opened`);
      assert.ok(opened().at(-1).includes(href), opened().at(-1));
    }
  const before = opened();
  for (const target of ['', '_blank'])
    for (const href of [
      'file:///etc/passwd',
      'data:text/html,<h1>x',
      'ftp://c.example/',
      'javascript:window.hit=1',
      'mailto:a@b.example',
    ])
      await click(href, target);
  assert.deepEqual(opened(), before);
  assert.equal(await app.run('return window.hit'), null);
  assert.equal(await app.address(), address);
});
