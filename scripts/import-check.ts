// `npm run import-check -- FOLDER [--hexes]`: counts how many titles of 18xx.games are read and drawn, for the numbers in 85.18.
// FOLDER is a copy of the site's repository, which is not part of this one.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { components, openArtwork } from '@platelayer/components';
import { openDrawings } from '@platelayer/export';
import { effectiveConfig, type Game, load } from '@platelayer/game';
import {
  createRubyParser,
  type ImportCounts,
  type ImportedTitle,
  importTitle,
  openSources,
  type SourceFile,
  type Title,
} from '@platelayer/import';
import { BUNDLED_FACES, library } from '@platelayer/library';
import { loadFonts } from '@platelayer/scene';

const [, , folder, ...flags] = process.argv;
if (!folder) {
  console.error('Usage: npm run import-check -- FOLDER [--hexes]');
  process.exit(2);
}

const filesBelow = (place: string): SourceFile[] =>
  readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const path = join(place, entry.name);
    if (entry.isDirectory()) return /^(\.|node_modules$)/.test(entry.name) ? [] : filesBelow(path);
    if (!entry.name.endsWith('.rb')) return [];
    return [
      { path: relative(folder, path).replaceAll('\\', '/'), content: new Uint8Array(readFileSync(path)) },
    ];
  });

const wasm = createRequire(join(process.cwd(), 'package.json')).resolve('@ruby/prism/src/prism.wasm');
const parse = await createRubyParser(new Uint8Array(readFileSync(wasm)));
const files = filesBelow(folder);
const begun = performance.now();
const sources = openSources(files, parse);
const listed = performance.now() - begun;

/** Loads faces from their packages. */
const packaged = createRequire(join(process.cwd(), 'package.json'));
const fonts = await loadFonts(
  BUNDLED_FACES,
  async ({ file }) => new Uint8Array(readFileSync(packaged.resolve(file))),
);

interface Checked {
  readonly title: Title;
  /** Components that were drawn, and the errors of the others. */
  readonly drawn: number;
  readonly failures: readonly string[];
  readonly imported: ImportedTitle;
  readonly milliseconds: number;
  readonly errors: number;
  readonly warnings: number;
}

/** Draws all sheets and pieces of every component that a game has. */
const drawAll = async (game: Game): Promise<Pick<Checked, 'drawn' | 'failures'>> => {
  const drawings = openDrawings(game, effectiveConfig({ game: game.config }), fonts, openArtwork());
  const failures: string[] = [];
  let drawn = 0;
  for (const component of components.filter((each) => each.available(game)))
    try {
      await drawings.pages(component, {});
      await drawings.pieces(component);
      drawn += 1;
    } catch (error) {
      failures.push(`${component.id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  return { drawn, failures };
};

const check = async (title: Title): Promise<Checked> => {
  const start = performance.now();
  const imported = importTitle(title, sources, library);
  const milliseconds = performance.now() - start;
  const { game, diagnostics } = load(JSON.stringify(imported.game), library);
  const count = (severity: string) => diagnostics.filter((found) => found.severity === severity).length;
  return {
    title,
    imported,
    milliseconds,
    ...(game ? await drawAll(game) : { drawn: 0, failures: [] }),
    errors: count('error') + (game ? 0 : 1),
    warnings: count('warning'),
  };
};

const checked: Checked[] = [];
for (const title of sources.titles) checked.push(await check(title));
const having = (...keys: readonly (keyof ImportCounts)[]): number =>
  checked.filter(({ imported }) => keys.every((key) => imported.counts[key] > 0)).length;
const countFindings = (kind: string): number =>
  checked.reduce(
    (sum, { imported }) => sum + imported.findings.filter((finding) => finding.kind === kind).length,
    0,
  );

console.log(`${files.length} Ruby files; ${sources.titles.length} titles listed in ${Math.round(listed)} ms`);
console.log(`  with map             ${having('hexes')}`);
console.log(`  with map and tiles   ${having('hexes', 'tiles')}`);
console.log(`  with market          ${having('marketCells')}`);
console.log(`  with trains          ${having('trains')}`);
console.log(`  with phases          ${having('phases')}`);
console.log(`  with companies       ${having('companies')}`);
console.log(
  `  with all of these    ${having('hexes', 'tiles', 'marketCells', 'trains', 'phases', 'companies')}`,
);
console.log(`  opening without errors ${checked.filter(({ errors }) => errors === 0).length}`);
console.log(
  `  components drawn       ${checked.reduce((sum, { drawn }) => sum + drawn, 0)}; failed ${checked.reduce((sum, { failures }) => sum + failures.length, 0)}`,
);
console.log(
  `  longest import       ${Math.round(Math.max(0, ...checked.map((one) => one.milliseconds)))} ms`,
);
console.log(
  `  reported: ${['missing', 'computed', 'changed', 'repaired', 'dropped'].map((kind) => `${kind} ${countFindings(kind)}`).join(', ')}`,
);

/** Expected hex counts, which show whether conditions were evaluated correctly (85.3.5). */
const GUARDS: Readonly<Record<string, number>> = { G18CZ: 107, G18Mag: 98, G1841: 133 };
for (const { title, imported } of checked) {
  const expected = GUARDS[title.id];
  if (expected !== undefined && imported.counts.hexes !== expected)
    console.log(`  ${title.name}: ${imported.counts.hexes} hexes instead of ${expected}`);
}
for (const { title, imported, errors, warnings } of checked) {
  const { hexes, tiles, marketCells, trains, phases, companies } = imported.counts;
  const lacks = Object.entries({ hexes, tiles, marketCells, trains, phases, companies })
    .filter(([, count]) => count === 0)
    .map(([key]) => key);
  if (flags.includes('--hexes') || lacks.length > 0 || errors > 0)
    console.log(
      `${title.name}: ${hexes} hexes${lacks.length > 0 ? `; without ${lacks.join(', ')}` : ''}${errors > 0 ? `; ${errors} errors` : ''}${warnings > 0 ? `; ${warnings} warnings` : ''}`,
    );
}
for (const { title, failures } of checked)
  for (const failure of failures) console.log(`${title.name}: not drawn: ${failure}`);
process.exit(checked.every(({ errors, failures }) => errors + failures.length === 0) ? 0 : 1);
