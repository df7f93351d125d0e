import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { zipSync } from 'fflate';
import { sleep, until } from '../../../scripts/engines/webdriver.mjs';
import { activate, game, home, press, type } from './application.mjs';

const MAP = /^\/games\/electron:[0-9a-f-]{36}\/map$/;
const OPEN_FILE = '//button[normalize-space()="Open File"]';

test('a file opened by the dialog is shown, listed and remembered', async (t) => {
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

  // Opening it again is no second row.
  answer(at('.', 'my game.json'));
  await app.go('/games/');
  await app.click(OPEN_FILE);
  await app.arrive(MAP);
  assert.deepEqual(Object.keys(readConfig().summaries), [id]);
});

test('the map follows every way of saving within a second', async (t) => {
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
  // The first push also warms the machine up; the second is what an author feels.
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

  // A broken text leaves the last good game in view and says where the fault is.
  writeFileSync(path, '{\n  "info": { "title": "Broken" }\n  "map": }');
  await app.see('Not reloaded');
  await app.see('column');
  assert.match(await app.title(), /Version 2c/);
  await seen('repaired', () => writeFileSync(path, JSON.stringify(game('Repaired'))), 'Repaired');
});

test('a new title reaches the list of recent games', async (t) => {
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

test('the real dialog opens a file', async (t) => {
  const { answer, write, start } = home(t);
  const path = write('game.json', game('By hand'));
  answer('?');
  const app = await start();
  await activate('Platelayer');
  press('ctrl+o');
  // The first key opens the field for names; keys that come before it is there are lost.
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
    'the dialog takes the file',
    90_000,
  );
  await app.arrive(MAP);
  await app.titled('By hand');
});

test('a second start hands its file to the first and ends', async (t) => {
  const { write, start, startAgain } = home(t);
  const path = write('game.json', game('Handed over'));
  const app = await start();
  assert.equal(startAgain(path), 0);
  await app.arrive(MAP);
  await app.titled('Handed over');
  assert.equal(startAgain(write('bad.json', '{bad')), 0);
  await app.see('bad.json was not opened');
});

test('a file that is missing is reported and forgotten, a broken one stays', async (t) => {
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

test('a file that is away for a while is told of, kept in the list, and followed when it is back', async (t) => {
  const { write, start, readConfig } = home(t);
  const path = write('game.json', game('Here'));
  const app = await start([path]);
  const [, id] = /electron:([^/]+)/.exec(await app.arrive(MAP));
  await app.titled('Here');
  rmSync(path);
  // As the list does for its pictures, and the page after a save.
  assert.match(await app.refused('await window.platelayer.peekGameFiles(args[0])', id), /deleted or moved/);
  await app.see('The file of Here was deleted or moved.');
  assert.deepEqual(Object.keys(readConfig().summaries), [id]);
  write('game.json', game('Back'));
  await app.titled('Back', 10_000);
});

test('what cannot be read is told by name and reason, and not waited for', async (t) => {
  const { at, start, startAgain } = home(t);
  execFileSync('mkfifo', [at('pipe.json')]);
  const app = await start([at('pipe.json')]);
  await app.see('pipe.json could not be read');
  assert.equal(startAgain(at('gone.json')), 0);
  await app.see('gone.json could not be read: there is no such file.');
});

test('"open in editor" goes to the line, for known games only', async (t) => {
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

test('deleting forgets the game and leaves its file alone', async (t) => {
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

test('a folder is opened with what lies beside its game, and every save of that is shown; so is a zip', async (t) => {
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
