import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import {
  buildReactPage,
  type Line,
  medianOf,
  serveFolder,
  type Visit,
  visit,
} from '../../apps/web/tests/visits.ts';
// @ts-expect-error a plain script
import { findChromium, HOW_TO_GET_ONE } from '../programs.mjs';

/** Compares the first map of a bundled game with a page that shows one word with React, both with empty caches. */
export interface FirstMap {
  readonly map: Visit;
  readonly react: Visit;
}

/** 10 Mbit/s with a delay of 40 ms. */
export const SLOW_LINE: Line = { delayMs: 40, bytesPerSecond: 1_250_000 };

/** Visits the built application in Chromium, with a new browser each time. */
export const visitFirstMap = async (
  game: string,
  runs: number,
  line?: Line,
): Promise<FirstMap | undefined> => {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log(`  ${HOW_TO_GET_ONE}`);
    return undefined;
  }
  const hosts = [
    await serveFolder(resolve('apps/web/dist'), line),
    await serveFolder(await buildReactPage(), line),
  ] as const;
  const targets = [
    [`${hosts[0].origin}/games/${game}/map`, '.sheet-view .paper svg'],
    [hosts[1].origin, '.word'],
  ] as const;
  const visits: readonly [Visit[], Visit[]] = [[], []];
  for (let i = 0; i < runs; i++)
    for (const [place, [url, selector]] of targets.entries()) {
      const browser = await chromium.launch({
        executablePath,
        args: ['--no-sandbox', '--disable-background-networking'],
      });
      visits[place]?.push(await visit(browser, url, selector));
      await browser.close();
    }
  for (const host of hosts) host.close();
  return { map: medianOf(visits[0]), react: medianOf(visits[1]) };
};
