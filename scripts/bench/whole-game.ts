import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { openArtwork } from '@platelayer/components';
import { openStudio, planExport, type Studio } from '@platelayer/export';
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

export const openBundled = async (id: string, fonts: Fonts): Promise<Studio> => {
  const { game } = load((await bundledGame(id)) ?? '', library);
  if (!game) throw new Error(`There is no game ${id}.`);
  return openStudio(game, effectiveConfig({ game: game.config }), fonts, openArtwork());
};

/** The pages of all files of the PDF export, file by file, drawn anew. */
export const allDocuments = async (studio: Studio): Promise<readonly (readonly Page[])[]> => {
  const files = await planExport(studio.game, studio.config, studio, { formats: ['pdf'] });
  const sheets = files.filter((file) => file.kind === 'sheets');
  return Promise.all(
    sheets.map(({ component, request, settings }) => studio.pages(component, request, settings)),
  );
};
