import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { zipSync } from 'fflate';
import { sleep, until } from '../../../scripts/engines/webdriver.mjs';
import { activate, game, home, press, type } from './application.mjs';

const MAP = /^\/games\/electron:[0-9a-f-]{36}\/map$/;
const OPEN_FILE = '//button[normalize-space()="Open File"]';

test('shows, lists and remembers a file opened with the dialog', async (t) => {
  const { at, answer, write, start, readConfig } = home(t);
  const path = write('my game.json', game('Opened'));
  answer('', path);
  const app = await start();
  await app.go('/games/');
  await app.click(OPEN_FILE);
  await sleep(500);
  assert.equal(await app.route(), '/games/', 'a cancelled dialog changes nothing');
  await app.click(OPEN_FILE);
  const route = await app.arrive(MAP);
  await app.titled('Opened');
  const id = /electron:([^/]+)/.exec(route)[1];
  const { summaries, recents } = await until(() => {
    const config = readConfig();
    return config.recents.length > 0 && config;
  }, 'the game is a recent one');
  assert.deepEqual(summaries[id], {
    id,
    type: 'electron',
    slug: `electron:${id}`,
    title: 'Opened',
    designer: 'A Designer',
    path,
  });
  assert.deepEqual(recents, [{ title: 'Opened', slug: `electron:${id}` }]);

  // Opening it again does not add a second row.
  answer(at('.', 'my game.json'));
  await app.go('/games/');
  await app.click(OPEN_FILE);
  await app.arrive(MAP);
  assert.deepEqual(Object.keys(readConfig().summaries), [id]);
});

test('updates the map within a second of every kind of save', async (t) => {
  const { at, write, start } = home(t);
  const path = write('game.json', game('Version 0'));
  const app = await start([path]);
  await app.arrive(MAP);
  await app.titled('Version 0');
  const hexes = () =>
    app.run('return document.querySelector("main").querySelectorAll("svg *, canvas").length');
  const times = {};
  const seen = async (name, save, title) => {
    const started = performance.now();
    save();
    await app.titled(title, 5000);
    times[name] = performance.now() - started;
  };
  // The first round also warms up the machine; the second is what authors experience.
  for (const round of [1, 2]) {
    const text = (version) => JSON.stringify(game(`Version ${version}`));
    await seen('in place', () => writeFileSync(path, text(`${round}a`)), `Version ${round}a`);
    await seen(
      'renamed',
      () => {
        writeFileSync(at('beside'), text(`${round}b`));
        renameSync(at('beside'), path);
      },
      `Version ${round}b`,
    );
    rmSync(path);
    await sleep(400);
    await seen('deleted and back', () => writeFileSync(path, text(`${round}c`)), `Version ${round}c`);
  }
  t.diagnostic(JSON.stringify(times));
  for (const [name, time] of Object.entries(times)) assert.ok(time < 1000, `${name}: ${time} ms`);
  assert.ok((await hexes()) > 0);

  // A broken save keeps the last good game on the page and reports where the error is.
  writeFileSync(path, '{\n  "info": { "title": "Broken" }\n  "map": }');
  await app.see('Not reloaded');
  await app.see('column');
  assert.match(await app.title(), /Version 2c/);
  await seen('repaired', () => writeFileSync(path, JSON.stringify(game('Repaired'))), 'Repaired');
});

test('updates the title in the list of recent games', async (t) => {
  const { write, start, readConfig } = home(t);
  const path = write('game.json', game('Before'));
  const app = await start([path]);
  await app.titled('Before');
  await until(() => readConfig().recents[0]?.title === 'Before', 'the recent game');
  writeFileSync(path, JSON.stringify(game('After')));
  await app.titled('After');
  await until(() => readConfig().recents[0]?.title === 'After', 'its new title');
  assert.equal(Object.values(readConfig().summaries)[0].title, 'After');
});

test('opens a file with the real dialog', async (t) => {
  const { answer, write, start } = home(t);
  const path = write('game.json', game('By hand'));
  answer('?');
  const app = await start();
  await activate('Platelayer');
  press('ctrl+o');
  // The first key opens the name field; keys pressed before it appears are lost.
  await until(
    async () => {
      if ((await app.route()).includes('electron:')) return true;
      if (!(await activate('Select game file', 3000).catch(() => false))) return false;
      press('slash');
      await sleep(2000);
      press('ctrl+a');
      type(path);
      await sleep(1000);
      press('Return');
      await sleep(2000);
      return false;
    },
    'the dialog opened the file',
    90_000,
  );
  await app.arrive(MAP);
  await app.titled('By hand');
});

test('a second start passes its file to the first and ends', async (t) => {
  const { write, start, startAgain } = home(t);
  const path = write('game.json', game('Handed over'));
  const app = await start();
  assert.equal(startAgain(path), 0);
  await app.arrive(MAP);
  await app.titled('Handed over');
  assert.equal(startAgain(write('bad.json', '{bad')), 0);
  await app.see('bad.json was not opened');
});

test('reports a missing file and removes it from the list, but keeps a broken one', async (t) => {
  const { write, start, readConfig } = home(t);
  const path = write('game.json', game('Soon gone'));
  const app = await start([path]);
  const route = await app.arrive(MAP);
  await app.titled('Soon gone');
  await app.go('/games/');
  writeFileSync(path, '{bad');
  await app.go('/games/candle-bay/map');
  await app.titled('Candle Bay');
  await app.go(route);
  await app.see('was not opened');
  assert.equal(Object.keys(readConfig().summaries).length, 1);
  rmSync(path);
  await app.go('/games/candle-bay/map');
  await app.titled('Candle Bay');
  await app.go(route);
  await until(() => Object.keys(readConfig().summaries).length === 0, 'it is forgotten');
});

test('reports a file that is temporarily missing, keeps it in the list and watches it again', async (t) => {
  const { write, start, readConfig } = home(t);
  const path = write('game.json', game('Here'));
  const app = await start([path]);
  const [, id] = /electron:([^/]+)/.exec(await app.arrive(MAP));
  await app.titled('Here');
  rmSync(path);
  // The call that the list makes for its pictures, and the page after a save.
  assert.match(await app.refused('await window.platelayer.peekGameFiles(args[0])', id), /deleted or moved/);
  await app.see('The file for Here was deleted or moved.');
  assert.deepEqual(Object.keys(readConfig().summaries), [id]);
  write('game.json', game('Back'));
  await app.titled('Back', 10_000);
});

test('reports unreadable files with name and reason, without waiting for them', async (t) => {
  const { at, start, startAgain } = home(t);
  execFileSync('mkfifo', [at('pipe.json')]);
  const app = await start([at('pipe.json')]);
  await app.see('pipe.json could not be read');
  assert.equal(startAgain(at('gone.json')), 0);
  await app.see('gone.json could not be read: the file does not exist.');
});

test('"Open in editor" opens the line, for listed games only', async (t) => {
  const { write, start, opened } = home(t);
  const path = write('game.json', game('Edited'));
  const app = await start([path]);
  const [, id] = /electron:([^/]+)/.exec(await app.arrive(MAP));
  await app.run('await window.platelayer.openInEditor(args[0], 12)', id);
  await until(() => opened().includes(`code -g ${path}:12`), 'the editor was called');
  for (const made of ['/etc/passwd', '00000000-0000-4000-8000-000000000000', ''])
    assert.match(
      await app.refused('await window.platelayer.openInEditor(args[0], 1)', made),
      /no longer in the list/,
    );
});

test('deletes a game from the list but not its file', async (t) => {
  const { write, start, readConfig } = home(t);
  const path = write('game.json', game('Deleted'));
  const app = await start([path]);
  const [, id] = /electron:([^/]+)/.exec(await app.arrive(MAP));
  await until(() => readConfig().recents.length > 0, 'a recent game');
  await app.run('await window.platelayer.deleteGame(args[0])', id);
  assert.deepEqual(readConfig().summaries, {});
  assert.deepEqual(readConfig().recents, []);
  const { existsSync } = await import('node:fs');
  assert.ok(existsSync(path));
});

test('opens a folder or zip with its assets and shows every save of them', async (t) => {
  const { at, write, start, answer } = home(t);
  for (const folder of ['mine', 'mine/tiles']) mkdirSync(at(folder));
  const tile = { color: 'green', cities: [{}] };
  write('mine/mine.json', { ...game('In a folder'), tiles: { Q1: 2, Q2: 1 } });
  write('mine/tiles/own.json', { Q1: tile });
  const app = await start([at('mine')]);
  const route = await app.arrive(MAP);
  await app.titled('In a folder');
  await app.go(route.replace(/map$/, 'folder'));
  await app.see('Q1');
  write('mine/tiles/own.json', { Q1: tile, Q2: tile });
  await app.see('Q2');
  write('mine/mine.json', { ...game('Renamed'), tiles: { Q1: 2, Q2: 1 } });
  await app.titled('Renamed');
  await app.see('Q2');

  const bytes = (content) => new TextEncoder().encode(JSON.stringify(content));
  writeFileSync(
    at('packed.zip'),
    zipSync({
      'x/x.json': bytes({ ...game('In a zip'), tiles: { Z9: 1 } }),
      'x/tiles/own.json': bytes({ Z9: tile }),
    }),
  );
  answer(at('packed.zip'));
  await app.go('/games/');
  await app.click(OPEN_FILE);
  const zipped = await app.arrive(MAP);
  await app.titled('In a zip');
  await app.go(zipped.replace(/map$/, 'folder'));
  await app.see('Z9');
});
