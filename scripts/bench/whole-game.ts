import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { components, openArtwork } from '@platelayer/components';
import { type GameDrawings, openDrawings, sheetsOf } from '@platelayer/export';
import { effectiveConfig, load } from '@platelayer/game';
import { bundledGame, library } from '@platelayer/library';
import type { Fonts, Page } from '@platelayer/scene';

/** What a program has cost. */
export interface Usage {
  /** Milliseconds of processor time, of all threads. */
  readonly cpu: number;
  /** Megabytes at its height. */
  readonly memory: number;
}

/** The built command line exports a bundled game to PDF, from its start to its end; the run that was disturbed least. */
export const exportCold = async (game: string, runs: number): Promise<Usage> => {
  const folder = await mkdtemp(join(tmpdir(), 'platelayer-bench-'));
  const usages: Usage[] = [];
  for (let i = 0; i < runs; i++) {
    const args = [
      '--import',
      resolve('scripts/bench/report-usage.mjs'),
      resolve('apps/cli/bin/platelayer.mjs'),
    ];
    const program = spawn(process.execPath, [...args, 'export', game, '--out', folder, '--force'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    usages.push(JSON.parse(await text(program.stdio[3] as Readable)));
  }
  await rm(folder, { recursive: true });
  return usages.reduce((best, usage) => (usage.cpu < best.cpu ? usage : best));
};

export const openBundled = async (id: string, fonts: Fonts): Promise<GameDrawings> => {
  const { game } = load((await bundledGame(id)) ?? '', library);
  if (!game) throw new Error(`There is no game ${id}.`);
  return openDrawings(game, effectiveConfig({ game: game.config }), fonts, openArtwork());
};

/** The pages of all files of the PDF export, file by file, drawn anew. */
export const allDocuments = (drawings: GameDrawings): Promise<readonly (readonly Page[])[]> =>
  Promise.all(
    components
      .filter((component) => component.available(drawings.game))
      .flatMap((component) => sheetsOf(component, drawings))
      .map((sheets) => sheets.pages()),
  );
