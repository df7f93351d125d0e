import { join } from 'node:path';
import { chromium, expect, type Route, test } from '@playwright/test';
import { CHROMIUM } from './chromium.ts';
import { GAME } from './game-page.ts';
import { buildReactPage, medianOf, serveFolder, type Visit, visit, whenPainted } from './visits.ts';

const DIST = join(import.meta.dirname, '..', 'dist');
const MAP = `/games/${GAME}/map`;
/** A map that uses a different font than most. */
const OTHER_MAP = '/games/slate-isles/map';
const SHEET = '.sheet-view .paper svg';

/** Time without new requests after which the waiting requests are let through. */
const QUIET_MS = 3000;

/** Requests that do not delay the map. */
const ASIDE = /\/icon|\.webmanifest$/;

test('the first map of any game takes at most three dependent network steps', async ({ page }) => {
  let waiting: Route[] = [];
  let last = 0;
  const loaded = new Set<string>();
  await page.route('**/*', (route) => {
    const url = route.request().url();
    // Interception turns off the cache. The next test shows that the cache serves repeated requests.
    if (ASIDE.test(url) || loaded.has(url)) return route.continue();
    waiting.push(route);
    last = performance.now();
  });
  let shown = false;
  const painted = await whenPainted(page, SHEET);
  void painted().then(() => {
    shown = true;
  });
  const steps: string[][] = [];
  const visited = page.goto(OTHER_MAP);
  while (!shown) {
    await new Promise((resume) => setTimeout(resume, 50));
    if (waiting.length === 0 || performance.now() - last < QUIET_MS) continue;
    const step = waiting;
    waiting = [];
    steps.push(step.map((route) => new URL(route.request().url()).pathname));
    for (const route of step) loaded.add(route.request().url());
    await Promise.all(step.map((route) => route.continue()));
  }
  await visited;
  print(`First map: ${steps.length} steps of network`);
  for (const [i, paths] of steps.entries()) print(`  ${i + 1}. ${paths.join(' ')}`);
  expect(steps.length).toBeLessThanOrEqual(3);
});

test('no file is loaded twice for the first map', async ({ page }) => {
  const host = await serveFolder(DIST);
  await page.goto(host.origin + MAP);
  await expect(page.locator(SHEET).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  host.close();
  const twice = host.asked.filter((path, i) => host.asked.indexOf(path) !== i);
  expect(host.asked).toContain(MAP);
  expect(twice).toEqual([]);
});

/** Limit relative to the processor time of a page with one word in React. Measured: 4.7 to 7.2, highest next to other tests. */
const MAX_WORK = 9;
/** Most visits: more than the minimum if the machine disturbed all of them. */
const [MIN_VISITS, MAX_VISITS] = [5, 15];

test('the first map takes only a few times the processor time of React alone', async () => {
  test.slow();
  const [app, react] = [await serveFolder(DIST), await serveFolder(await buildReactPage())];
  // A separate browser, because other tests would add to the CPU time measured.
  const browser = await chromium.launch(CHROMIUM);
  const [maps, words]: [Visit[], Visit[]] = [[], []];
  const ratio = () => medianOf(maps).work / medianOf(words).work;
  for (let i = 0; i < MAX_VISITS && (i < MIN_VISITS || ratio() > MAX_WORK); i++) {
    words.push(await visit(browser, react.origin, '.word'));
    maps.push(await visit(browser, app.origin + MAP, SHEET));
  }
  await browser.close();
  app.close();
  react.close();
  const [map, word] = [medianOf(maps), medianOf(words)];
  print(`First map: ${told(map)}; React alone: ${told(word)}; ${ratio().toFixed(1)} times`);
  expect(ratio()).toBeLessThanOrEqual(MAX_WORK);
});

const told = ({ work, time }: Visit): string =>
  `${Math.round(work)} ms of processor time, ${Math.round(time)} ms on the clock`;

const print = (line: string) => process.stdout.write(`${line}\n`);
