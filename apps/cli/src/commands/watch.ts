import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { OnExit } from '../arguments.ts';
import { exportMemory } from '../export/export-memory.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from '../terminal.ts';
import { type ExportCommand, exportGame, exportOptions } from './export.ts';

/** Editors write a file in several steps; this long after the last one it is complete. */
const SAVE_PAUSE_MS = 50;

/** Exports a game now and whenever its file is saved, until the user stops it. A broken save is reported and waited out. */
async function watchGame(game: string, options: ExportCommand, terminal: Terminal): Promise<ExitStatus> {
  const wanted = new AbortController();
  const signal = AbortSignal.any([terminal.interrupted(), wanted.signal]);
  const path = resolve(terminal.folder, game);
  if (!(await terminal.exists(path))) {
    terminal.err(`${game}: file not found; only files and folders can be watched.\n`);
    return EXIT_STATUS.unusable;
  }
  // Watching starts before the first export, so that no save is lost meanwhile.
  const saves = savesOf(path, terminal, signal);
  const first = saves.next();
  const memory = exportMemory();
  const status = await exportGame(game, options, terminal, signal, memory);
  if (status === EXIT_STATUS.unusable) {
    wanted.abort();
    return status;
  }
  for (let save = first; !(await save).done; save = saves.next()) {
    if (!options.json) terminal.err(`${game} was saved.\n`);
    await exportGame(game, options, terminal, signal, memory);
  }
  return EXIT_STATUS.fine;
}

/** Changes that lie close together are one save. */
async function* savesOf(
  path: string,
  { changes }: Terminal,
  signal: AbortSignal,
): AsyncGenerator<void, undefined> {
  const incoming = changes(path, signal)[Symbol.asyncIterator]();
  let next = incoming.next();
  while (!(await next).done) {
    for (;;) {
      next = incoming.next();
      const quiet = await Promise.race([
        next.then(() => false),
        new Promise<boolean>((resume) => setTimeout(() => resume(true), SAVE_PAUSE_MS)),
      ]);
      if (quiet || signal.aborted) break;
    }
    if (signal.aborted) return;
    yield;
  }
}

export const addWatch = (program: Command, terminal: Terminal, end: OnExit): Command =>
  exportOptions(program.command('watch'), 'game file, folder or zip')
    .description('Export a game now and whenever its file, or anything in its folder, is saved.')
    .option('--json', 'a report for programs on each export', false)
    .addHelpText('after', HELP)
    .action(async (game: string, options: ExportCommand) => end(await watchGame(game, options, terminal)));

const HELP = `
Files that are there already are replaced only with --force; those that it has made itself, with each save that changes them.
Ctrl-C ends it.

Example:
  $ platelayer watch game.json --components map --out print --force`;
