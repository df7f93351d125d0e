import assert from 'node:assert/strict';
import { closeSync, openSync, writeSync } from 'node:fs';
import { test } from 'node:test';
import { sleep, until } from '../../../scripts/engines/webdriver.mjs';
import { game, home } from './application.mjs';

const SCRIPT = '<script xmlns="http://www.w3.org/2000/svg">top.hit = 1; window.hit = 1</script>';
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="top.hit=1">${SCRIPT}<image href="x" onerror="top.hit=1"/><foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:top.hit=1"/></foreignObject><circle r="5"/></svg>`;

const hits = (app) => app.run('return window.hit ?? 0');

test('does not run a script in the SVG file of a logo', async (t) => {
  const { write, start } = home(t);
  const logo = `data:image/svg+xml,${encodeURIComponent(LOGO)}`;
  const path = write(
    'game.json',
    game('Hostile logo <img src=x onerror="top.hit=1">', {
      logos: { evil: LOGO },
      companies: [
        { name: 'Evil', abbrev: 'EV', color: 'red', logo: 'evil' },
        { name: `Worse ${SCRIPT}`, abbrev: 'WO', color: 'blue', logo },
      ],
    }),
  );
  const app = await start([path]);
  await app.titled('Hostile logo');
  const slug = /electron:[^/]+/.exec(await app.route())[0];
  for (const page of ['tokens', 'charters', 'cards', 'map', '']) {
    await app.go(`/games/${slug}/${page}`);
    await sleep(700);
    assert.equal(await hits(app), 0, page);
  }
  await app.go('/games/');
  await sleep(500);
  assert.equal(await hits(app), 0, 'list');
});

test('makes no links from addresses in a game that are not web addresses', async (t) => {
  const { write, start, opened } = home(t);
  const bad = 'javascript:window.hit=1';
  const path = write(
    'game.json',
    game('Hostile links', {
      links: { license: bad, purchase: 'file:///etc/passwd', bgg: 'data:text/html,x', rules: bad },
    }),
  );
  const app = await start([path]);
  await app.titled('Hostile links');
  const address = await app.address();
  const links = await app.run(`
    const links = [...document.querySelectorAll('a[href]')].filter((link) => /^(javascript|file|data):/i.test(link.getAttribute('href')));
    for (const link of links) { link.removeAttribute('target'); link.click(); }
    return links.length;`);
  await sleep(500);
  t.diagnostic(`${links} such links on the page`);
  assert.equal(await hits(app), 0);
  assert.deepEqual(opened(), []);
  assert.equal(await app.address(), address);
});

test('survives a file of 100 MB without crashing or blocking the window', async (t) => {
  const { at, write, start, startAgain } = home(t);
  const file = openSync(at('large.json'), 'w');
  writeSync(file, '{"info":{"title":"Large"},"notes":[');
  const part = `"${'x'.repeat(1 << 20)}",`;
  for (let size = 0; size < 100; size += 1) writeSync(file, part);
  writeSync(file, '0]}');
  closeSync(file);
  const app = await start([write('game.json', game('Small'))]);
  await app.titled('Small');
  assert.equal(startAgain(at('large.json')), 0);
  await until(
    async () =>
      /Large/.test(await app.title()) ||
      (await app.run('return /not a valid|too large|Error/i.test(document.body.innerText)')),
    'it is shown or refused',
    90_000,
  );
  // The window still responds and opens the next game.
  assert.equal(startAgain(at('game.json')), 0);
  await app.titled('Small', 30_000);
});

test('does not crash on NUL characters in game titles and dialog strings', async (t) => {
  const { write, start, readConfig } = home(t);
  const path = write('game.json', game('Zero\u0000Title'));
  const app = await start([path]);
  await until(() => readConfig().recents.length > 0, 'it is in the menu of recent games');
  await app.go('/games/candle-bay/map');
  await app.titled('Candle Bay');
  for (const place of [0, 1, 3]) {
    const texts = ['Save PDF', 'PDF Document', 'pdf', 'a.pdf'].with(place, 'a\u0000.pdf');
    assert.match(await app.refused('await window.platelayer.pickFile(...args)', ...texts), /cannot be shown/);
  }
  await app.end();
  const again = await start();
  await again.see('Platelayer');
});
