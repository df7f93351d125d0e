import { type Subsetter, toSvg } from '@platelayer/press';
import type { Fonts, Page } from '@platelayer/scene';
import { chromium } from '@playwright/test';
// @ts-expect-error a plain script
import { findChromium, HOW_TO_GET_ONE } from '../programs.mjs';
import { fastest } from './measure.ts';

/** Milliseconds for a running Chromium to print the same documents from SVG, and the size of its PDF files. */
export const printWithChromium = async (
  documents: readonly (readonly Page[])[],
  fonts: Fonts,
  subsetter: Subsetter,
): Promise<{ readonly time: number; readonly size: number } | undefined> => {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log(`  ${HOW_TO_GET_ONE}`);
    return undefined;
  }
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  const texts = documents.map((pages) => {
    const svgs = pages.map((one, i) =>
      toSvg(one, { fonts, textMode: { embed: subsetter }, idPrefix: `p${i}-` }),
    );
    return `<style>body{margin:0}svg{display:block;break-after:page}</style>${svgs.join('')}`;
  });
  let size = 0;
  const time = await fastest(3, async () => {
    size = 0;
    for (const html of texts) {
      await page.setContent(html);
      await page.evaluate('document.fonts.ready');
      size += (await page.pdf({ preferCSSPageSize: true, width: '20in', height: '20in' })).length;
    }
  });
  await browser.close();
  return { time, size };
};
