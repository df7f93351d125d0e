import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sleep, until } from '../../../scripts/engines/webdriver.mjs';
import { game, home } from './application.mjs';

const mouse = (...args) => execFileSync('xdotool', args.map(String));

/** Drags files from another program's window and drops them in the middle of ours. */
const drag = async (t, app, ...files) => {
  const source = spawn('/usr/bin/python3', [join(import.meta.dirname, 'drag-source.py'), ...files], {
    stdio: 'ignore',
  });
  t.after(() => source.kill());
  const id = await until(() => {
    try {
      return String(mouse('search', '--onlyvisible', '--name', '^Drag source$')).trim();
    } catch {
      return false;
    }
  }, 'the window to drag from');
  const over = async () => {
    mouse('mouseup', 1);
    mouse('windowraise', id);
    mouse('mousemove', '--window', id, 50, 50);
    await sleep(500);
    mouse('mousedown', 1);
    await sleep(300);
    // Starts slowly, because a jump would not start a drag.
    for (const [x, y, steps] of [
      [4, 2, 10],
      [30, 5, 20],
    ])
      for (let step = 0; step < steps; step += 1) {
        mouse('mousemove_relative', '--', x, y);
        await sleep(50);
      }
    return app.see('Drop to open', 10_000).catch(() => false);
  };
  await until(over, 'the page sees the files over it', 90_000);
  mouse('mouseup', 1);
  await sleep(300);
  source.kill();
};

test('opens dropped files, shows the first and refuses files that are not games', async (t) => {
  const { write, start, readConfig } = home(t);
  const app = await start();
  await drag(t, app, write('bad.json', '{bad'));
  await app.see('bad.json was not opened');
  assert.equal(await app.route(), '/');
  const first = write('first.json', game('Dropped first'));
  const second = write('second.json', game('Dropped second'));
  await drag(t, app, first, second);
  await app.titled('Dropped first');
  const titles = () =>
    Object.values(readConfig().summaries)
      .map(({ title }) => title)
      .sort();
  await until(() => titles().length === 2, 'both are known');
  assert.deepEqual(titles(), ['Dropped first', 'Dropped second']);
  // A dropped path works only once.
  assert.match(await app.refused('await window.platelayer.saveGamePath(args[0])', first), /not dropped/);
});

test('imports dropped sources of a title and opens a dropped game folder', async (t) => {
  const { at, write, start } = home(t);
  for (const folder of ['g_18_one', 'mine']) mkdirSync(at(folder));
  write(
    'g_18_one/game.rb',
    "module Engine\nmodule Game\nmodule G18One\nclass Game < Game::Base\nLAYOUT = :flat\nHEXES = { white: { ['A1'] => '' } }\nend\nend\nend\nend\n",
  );
  write('mine/mine.json', game('A dropped folder'));
  const app = await start();
  await drag(t, app, at('g_18_one'));
  await app.see('The file opens without problems.');
  assert.equal(await app.route(), '/import');
  await drag(t, app, at('mine'));
  await app.titled('A dropped folder');
});
