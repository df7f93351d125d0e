// Prints components in a browser and reads the PDF: each sheet must be one page of its size, with all its letters.
import { execFileSync } from 'node:child_process';
import { onPath } from '../programs.mjs';
import { until } from './webdriver.mjs';

/**
 * The cards of Ashfall need a face that the first sheet does not use. Most shares of Candle Bay are copies of one drawing,
 * on a sheet that is out of view.
 */
const ADDRESSES = ['ashfall/cards', 'candle-bay/cards', 'ashfall/charters', 'ashfall/map', 'ashfall/tokens'];

const POINTS_PER_UNIT = 0.72;

/** Size of the sheets. Each of these components has only one. */
const PAPER = `(() => {
  const { style } = document.querySelector('.sheet-view .sheet');
  const [width, height] = ['--units-wide', '--units-high'].map((side) => Number(style.getPropertyValue(side)));
  return { width, height };
})()`;

/**
 * Number of letters on each sheet. A drawing that is used twice counts twice. Letters with a halo do not count, because
 * Firefox prints them as outlines.
 */
const LETTERS = `(() => {
  const letters = (element) => {
    if (/^(defs|title|style)$/.test(element.localName)) return 0;
    if (element.localName === 'text' && element.hasAttribute('stroke')) return 0;
    if (element.localName === 'text') return element.textContent.replace(/\\s/g, '').length;
    const used = element.localName === 'use' && document.getElementById(element.getAttribute('href').slice(1));
    return [...(used || element).children].reduce((sum, child) => sum + letters(child), 0);
  };
  return [...document.querySelectorAll('.sheet-view .sheet .paper svg')].map(letters);
})()`;

const WAIT_MS = 120_000;

/** Both ways to print: the browser's own command as soon as the faces are loaded, and the application's Print button. */
const WAYS = {
  "the browser's command": (shows) => shows('the faces', "document.fonts.status === 'loaded'"),
  'the Print button': async (shows, evaluate) => {
    await evaluate('void (window.print = () => { window.isPrinting = true; })');
    await shows('the Print button', "document.querySelector('.print-button:enabled')");
    await evaluate("document.querySelector('.print-button').click()");
    await shows('the print dialog', 'window.isPrinting');
  },
};

/** Fails if the browser prints blank pages, pages of another size, or pages without their letters. */
export const checkPrinting = async ({ evaluate, goTo, print }, origin) => {
  const shows = (what, expression) => until(() => evaluate(`Boolean(${expression})`), what, WAIT_MS);
  for (const address of ADDRESSES)
    for (const [way, prepare] of Object.entries(WAYS)) {
      await goTo(`${origin}/games/${address}`);
      await shows(`a sheet of ${address}`, "document.querySelector('.paper svg')");
      await prepare(shows, evaluate);
      const paper = await evaluate(PAPER);
      const pages = readPages(await print());
      const faults = faultsOf(pages, paper, await evaluate(LETTERS));
      if (faults.length > 0) throw new Error(`${address}, printed with ${way}:\n${faults.join('\n')}`);
    }
};

/** Whether the programs that read the PDF are installed. */
export const canReadPdf = onPath('pdftotext') && onPath('pdfinfo');

const readPages = (pdf) => {
  const read = (program, ...options) => execFileSync(program, options, { input: pdf, encoding: 'utf8' });
  // A ligature counts as the letters it joins, or as two if the PDF does not name them.
  const text = read('pdftotext', '-', '-').normalize('NFKC').replaceAll('\uFFFD', 'ff');
  const texts = text.split('\f');
  const sizes = read('pdfinfo', '-l', '-1', '-').matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+)/gm);
  return [...sizes].map(([, width, height], i) => ({
    width: Number(width),
    height: Number(height),
    letters: texts[i].replace(/\s/g, '').length,
  }));
};

const faultsOf = (pages, paper, letters) => {
  if (pages.length !== letters.length) return [`${pages.length} pages for ${letters.length} sheets`];
  const isLength = (points, units) => Math.abs(points - units * POINTS_PER_UNIT) < 1;
  return pages.flatMap((page, i) => {
    const faults = [];
    if (!isLength(page.width, paper.width) || !isLength(page.height, paper.height))
      faults.push(`page ${i + 1} is ${page.width} x ${page.height} points`);
    if (page.letters < letters[i]) faults.push(`page ${i + 1} has ${page.letters} of ${letters[i]} letters`);
    return faults;
  });
};
