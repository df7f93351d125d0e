// `npm run bench`: prints times as ratios within one run, because times vary between machines and runs.
import { findComponent, lookOf, noArtwork } from '@platelayer/components';
import { defaults, diagnose, type Game, load, parse, resolve, upgrade } from '@platelayer/game';
import { library } from '@platelayer/library';
import { pixelSize, toPdf, toPng, toSvg } from '@platelayer/press';
import { compareVersions, versionsOf } from '@platelayer/revisions';
import type { Page } from '@platelayer/scene';
import { deflate } from '../apps/cli/src/deflate.ts';
import { printWithChromium } from './bench/chromium.ts';
import { SLOW_LINE, visitFirstMap } from './bench/first-map.ts';
import { largeGameText, manyCardsText, manyTilesText } from './bench/game-file.ts';
import { fastest, leastWork, milliseconds } from './bench/measure.ts';
import { mapPage, game as synthetic } from './bench/synthetic.ts';
import {
  allDocuments,
  exportBesideLogos,
  exportChange,
  exportCold,
  openBundled,
  PROGRAM,
  runCold,
  twoVersions,
} from './bench/whole-game.ts';
import { contactSheets } from './contact-sheets.ts';
import { bundledFonts } from './testing/fonts.ts';
import { bundledSubsetter } from './testing/subsetter.ts';

const fonts = await bundledFonts();
const subsetter = await bundledSubsetter();
/** Compresses like the command line. */
const press = { fonts, subsetter, deflate };
const printPdf = (pages: readonly Page[]) => toPdf({ title: 'Bench', pages }, press);
const plainLook = (game: Game) =>
  lookOf(game, { config: defaults, fonts, artwork: noArtwork, report: () => undefined });
const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} kB`;

/** Draws pages and writes them as PDF, lets Chromium print the same pages, and prints how many times faster we are. */
const againstChromium = async (draw: () => readonly Page[], goal: number) => {
  const pages = draw();
  const drawing = await fastest(5, draw);
  const direct = await fastest(20, () => printPdf(pages));
  console.log(`  drawing the scene     ${milliseconds(drawing)}`);
  console.log(
    `  direct PDF            ${milliseconds(direct)}, ${kilobytes((await printPdf(pages)).length)}`,
  );
  const printed = await printWithChromium([pages], fonts, subsetter);
  if (!printed) return;
  console.log(`  Chromium printing it  ${milliseconds(printed.time)}, ${kilobytes(printed.size)}`);
  console.log(
    `  ratio                 ${(printed.time / direct).toFixed(1)} times faster (goal: ${goal}, ${printed.time / direct >= goal ? 'met' : 'short'})`,
  );
};

/** Limit for the cost of one hex on a large map, relative to a small map. */
const GROWTH_GOAL = 1.5;

/** Prints processor times of some stages for growing numbers of things, and how the cost per thing grows. */
const growth = async (
  sizes: readonly number[],
  stagesFor: (count: number) => Readonly<Record<string, () => unknown>>,
  things = 'hexes',
) => {
  let first: number | undefined;
  for (const count of sizes) {
    const times: string[] = [];
    let time = 0;
    for (const [name, stage] of Object.entries(stagesFor(count))) {
      // The same number of runs for each size, because caches make each next run cheaper.
      time = await leastWork(2, stage);
      times.push(`${name} ${milliseconds(time)}`);
    }
    first ??= time / count;
    console.log(
      `  ${String(count).padStart(6)} ${things}  ${times.join(', ')}, each ${atMost(time / count / first, GROWTH_GOAL)}`,
    );
  }
};

/** A ratio, and whether it meets its goal. */
const atMost = (ratio: number, goal: number) =>
  `${ratio.toFixed(1)} times (goal: ${goal}, ${ratio <= goal ? 'met' : 'short'})`;

/** About 50 hexes, 50 tiles and 8 companies. */
const GAME = 'slate-isles';

console.log(`The first map from nothing: ${GAME}, compared with a page that shows one word with React`);
const atOnce = await visitFirstMap(GAME, 3);
if (atOnce)
  console.log(
    `  processor time        ${milliseconds(atOnce.map.work)} against ${milliseconds(atOnce.react.work)}: ${atMost(atOnce.map.work / atOnce.react.work, 5)}`,
  );
const slowly = await visitFirstMap(GAME, 3, SLOW_LINE);
if (slowly)
  console.log(
    `  10 Mbit/s, 40 ms      ${milliseconds(slowly.map.time)} against ${milliseconds(slowly.react.time)}: ${atMost(slowly.map.time / slowly.react.time, 5)}`,
  );
console.log();

console.log(`A whole game to PDF: ${GAME}`);
const bare = (await runCold(['-e', '0'], 5)).cpu;
const againstNode = (label: string, cpu: number, goal: number) =>
  console.log(`  ${label.padEnd(24)}${milliseconds(cpu)} of CPU, ${atMost(cpu / bare, goal)}`);
console.log(`  node -e 0             ${milliseconds(bare)} of CPU: the baseline of the next lines`);
const { cpu, memory } = await exportCold(GAME, 5);
// 0.6 s if Node itself takes 0.028 s.
againstNode('command line, cold', cpu, 21);
console.log(
  `  its memory            ${Math.round(memory)} MB (limit: 300, ${memory <= 300 ? 'met' : 'short'})`,
);
againstNode('platelayer --version', (await runCold([PROGRAM, '--version'], 5)).cpu, 1.5);
const { alone, withLogos } = await exportBesideLogos(GAME, 600, 5);
console.log(
  `  next to 600 logos     ${milliseconds(withLogos.cpu)} of CPU for the map, ${milliseconds(alone.cpu)} without them: ${atMost(withLogos.cpu / alone.cpu, 1.3)}`,
);
// Like the thirtieth save of an evening: 0.1 s.
againstNode('another text on a card', await exportChange(GAME, press, 30), 3.5);
const drawings = await openBundled(GAME, fonts);
const documents = await allDocuments(drawings);
const printAll = async () => {
  let bytes = 0;
  for (const pages of documents) bytes += (await printPdf(pages)).length;
  return bytes;
};
console.log(`  drawing the scenes    ${milliseconds(await fastest(20, () => allDocuments(drawings)))}`);
const direct = await fastest(20, printAll);
console.log(
  `  direct PDF            ${milliseconds(direct)}, ${documents.length} files, ${kilobytes(await printAll())}`,
);
const printed = await printWithChromium(documents, fonts, subsetter);
if (printed) {
  console.log(`  Chromium printing it  ${milliseconds(printed.time)}, ${kilobytes(printed.size)}`);
  console.log(
    `  ratio                 ${(printed.time / direct).toFixed(1)} times faster (goal: 25, ${printed.time / direct >= 25 ? 'met' : 'short'})`,
  );
}

console.log('\nComparing two versions of meridian that differ in one price');
const [earlier, later] = await twoVersions('meridian', fonts);
const compareOnce = async () => {
  const [before, after] = [earlier(), later()];
  const begin = process.cpuUsage();
  const versions = await versionsOf({ title: before.game.info.title, drawings: () => before }, after, true);
  compareVersions(versions.before, versions.after);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
};
const compareTimes: number[] = [];
for (let i = 0; i < 8; i++) compareTimes.push(await compareOnce());
const compareTime = Math.min(...compareTimes);
console.log(
  `  processor time        ${milliseconds(compareTime)} (goal: 300, ${compareTime <= 300 ? 'met' : 'short'}); ${(compareTime / bare).toFixed(1)} times node -e 0`,
);

console.log('\nPNG pictures at 300 dpi');
const [sheet] = documents.flat();
const { width, height } = pixelSize(sheet!, 300);
const start = process.cpuUsage();
await toPng(sheet!, { fonts, dpi: 300 });
const { user, system } = process.cpuUsage(start);
// 0.095 s.
againstNode('a megapixel', (user + system) / 1000 / ((width * height) / 1e6), 3.4);

console.log('\nEight pages: a map of 300 hexes and 120 tiles');
await againstChromium(() => synthetic(fonts).pages, 15);

console.log('\nThe whole tile catalogue on contact sheets');
const { game: empty } = resolve({ info: { title: 'Tiles' } }, library);
await againstChromium(() => contactSheets(empty.info, plainLook(empty)), 20);

console.log('\nA synthetic map, drawn and written as PDF');
await growth([300, 3_000, 10_000], (hexes) => ({ PDF: () => printPdf([mapPage(fonts, hexes)]) }));

console.log('\nReading a game file');
await growth([100, 1_000, 10_000], (hexes) => {
  const source = largeGameText(hexes);
  const parsed = parse(source);
  const upgraded = upgrade(parsed.value!);
  return {
    parse: () => parse(source),
    diagnose: () => diagnose(parsed),
    upgrade: () => upgrade(parsed.value!),
    resolve: () => resolve(upgraded.value, library),
    load: () => load(source, library),
  };
});

for (const [id, textOf] of [
  ['tiles', manyTilesText],
  ['cards', manyCardsText],
] as const) {
  console.log(`\nThe ${id} of a game, all different`);
  const drawings = await findComponent(id)!.drawings();
  await growth(
    [300, 10_000],
    (count) => {
      // Two runs with different names, so that text measurements cannot all come from the cache.
      const games = [0, count].map((first) => load(textOf(count, first), library).game!);
      return {
        draw: () => {
          const game = games.shift()!;
          return drawings.pages(game, plainLook(game), { paginated: true });
        },
      };
    },
    id,
  );
}

console.log('\nThe map of a game, a third of its hexes unique');
const map = await findComponent('map')!.drawings();
await growth([300, 3_000, 10_000], (hexes) => {
  const { game } = load(largeGameText(hexes), library);
  const draw = () => map.pages(game!, plainLook(game!), {});
  const pages = draw();
  return {
    PDF: () => printPdf(pages),
    SVG: () => toSvg(pages[0]!, { fonts, textMode: 'reference' }),
    draw,
  };
});
