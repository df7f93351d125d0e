import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { game, home } from './application.mjs';
import { sleep, until } from './webdriver.mjs';

const mouse = (...args) => execFileSync('xdotool', args.map(String));

/** Drags files from a window of another program to the middle of ours. */
const drag = async (t, ...files) => {
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
  mouse('windowraise', id);
  await sleep(500);
  mouse('mousemove', '--window', id, 50, 50, 'mousedown', 1);
  for (const step of [1, 2, 3, 4, 5, 6, 7, 8]) {
    mouse('mousemove', 70 + step * 80, 350 + step * 15);
    await sleep(60);
  }
  return async () => {
    mouse('mouseup', 1);
    await sleep(200);
    source.kill();
  };
};

test('files dropped on the window are opened, the first is shown', async (t) => {
  const { write, start, readConfig } = home(t);
  const app = await start();
  const first = write('first.json', game('Dropped first'));
  const second = write('second.json', game('Dropped second'));
  const release = await drag(t, first, second);
  await app.see('Drop to open');
  await release();
  await app.titled('Dropped first');
  const titles = () =>
    Object.values(readConfig().summaries)
      .map(({ title }) => title)
      .sort();
  await until(() => titles().length === 2, 'both are known');
  assert.deepEqual(titles(), ['Dropped first', 'Dropped second']);
  // What was dropped was taken in; a path is good for one drop only.
  assert.match(await app.refused('await window.platelayer.saveGamePath(args[0])', first), /not dropped/);
});

test('a dropped file that is no game is refused', async (t) => {
  const { write, start } = home(t);
  const app = await start();
  const release = await drag(t, write('bad.json', '{bad'));
  await release();
  await app.see('File was not a valid Platelayer game');
});
