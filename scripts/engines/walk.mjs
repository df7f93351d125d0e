// The same walk through the built application in each browser engine: every page draws on a direct visit, each component after a reload
// as well; a file opens, a broken one shows its error and opens once it is corrected; a setting changes the sheet; PDF and PNG are
// exported; the print has a page for each sheet, with text on it. An error on the console fails the walk.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { canReadPdf, checkPrinting } from './print.mjs';
import { until } from './webdriver.mjs';

const GAME = '/games/brackwater';
const GOOD = { info: { title: 'Alder' }, map: { hexes: [{ color: 'plain', hexes: ['A1', 'A3', 'B2'] }] } };

/** Pages without sheets, each with the test id that the page has (98.20). */
const PAGES = {
  '/': 'home',
  '/games/': 'games',
  '/docs/': 'docs',
  '/docs/first-game': 'docs',
  '/docs/games/fields': 'docs',
  '/elements/': 'atoms',
  '/elements/tiles': 'tiles',
  '/elements/logos': 'logos',
  [`${GAME}/`]: 'game-brackwater',
};

/** One generous limit for everything: a busy machine may take its time. */
const WAIT_MS = 120_000;

const SHEET = "document.querySelector('.sheet-view .paper svg')?.getBoundingClientRect().width > 100";

/** Walks through the application at an origin. `open` starts a browser whose downloads go into a folder. */
export const walk = async (open, origin) => {
  const folder = mkdtempSync(join(tmpdir(), 'platelayer-walk-'));
  const browser = await open(folder);
  try {
    const steps = walkIn(browser, origin, folder);
    await steps.pages();
    await steps.components();
    await steps.files();
    await steps.served();
    await steps.settings();
    await steps.exports();
    if (browser.print && canReadPdf) await checkPrinting(browser, origin);
    const errors = await browser.errors();
    if (errors.length > 0) throw new Error(`The console has errors:\n${errors.join('\n')}`);
  } finally {
    await browser.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};

const walkIn = (browser, origin, folder) => {
  const { evaluate } = browser;
  /** Waits until an expression is true in the page. */
  const shows = async (what, expression) => {
    const isTrue = () => evaluate(`Boolean(${expression})`).catch(() => false);
    try {
      await until(isTrue, what, WAIT_MS);
    } catch (error) {
      const page = await evaluate("[location.href, document.querySelector('main')?.innerText]");
      throw new Error(`${error.message} at ${page.join('\n')}`);
    }
  };
  const text = (selector) => `(document.querySelector('${selector}')?.textContent ?? '')`;
  const button = (name) =>
    `[...document.querySelectorAll('button, [role=menuitem]')].find((each) => (each.ariaLabel ?? each.textContent) === '${name}')`;
  const press = async (name) => {
    await shows(`the button ${name}`, button(name));
    await evaluate(`${button(name)}.click()`);
  };
  const choose = async (file) => {
    await browser.goTo(`${origin}/games/`);
    const input = '[data-testid=games] input[type=file]';
    await shows('the file input', `document.querySelector('${input}')`);
    await browser.chooseFile(input, file);
  };
  /** Waits for a download that begins with these bytes. A browser creates the file before it has its content. */
  const saves = (ending, start) =>
    until(
      () =>
        readdirSync(folder).some(
          (name) =>
            name.endsWith(ending) && readFileSync(join(folder, name)).subarray(0, start.length).equals(start),
        ),
      `a file ${ending} is saved`,
      WAIT_MS,
    );

  return {
    async pages() {
      for (const [page, id] of Object.entries(PAGES)) {
        await browser.goTo(origin + page);
        await shows(page, `document.querySelector('[data-testid="${id}"] h1, [data-testid="${id}"] h2')`);
      }
    },
    async components() {
      const links = `[...document.querySelectorAll('nav[aria-label=Game] a[href^="${GAME}/"]')]`;
      const addresses = await evaluate(`${links}.map(({ pathname }) => pathname)`);
      const tabs = [...new Set(addresses)].filter((address) => !NO_SHEET.test(address));
      if (tabs.length < 13) throw new Error(`The menu has only ${tabs.length} components: ${tabs.join(' ')}`);
      for (const tab of tabs) {
        await browser.goTo(origin + tab);
        await shows(`the sheet of ${tab}`, SHEET);
        await browser.reload();
        await shows(`the sheet of ${tab} after a reload`, SHEET);
      }
    },
    async files() {
      // WebKitGTK gives a driven browser no private file system, so no game can be copied into it.
      if (!(await evaluate('navigator.storage?.getDirectory().then(() => true, () => false)'))) return;
      const file = join(folder, 'alder.json');
      const lines = JSON.stringify(GOOD, undefined, 2);
      writeFileSync(file, lines.replace('  },', '  }'));
      await choose(file);
      await shows('the error', `${text('.alerts')}.includes('A comma is missing at the end of line 4')`);
      await shows('its line', `${text('.alerts')}.includes('Line 4, column ')`);
      writeFileSync(file, lines);
      await choose(file);
      await shows('the map', `/internal:.*map$/.test(location.pathname) && ${SHEET}`);
      await browser.reload();
      await shows('the map after a reload', SHEET);
      await shows('its title', `${text('nav[aria-label=Game]')}.includes('Alder')`);
    },
    /** `platelayer serve` follows a file: a save appears, a broken save keeps the sheet and shows its error, a corrected one replaces it. */
    async served() {
      const file = join(folder, 'birch.json');
      const game = JSON.stringify({ ...GOOD, info: { title: 'Birch' } }, undefined, 2);
      writeFileSync(file, game);
      const { address, stop } = await serve(file);
      try {
        await browser.goTo(address);
        await shows('the served map', `/\\/map$/.test(location.pathname) && ${SHEET}`);
        writeFileSync(file, game.replace('Birch', 'Cedar'));
        await shows('the save', `${text('nav[aria-label=Game]')}.includes('Cedar')`);
        writeFileSync(file, game.replace('  },', '  }'));
        await shows(
          'the error',
          `${text('main')}.includes('A comma is missing at the end of line 4') && ${SHEET}`,
        );
        writeFileSync(file, game.replace('Birch', 'Damson'));
        await shows('the corrected file', `${text('nav[aria-label=Game]')}.includes('Damson')`);
        await browser.reload();
        await shows(
          'the map after a reload',
          `${text('nav[aria-label=Game]')}.includes('Damson') && ${SHEET}`,
        );
        await browser.goTo(origin);
        await browser.errors();
      } finally {
        stop();
      }
    },
    async settings() {
      const height = () =>
        evaluate("Number(document.querySelector('.paper svg').getAttribute('viewBox').split(' ')[3])");
      await browser.goTo(`${origin}${GAME}/tokens?config=paper.height`);
      const input = "document.querySelector('#config-paper-height')";
      await shows('the field of the paper height', `${input} && ${SHEET}`);
      const before = await height();
      await evaluate(`(() => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        set.call(${input}, '7');
        ${input}.dispatchEvent(new Event('input', { bubbles: true }));
        ${input}.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      })()`);
      await until(async () => (await height()) < before * 0.9, 'the sheet has become lower', WAIT_MS);
    },
    async exports() {
      await browser.goTo(`${origin}${GAME}/map`);
      await shows('the map', SHEET);
      for (const [kind, ending, start] of [
        ['pdf document', 'pdf', '%PDF-'],
        ['png image', 'png', '\x89PNG'],
      ]) {
        const item = `Export this component as a ${kind}`;
        await press('Export');
        await press(item);
        await shows(
          'the end of the export',
          `${text('.alerts')}.includes('${ending.toUpperCase()} Created')`,
        );
        await saves(`.${ending}`, Buffer.from(start, 'latin1'));
      }
    },
  };
};

/** The command line as users get it. */
const serve = async (file) => {
  const program = spawn(process.execPath, ['apps/cli/bin/platelayer.cjs', 'serve', file], { cwd: root });
  let printed = '';
  program.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  const [address] = await until(
    () => /http:\/\/127\.0\.0\.1:\d+\//.exec(printed),
    'platelayer serve prints its address',
  );
  return { address, stop: () => program.kill() };
};

/** Pages of a game that its menu lists and that are not components. */
const NO_SHEET = /\/(figures|pieces|colors|folder)?$/;
