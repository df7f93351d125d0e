// `npm run bench`: times as ratios within one run, because machines are noisy.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { findComponent, lookOf, noArtwork } from '@platelayer/components';
import { defaults, diagnose, load, parse, resolve, upgrade } from '@platelayer/game';
import { library } from '@platelayer/library';
import { createSubsetter, toPdf, toSvg } from '@platelayer/press';
import { chromium } from '@playwright/test';
import { gameText } from './bench/game-file.ts';
import { fastest, milliseconds } from './bench/measure.ts';
import { game, mapPage } from './bench/synthetic.ts';
// @ts-expect-error a plain script
import { findChromium, HOW_TO_GET_ONE } from './programs.mjs';
import { bundledFonts } from './testing/fonts.ts';

const require = createRequire(import.meta.url);
const fonts = await bundledFonts();
const subsetter = await createSubsetter(
  new Uint8Array(await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))),
);
const document = game(fonts);

console.log('Eight pages: a map of 300 hexes and 120 tiles');
const scene = await fastest(5, () => game(fonts));
const direct = await fastest(20, () => toPdf(document, { fonts, subsetter }));
const pdf = await toPdf(document, { fonts, subsetter });
console.log(`  drawing the scene     ${milliseconds(scene)}`);
console.log(`  direct PDF            ${milliseconds(direct)}, ${Math.round(pdf.length / 1024)} kB`);

const executablePath = findChromium();
if (executablePath) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  const svgs = document.pages.map((one, i) =>
    toSvg(one, { fonts, lettering: { embed: subsetter }, idPrefix: `p${i}-` }),
  );
  let printed = 0;
  const printing = await fastest(2, async () => {
    await page.setContent(`<style>body{margin:0}svg{display:block;break-after:page}</style>${svgs.join('')}`);
    await page.evaluate(
      () =>
        (globalThis as unknown as { document: { fonts: { ready: Promise<unknown> } } }).document.fonts.ready,
    );
    printed = (await page.pdf({ preferCSSPageSize: true, width: '20in', height: '20in' })).length;
  });
  await browser.close();
  console.log(`  Chromium printing it  ${milliseconds(printing)}, ${Math.round(printed / 1024)} kB`);
  console.log(`  ratio                 ${(printing / direct).toFixed(1)} times faster (goal: 15)`);
} else console.log(`  ${HOW_TO_GET_ONE}`);

console.log('\nOne map, drawn and pressed to PDF; time for one hex against that at 300');
let perHex: number | undefined;
for (const hexes of [300, 3_000, 10_000]) {
  const time = await fastest(hexes > 1_000 ? 2 : 5, () =>
    toPdf({ title: 'Map', pages: [mapPage(fonts, hexes)] }, { fonts, subsetter }),
  );
  perHex ??= time / hexes;
  console.log(
    `  ${String(hexes).padStart(6)} hexes  ${milliseconds(time).padStart(8)}  × ${(time / hexes / perHex).toFixed(2)}`,
  );
}

console.log('\nReading a game file; time for one hex against that at 100');
perHex = undefined;
for (const hexes of [100, 1_000, 10_000]) {
  const source = gameText(hexes);
  const parsed = parse(source);
  const upgraded = upgrade(parsed.value!);
  const stages = {
    parse: () => parse(source),
    diagnose: () => diagnose(parsed),
    upgrade: () => upgrade(parsed.value!),
    resolve: () => resolve(upgraded.value, library),
    load: () => load(source, library),
  };
  const times: string[] = [];
  let total = 0;
  for (const [name, stage] of Object.entries(stages)) {
    total = await fastest(hexes > 1_000 ? 2 : 5, stage);
    times.push(`${name} ${milliseconds(total)}`);
  }
  perHex ??= total / hexes;
  console.log(
    `  ${String(hexes).padStart(6)} hexes  ${times.join(', ')}  × ${(total / hexes / perHex).toFixed(2)}`,
  );
}

console.log('\nDrawing a map, a third of its hexes unlike any other; time for one hex against that at 100');
perHex = undefined;
for (const hexes of [100, 1_000, 10_000]) {
  const { game: read } = load(gameText(hexes), library);
  const times = { draw: 0, PDF: 0, SVG: 0 };
  const draw = () => {
    const look = lookOf(read!, { config: defaults, fonts, artwork: noArtwork, report: () => undefined });
    return findComponent('map')!.pages(read!, look, {});
  };
  const runs = hexes > 1_000 ? 2 : 5;
  times.draw = await fastest(runs, draw);
  const pages = draw();
  times.PDF = await fastest(runs, () => toPdf({ title: 'Map', pages }, { fonts, subsetter }));
  times.SVG = await fastest(runs, () => toSvg(pages[0]!, { fonts, lettering: 'reference' }));
  perHex ??= times.draw / hexes;
  const listed = Object.entries(times).map(([name, time]) => `${name} ${milliseconds(time)}`);
  console.log(
    `  ${String(hexes).padStart(6)} hexes  ${listed.join(', ')}  × ${(times.draw / hexes / perHex).toFixed(2)}`,
  );
}
