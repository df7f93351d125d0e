import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
};

/** Network connection to the host, shared by all files. */
export interface Line {
  readonly delayMs: number;
  readonly bytesPerSecond: number;
}

export interface Host {
  readonly origin: string;
  /** Requested paths, in order. */
  readonly asked: readonly string[];
  readonly close: () => void;
}

/** Serves a folder as in docs/hosting.md: compressed, immutable files with a hash, and the start page for other paths. */
export const serveFolder = async (folder: string, line?: Line): Promise<Host> => {
  const asked: string[] = [];
  let free = 0;
  /** Milliseconds until a file of this size has arrived. */
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

/** A built page with one word in React, as a baseline for the cost of an application. */
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
  /** Processor time of the whole browser until the paint, in milliseconds. */
  readonly work: number;
  /** Wall-clock time, in milliseconds. */
  readonly time: number;
}

/** Visits a page with an empty cache, until an element has been painted. */
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
 * Returns a function that waits until an element of a page that is about to load has been painted. Does not poll,
 * because polling would make the page draw extra frames.
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
    // biome-ignore lint/suspicious/noConsole: the page notifies the test through its console
    requestAnimationFrame(() => setTimeout(() => console.log('painted')));
  });
  const attributes = { attributes: true, attributeFilter: ['class'] };
  observer.observe(document, { subtree: true, childList: true, ...attributes });
}

/** Processor time of all processes of a browser, in milliseconds. */
export const processorClock = async (browser: Browser): Promise<() => Promise<number>> => {
  const session = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
};

/** Waits until a browser has finished the work of starting or of opening a window. */
export const settle = async (page: Page, processorTime: () => Promise<number>): Promise<void> => {
  for (let before = -Infinity, i = 0; i < 20; i++) {
    const now = await processorTime();
    if (now - before < 10) return;
    before = now;
    await page.waitForTimeout(300);
  }
};

/** Median cost of several visits. The minimum would be luck: the 10 ms clock of processor time ticks only a few times per visit. */
export const medianOf = (visits: readonly Visit[]): Visit => ({
  work: median(visits.map(({ work }) => work)),
  time: median(visits.map(({ time }) => time)),
});

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
