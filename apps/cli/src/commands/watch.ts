import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { OnExit } from '../arguments.ts';
import { exportMemory } from '../export/export-memory.ts';
import { fileErrorText } from '../read-text.ts';
import { refuse } from '../refuse.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from '../terminal.ts';
import { isWatchLimit } from '../watched-folder.ts';
import { type ExportCommand, exportGame, exportOptions } from './export.ts';

/** Editors write a file in several steps; this long after the last one it is complete. */
const SAVE_PAUSE_MS = 50;

/** Exports a game now and whenever its file is saved, until the user stops it. A broken save is reported and waited out. */
async function watchGame(game: string, options: ExportCommand, terminal: Terminal): Promise<ExitStatus> {
  const wanted = new AbortController();
  const signal = AbortSignal.any([terminal.interrupted(), wanted.signal]);
  const path = resolve(terminal.folder, game);
  const unusable = (message: string) =>
    refuse({ status: EXIT_STATUS.unusable, message: `${game}: ${message}` }, options.json, terminal);
  if (!(await terminal.exists(path)))
    return unusable('file not found; only files and folders can be watched.');
  // Watching starts before the first export, so that no save is lost meanwhile.
  const saves = savesOf(path, terminal, signal);
  let fault: unknown;
  const nextSave = () =>
    saves.next().then(
      ({ done }) => !done,
      (error: unknown) => {
        fault = error;
        return false;
      },
    );
  const first = nextSave();
  const memory = exportMemory();
  let status = await exportGame(game, options, terminal, signal, memory);
  if (status === EXIT_STATUS.unusable) {
    wanted.abort();
    return status;
  }
  for (let save = first; status !== EXIT_STATUS.stopped && (await save); save = nextSave()) {
    const isThere = await terminal.exists(path);
    if (!options.json)
      terminal.err(isThere ? `${game} has changed.\n` : `${game} is gone; waiting for it.\n`);
    if (isThere || options.json) status = await exportGame(game, options, terminal, signal, memory);
  }
  wanted.abort();
  if (fault === undefined) return EXIT_STATUS.fine;
  return unusable(`cannot be watched: ${isWatchLimit(fault) ? TOO_MANY : fileErrorText(fault)}`);
}

const TOO_MANY =
  'the system watches as many files as it allows; close programs that watch many, such as editors, or on Linux raise ' +
  'fs.inotify.max_user_watches and fs.inotify.max_user_instances.';

/** Changes that lie close together are one save. */
async function* savesOf(
  path: string,
  { changes }: Terminal,
  signal: AbortSignal,
): AsyncGenerator<void, undefined> {
  const incoming = changes(path, signal)[Symbol.asyncIterator]();
  const ask = () => {
    const change = incoming.next();
    // A failure waits until somebody does.
    change.catch(() => undefined);
    return change;
  };
  let next = ask();
  while (!(await next).done) {
    for (;;) {
      next = ask();
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

Exit status: 0 stopped, 2 a file could not be read, written or watched.

Example:
  $ platelayer watch game.json --components map --out print --force`;
