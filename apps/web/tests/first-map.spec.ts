import { join } from 'node:path';
import { chromium, expect, type Route, test } from '@playwright/test';
import { CHROMIUM } from './chromium.ts';
import { GAME } from './game-page.ts';
import { buildReactPage, medianOf, serveFolder, type Visit, visit, whenPainted } from './visits.ts';

const DIST = join(import.meta.dirname, '..', 'dist');
const MAP = `/games/${GAME}/map`;
/** Of a game whose map wants another face than most do. */
const OTHER_MAP = '/games/slate-isles/map';
const SHEET = '.sheet-view .paper svg';

/** How long nothing more is asked for before what was asked for is let through. */
const QUIET_MS = 3000;

/** What nobody waits for. */
const ASIDE = /\/icon|\.webmanifest$/;

test('the first map takes three dependent steps of network, whichever game it is', async ({ page }) => {
  let waiting: Route[] = [];
  let last = 0;
  const loaded = new Set<string>();
  await page.route('**/*', (route) => {
    const url = route.request().url();
    // Playwright turns the cache off; the next test shows that the cache answers a second request.
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

test('nothing is loaded twice on the way to the first map', async ({ page }) => {
  const host = await serveFolder(DIST);
  await page.goto(host.origin + MAP);
  await expect(page.locator(SHEET).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  host.close();
  const twice = host.asked.filter((path, i) => host.asked.indexOf(path) !== i);
  expect(host.asked).toContain(MAP);
  expect(twice).toEqual([]);
});

/** Of the processor time of a page that shows one word by React: 4.7 to 7.2 are measured, the most beside other tests. */
const MOST_WORK = 9;
/** More than the fewest where the machine disturbed all of them. */
const [FEWEST_VISITS, MOST_VISITS] = [5, 15];

test('the first map costs little more processor time than React alone', async () => {
  test.slow();
  const [app, react] = [await serveFolder(DIST), await serveFolder(await buildReactPage())];
  // One of its own: what other tests do in theirs would count.
  const browser = await chromium.launch(CHROMIUM);
  const [maps, words]: [Visit[], Visit[]] = [[], []];
  const ratio = () => medianOf(maps).work / medianOf(words).work;
  for (let i = 0; i < MOST_VISITS && (i < FEWEST_VISITS || ratio() > MOST_WORK); i++) {
    words.push(await visit(browser, react.origin, '.word'));
    maps.push(await visit(browser, app.origin + MAP, SHEET));
  }
  await browser.close();
  app.close();
  react.close();
  const [map, word] = [medianOf(maps), medianOf(words)];
  print(`First map: ${told(map)}; React alone: ${told(word)}; ${ratio().toFixed(1)} times`);
  expect(ratio()).toBeLessThanOrEqual(MOST_WORK);
});

const told = ({ work, time }: Visit): string =>
  `${Math.round(work)} ms of processor time, ${Math.round(time)} ms on the clock`;

const print = (line: string) => process.stdout.write(`${line}\n`);
