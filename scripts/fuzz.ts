// `npm run fuzz -- MINUTES [FOLDER]`: changes game files at random and draws everything in them, for the given time. Uses the
// files of a folder, or the bundled games. Keeps every file that throws, and the slowest ones.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Json, parse } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame } from '@platelayer/library';
import { drawEverything } from './testing/draw-everything.ts';
import { mutateGame, parts, swellGame } from './testing/mutate.ts';
import { pick, seeded } from './testing/random.ts';

const [minutes = 1, folder] = [Number(process.argv[2] ?? 1), process.argv[3]];
if (!(minutes > 0)) throw new Error('Usage: npm run fuzz -- MINUTES [FOLDER]');

/** Limit per file, in seconds of processor time. */
const LIMIT = 10;
const KEPT = 5;

interface Source {
  readonly name: string;
  readonly file: Json;
}

const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
const texts = folder
  ? namesIn(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
  : await Promise.all(BUNDLED_GAMES.map(async ({ id }) => [id, (await bundledGame(id)) ?? ''] as const));
const games: readonly Source[] = texts.flatMap(([name, text]) => {
  const { value } = parse(text);
  return value === undefined ? [] : [{ name, file: value }];
});
if (games.length === 0) throw new Error('No game files found.');

const kept = resolve('node_modules/.cache/platelayer/fuzz');
rmSync(kept, { recursive: true, force: true });
mkdirSync(kept, { recursive: true });
/** Written before drawing, so that a file that never finishes is kept as well. */
const current = join(kept, 'current.json');

const donors = games.flatMap(({ file }) => parts(file));
const slowest: { readonly name: string; readonly seconds: number; readonly text: string }[] = [];
let [files, sheets, exceptions] = [0, 0, 0];
const end = Date.now() + minutes * 60_000;
for (let seed = 1; Date.now() < end; seed++) {
  const random = seeded(seed);
  const source = pick(random, games);
  const changed = mutateGame(source.file, random, donors);
  const text = JSON.stringify(random() < 0.5 ? swellGame(changed, random) : changed);
  const name = `${seed}-${source.name.replaceAll(/\W+/g, '-')}`;
  writeFileSync(current, text);
  try {
    const drawn = await drawEverything(text);
    files++;
    if (!drawn) continue;
    sheets += drawn.pages.length;
    slowest.push({ name, seconds: drawn.seconds, text });
    slowest.sort((a, b) => b.seconds - a.seconds).splice(KEPT);
  } catch (fault) {
    exceptions++;
    writeFileSync(join(kept, `exception-${name}.json`), text);
    console.log(`${name}: ${fault instanceof Error ? fault.stack : fault}`);
  }
}
rmSync(current);
console.log(`${files} files, ${sheets} sheets, ${exceptions} exceptions; kept in ${kept}`);
for (const { name, seconds, text } of slowest) {
  writeFileSync(join(kept, `slow-${name}.json`), text);
  console.log(`  ${seconds.toFixed(2)} s  ${name}${seconds > LIMIT ? '  too long' : ''}`);
}
if (exceptions > 0 || slowest.some(({ seconds }) => seconds > LIMIT)) process.exitCode = 1;
