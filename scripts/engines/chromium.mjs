// Drives Chromium with Playwright, for the walk.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** Starts a Chromium and opens a tab; the tab saves its downloads in the folder. */
export const openChromium = async (path, folder) => {
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // Playwright cannot answer the system's file picker, so the page offers its file input.
  await page.addInitScript(() => Object.defineProperty(window, 'showOpenFilePicker', { value: undefined }));
  const errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('download', async (download) =>
    writeFileSync(join(folder, download.suggestedFilename()), await download.path().then(readFileSync)),
  );
  return {
    evaluate: (expression) => page.evaluate(expression),
    goTo: (url) => page.goto(url),
    reload: () => page.reload(),
    chooseFile: (selector, file) => page.setInputFiles(selector, file),
    print: () => page.pdf({ preferCSSPageSize: true }),
    errors: async () => errors,
    stop: () => browser.close(),
  };
};
