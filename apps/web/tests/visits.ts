import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';

/** Visits of a built application from nothing, and what they cost. */

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
};

/** A line to the host; all files share it. */
export interface Line {
  readonly delayMs: number;
  readonly bytesPerSecond: number;
}

export interface Host {
  readonly origin: string;
  /** The paths that were asked for, in this order. */
  readonly asked: readonly string[];
  readonly close: () => void;
}

/** Serves a folder as docs/hosting.md says: packed, names with a hash kept for ever, the start page for all others. */
export const serveFolder = async (folder: string, line?: Line): Promise<Host> => {
  const asked: string[] = [];
  let free = 0;
  /** When a file of this size has come through the line. */
  const arrival = (bytes: number): number => {
    if (!line) return 0;
    const now = performance.now();
    free = Math.max(free, now + line.delayMs) + (1000 * bytes) / line.bytesPerSecond;
    return free - now;
  };
  const packed = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    asked.push(pathname);
    const wanted = join(folder, decodeURIComponent(pathname));
    const file = (await isFile(wanted)) ? wanted : join(folder, 'index.html');
    const body = packed.get(file) ?? gzipSync(await readFile(file));
    packed.set(file, body);
    const lasting = pathname.startsWith('/assets/');
    setTimeout(
      () =>
        response
          .writeHead(200, {
            'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
            'Content-Encoding': 'gzip',
            'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
          })
          .end(body),
      arrival(body.length),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, asked, close: () => server.close() };
};

const isFile = async (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** A built page that shows one word by React: what an application costs that does nothing. */
export const buildReactPage = async (): Promise<string> => {
  const folder = resolve('node_modules/.cache/platelayer/react-page');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><title>React</title><div id="root"></div><script type="module" src="./main.js"></script>',
  );
  await writeFile(
    join(folder, 'main.js'),
    `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('p', { className: 'word' }, 'React'));`,
  );
  await build({ root: folder, configFile: false, logLevel: 'error', build: { emptyOutDir: true } });
  return join(folder, 'dist');
};

export interface Visit {
  /** Milliseconds of processor time of the whole browser until it was painted. */
  readonly work: number;
  /** Milliseconds on the clock. */
  readonly time: number;
}

/** Visits a page from nothing, until what a selector finds has been painted. */
export const visit = async (browser: Browser, url: string, selector: string): Promise<Visit> => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const painted = await whenPainted(page, selector);
  const processorTime = await processorClock(browser);
  await settle(page, processorTime);
  const [work, time] = [await processorTime(), performance.now()];
  await page.goto(url, { waitUntil: 'commit' });
  await painted();
  const spent = { work: (await processorTime()) - work, time: performance.now() - time };
  await context.close();
  return spent;
};

/**
 * When what a selector finds on a page has been painted, the page being about to load. Nobody looks again and again,
 * which would make the page draw frames of its own.
 */
export const whenPainted = async (page: Page, selector: string): Promise<() => Promise<unknown>> => {
  await page.addInitScript(tellWhenPainted, selector);
  const painted = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'painted',
    timeout: 0,
  });
  return () => painted;
};

function tellWhenPainted(selector: string) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    // biome-ignore lint/suspicious/noConsole: a page tells a test by its console
    requestAnimationFrame(() => setTimeout(() => console.log('painted')));
  });
  const attributes = { attributes: true, attributeFilter: ['class'] };
  observer.observe(document, { subtree: true, childList: true, ...attributes });
}

/** Milliseconds of processor time that all processes of a browser have taken. */
export const processorClock = async (browser: Browser): Promise<() => Promise<number>> => {
  const session = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
};

/** A browser has work of its own when it starts and when it opens a window. */
export const settle = async (page: Page, processorTime: () => Promise<number>): Promise<void> => {
  for (let before = -Infinity, i = 0; i < 20; i++) {
    const now = await processorTime();
    if (now - before < 10) return;
    before = now;
    await page.waitForTimeout(300);
  }
};

/** What the middle one of several visits cost. The least would be luck: a processor's clock of 10 ms ticks few times in a short one. */
export const medianOf = (visits: readonly Visit[]): Visit => ({
  work: median(visits.map(({ work }) => work)),
  time: median(visits.map(({ time }) => time)),
});

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
