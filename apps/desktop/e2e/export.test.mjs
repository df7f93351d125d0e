import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sleep, until } from '../../../scripts/engines/webdriver.mjs';
import { activate, home, press } from './application.mjs';

const COMMAND_LINE = join(import.meta.dirname, '..', '..', 'cli', 'bin', 'platelayer.cjs');
const GAME = 'candle-bay';

const platelayer = (...args) => execFileSync(process.execPath, [COMMAND_LINE, ...args], { encoding: 'utf8' });
const text = (file) => execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
const pages = (file) =>
  execFileSync('pdfinfo', ['-l', '-1', file], { encoding: 'utf8' }).match(/^(Pages|Page.*size):.*$/gm);
/** Pixels of every page at 100 dpi. */
const pixels = (folder, file) => {
  mkdirSync(folder);
  execFileSync('pdftoppm', ['-r', '100', file, join(folder, 'page')]);
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name)));
};

const choose = async (app, entry) => {
  await app.click('//button[@aria-label="Export"]');
  await app.click(`//*[@role="menuitem"][contains(normalize-space(), "${entry}")]`);
};

test('exports a whole game as the same PDF documents as the command line', async (t) => {
  const { at, env, start, answer, opened } = home(t);
  mkdirSync(at('out'));
  answer(at('out'));
  const app = await start();
  await app.go(`/games/${GAME}/map`);
  await app.titled('Candle Bay');
  await choose(app, 'Export game as pdf documents');
  await until(
    () => opened().some((line) => line.includes(at('out'))),
    'the folder is opened at the end',
    120_000,
  );

  env.XDG_CONFIG_HOME = at('no-config');
  platelayer('export', GAME, '--format', 'pdf', '--out', at('cli'));
  const made = readdirSync(at('out')).sort();
  assert.deepEqual(
    made,
    readdirSync(at('cli'))
      .filter((name) => name.endsWith('.pdf'))
      .sort(),
  );
  t.diagnostic(`${made.length} files`);
  for (const name of made) {
    assert.deepEqual(pages(at('out', name)), pages(at('cli', name)), name);
    assert.equal(text(at('out', name)), text(at('cli', name)), name);
  }
  const map = `${GAME}-map.pdf`;
  assert.ok(text(at('out', map)).trim().length > 0);
  const [ours, theirs] = ['out', 'cli'].map((folder) => pixels(at(`${folder}-pixels`), at(folder, map)));
  assert.equal(ours.length, theirs.length);
  for (const [index, page] of ours.entries())
    assert.ok(page.equals(theirs[index]), `page ${index + 1} differs`);

  // Asks before it replaces existing files.
  writeFileSync(at('out', map), 'old');
  answer(at('out'));
  await choose(app, 'Export game as pdf documents');
  await app.see('Replace');
  assert.equal(readFileSync(at('out', map), 'utf8'), 'old');
});

/** Starts an export of a whole game as PNG to the folder `out`. */
const makingPictures = async (t, game, title) => {
  const own = home(t);
  mkdirSync(own.at('out'));
  own.answer(own.at('out'));
  const app = await own.start();
  await app.go(`/games/${game}/map`);
  await app.titled(title);
  await choose(app, 'Export game as png images');
  return { ...own, app };
};

test('exports a whole game as PNG pictures', async (t) => {
  const { at, opened } = await makingPictures(t, GAME, 'Candle Bay');
  await until(
    () => opened().some((line) => line.includes(at('out'))),
    'the folder is opened at the end',
    200_000,
  );
  const made = readdirSync(at('out')).sort();
  const planned = JSON.parse(
    platelayer('export', GAME, '--format', 'png', '--dpi', '300', '--out', at('cli'), '--json'),
  );
  assert.ok(planned);
  assert.deepEqual(made, readdirSync(at('cli')).sort());
  t.diagnostic(`${made.length} files`);
  const size = (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  for (const name of made.filter((each) => each.endsWith('.png')))
    assert.deepEqual(size(readFileSync(at('out', name))), size(readFileSync(at('cli', name))), name);
});

test('saves the page as PDF with the large button and opens the file', async (t) => {
  const { at, start, answer, answered, opened } = home(t);
  const app = await start();
  await app.go(`/games/${GAME}/revenue`);
  await app.titled('Candle Bay');
  // The button does nothing while its page is being drawn.
  const save = (pick) => {
    answer(pick);
    const pressed = async () => {
      await app.click('//button[@aria-label="Save as PDF"]');
      await sleep(1000);
      return answered();
    };
    return until(pressed, 'the dialog is asked for');
  };
  await save('');
  assert.deepEqual(opened(), [], 'a cancelled dialog saves nothing');
  await save(at('mine.pdf'));
  await until(() => opened().some((line) => line.includes(at('mine.pdf'))), 'the file is opened');
  assert.match(readFileSync(at('mine.pdf'), 'latin1'), /^%PDF/);
  // Adds the extension to a name without one.
  await save(at('no ending'));
  await until(() => opened().some((line) => line.includes(at('no ending.pdf'))), 'the second is opened');
});

test('asks before the window closes during an export', async (t) => {
  // The largest game, so that the export does not finish too early.
  const { app, readConfig } = await makingPictures(t, 'meridian', 'Meridian');
  await app.see('Game Exporting');
  const ask = async () => {
    await activate('Platelayer');
    press('alt+F4');
    return activate('An export is running');
  };
  await ask();
  press('Escape');
  await app.see('Game Exporting');
  // The Close button is the left half of the bottom edge.
  const id = await ask();
  const geometry = execFileSync('xdotool', ['getwindowgeometry', '--shell', id], { encoding: 'utf8' });
  const [width, height] = ['WIDTH', 'HEIGHT'].map((key) =>
    Number(new RegExp(`${key}=(\\d+)`).exec(geometry)[1]),
  );
  execFileSync('xdotool', ['mousemove', '--window', id, `${width >> 2}`, `${height - 16}`, 'click', '1']);
  await app.gone();
  assert.match(readConfig().lastRoute, /meridian/);
});
