import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { components, openArtwork } from '@platelayer/components';
import {
  type GameDrawings,
  noAssets,
  openDrawings,
  type Press,
  planExport,
  runExport,
  sheetsOf,
} from '@platelayer/export';
import { effectiveConfig, load } from '@platelayer/game';
import { bundledGame, drawnLogoGroups, library, logoArt } from '@platelayer/library';
import type { Fonts, Page } from '@platelayer/scene';
import { exportMemory } from '../../apps/cli/src/export/export-memory.ts';

/** Resource usage of a program. */
export interface Usage {
  /** Processor time of all threads in milliseconds. */
  readonly cpu: number;
  /** Peak memory in megabytes. */
  readonly memory: number;
}

/** Without extra certificates, as on most machines: reading them takes longer than the rest of Node's start. */
const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;

/** Resource usage of Node with these arguments, in the run that was disturbed least. */
export const runCold = async (args: readonly string[], runs: number): Promise<Usage> => {
  const usages: Usage[] = [];
  for (let i = 0; i < runs; i++) {
    const program = spawn(
      process.execPath,
      ['--import', resolve('scripts/bench/report-usage.mjs'), ...args],
      { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    usages.push(JSON.parse(await text(program.stdio[3] as Readable)));
  }
  return cheapest(usages);
};

export const PROGRAM = resolve('apps/cli/bin/platelayer.cjs');

/** The components for which the goal was set; charts and the player aid came later. */
const PIECES = components.filter(({ id }) => !['upgrades', 'train-chart', 'player-aid'].includes(id));

/** The built command line exports the pieces of a bundled game to PDF. */
export const exportCold = async (game: string, runs: number): Promise<Usage> => {
  const folder = await mkdtemp(join(tmpdir(), 'platelayer-bench-'));
  const wanted = ['--components', PIECES.map(({ id }) => id).join()];
  const usage = await runCold([PROGRAM, 'export', game, ...wanted, '--out', folder, '--force'], runs);
  await rm(folder, { recursive: true });
  return usage;
};

/** The built command line exports the map of a game file, alone and next to a number of logos that the game does not use. */
export const exportBesideLogos = async (
  game: string,
  count: number,
  runs: number,
): Promise<{ readonly alone: Usage; readonly withLogos: Usage }> => {
  const folder = await mkdtemp(join(tmpdir(), 'platelayer-bench-'));
  const ids = [...drawnLogoGroups()].flatMap(([group, names]) => names.map((name) => `${group}/${name}`));
  const logos = await Promise.all(ids.map(logoArt));
  const exportFrom = async (inside: string) => {
    const place = join(folder, inside);
    await mkdir(join(place, 'logos'), { recursive: true });
    await writeFile(join(place, 'game.json'), (await bundledGame(game)) ?? '');
    const args = ['--components', 'map', '--out', join(folder, 'out'), '--force'];
    return () => runCold([PROGRAM, 'export', place, ...args], 1);
  };
  const [alone, withLogos] = [await exportFrom('alone'), await exportFrom('logos')];
  for (let i = 0; i < count; i++) {
    // No two files are the same.
    const svg = `${logos[i % logos.length]}<!-- ${i} -->`;
    await writeFile(join(folder, 'logos', 'logos', `unused-${i}.svg`), svg);
  }
  const usages = { alone: [] as Usage[], withLogos: [] as Usage[] };
  for (let i = 0; i < runs; i++) {
    usages.alone.push(await alone());
    usages.withLogos.push(await withLogos());
  }
  await rm(folder, { recursive: true });
  return { alone: cheapest(usages.alone), withLogos: cheapest(usages.withLogos) };
};

const cheapest = (usages: readonly Usage[]): Usage =>
  usages.reduce((best, usage) => (usage.cpu < best.cpu ? usage : best));

/** Milliseconds of processor time to make the PDF files of an open game again after a change of one card's text. */
export const exportChange = async (id: string, press: Press, runs: number): Promise<number> => {
  const written = (await bundledGame(id)) ?? '';
  const memory = exportMemory();
  const artwork = openArtwork();
  const times: number[] = [];
  for (let i = 0; i <= runs; i++) {
    const file = JSON.parse(written);
    file.privates[0].description += ` ${i}`;
    const changed = JSON.stringify(file);
    const start = process.cpuUsage();
    const { game } = load(changed, library);
    if (!game) throw new Error(`No game is named ${id}.`);
    const config = effectiveConfig({ game: game.config });
    const pages = memory.pages({ config, assets: noAssets });
    const drawings = openDrawings(game, config, press.fonts, artwork, undefined, undefined, pages);
    const { files } = await planExport(drawings, { scope: { kind: 'game' }, formats: ['pdf'] });
    for await (const step of runExport(files, { ...press, made: memory.made }))
      if ('failure' in step) throw new Error(step.failure);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.min(...times.slice(1));
};

export const openBundled = async (id: string, fonts: Fonts): Promise<GameDrawings> =>
  openText((await bundledGame(id)) ?? '', fonts);

const openText = (text: string, fonts: Fonts): GameDrawings => {
  const { game } = load(text, library);
  if (!game) throw new Error('This is not a game.');
  return openDrawings(game, effectiveConfig({ game: game.config }), fonts, openArtwork());
};

/** A bundled game, unchanged and with a different price, opened again on each call. */
export const twoVersions = async (
  id: string,
  fonts: Fonts,
): Promise<readonly [() => GameDrawings, () => GameDrawings]> => {
  const file = JSON.parse((await bundledGame(id)) ?? '{}');
  const before = JSON.stringify(file);
  file.privates[0].price += 5;
  const after = JSON.stringify(file);
  return [() => openText(before, fonts), () => openText(after, fonts)];
};

/** The pages of all files of the PDF export, file by file, drawn again. */
export const allDocuments = (drawings: GameDrawings): Promise<readonly (readonly Page[])[]> =>
  Promise.all(
    components
      .filter((component) => component.available(drawings.game))
      .flatMap((component) => sheetsOf(component, drawings))
      .map((sheets) => sheets.pages()),
  );
