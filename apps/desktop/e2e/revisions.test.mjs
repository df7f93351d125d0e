import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { until } from '../../../scripts/engines/webdriver.mjs';
import { game, home } from './application.mjs';

const withCity = (name) =>
  game(`Town of ${name}`, {
    map: { hexes: [{ color: 'plain', hexes: ['B4'], cities: [{ name: { name } }] }] },
  });

test('finds changes since an earlier version of the file, also after a restart', async (t) => {
  const { write, start } = home(t);
  const path = write('game.json', withCity('Harrow'));
  const first = await start([path]);
  await first.titled('Harrow');
  await remembers(first, 1);
  writeFileSync(path, JSON.stringify(withCity('Barrow')));
  await first.titled('Barrow');
  await remembers(first, 2);
  await first.end();

  const second = await start([path]);
  await second.titled('Barrow');
  await second.click('//button[contains(., "Compare with…")]');
  await until(
    () =>
      second.run(`
      const choice = document.querySelector('.changes select');
      const earlier = [...(choice?.options ?? [])].find(({ text }) => text.startsWith('Version from'));
      if (!earlier) return false;
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(choice, earlier.value);
      choice.dispatchEvent(new Event('change', { bubbles: true }));
      return true;`),
    'an earlier version to choose',
  );
  await second.see('hex B4');
  const rings = await until(
    () => second.run('return document.querySelectorAll(".change-ring").length'),
    'rings on the map',
  );
  assert.equal(rings, 2, 'the hex and the title of the map');
});

/** Waits until the application has stored this many versions of a game. */
const remembers = (app, count) =>
  until(
    () =>
      app.run(
        `
      const [kept] = await new Promise((resolve) => {
        const opening = indexedDB.open('platelayer-versions', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('histories');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('histories').objectStore('histories').getAll();
          asked.onsuccess = () => { opening.result.close(); resolve(asked.result); };
        };
      });
      return kept?.versions.length === args[0];`,
        count,
      ),
    `${count} versions`,
  );
