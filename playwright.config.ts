import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './apps/web/tests/chromium.ts';

/** Another port lets two checkouts be tested at once. */
const PORT = Number(process.env.PORT ?? 4830);

export default defineConfig({
  testDir: 'apps/web/tests',
  timeout: 60_000,
  fullyParallel: true,
  // One more than there are cores: a test waits for a fifth of its time. More than six browsers want too much memory.
  workers: Math.min(availableParallelism() + 1, 6),
  // A busy machine must not cost a landing; `npm test` names every test that needed its second try.
  retries: 1,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: 'chromium',
    // Each test would fetch the whole application for later; tests of the service worker itself allow it.
    serviceWorkers: 'block',
    // Nothing slides: where a thing is seen first is where it stays. A test of a movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: CHROMIUM,
  },
  webServer: {
    // The server that users get: a visit costs it a quarter of what it costs vite's.
    command: `node apps/cli/bin/platelayer.cjs serve --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: false,
  },
});
