import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { OnExit } from '../arguments.ts';
import { exportMemory } from '../export/export-memory.ts';
import { fileErrorText } from '../read-text.ts';
import { refuse } from '../refuse.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from '../terminal.ts';
import { isWatchLimit } from '../watched-folder.ts';
import { addExportOptions, type ExportCommand, exportGame } from './export.ts';

/** Editors write a file in several steps. This long after the last one, it is complete. */
const SAVE_PAUSE_MS = 50;

/** Exports a game, and again on every save, until the user stops it. Reports a broken save and waits for the next one. */
async function watchGame(game: string, options: ExportCommand, terminal: Terminal): Promise<ExitStatus> {
  const watching = new AbortController();
  const signal = AbortSignal.any([terminal.interrupted(), watching.signal]);
  const path = resolve(terminal.folder, game);
  const unusable = (message: string) =>
    refuse({ status: EXIT_STATUS.unusable, message: `${game}: ${message}` }, options.json, terminal);
  if (!(await terminal.exists(path)))
    return unusable('file not found; only files and folders can be watched.');
  // Watching starts before the first export, so that no save is lost during it.
  const saves = watchSaves(path, terminal, signal);
  let failure: unknown;
  const nextSave = () =>
    saves.next().then(
      ({ done }) => !done,
      (error: unknown) => {
        failure = error;
        return false;
      },
    );
  const first = nextSave();
  const memory = exportMemory();
  let status = await exportGame(game, options, terminal, signal, memory);
  if (status === EXIT_STATUS.unusable) {
    watching.abort();
    return status;
  }
  for (let save = first; status !== EXIT_STATUS.stopped && (await save); save = nextSave()) {
    const exists = await terminal.exists(path);
    if (!options.json)
      terminal.err(exists ? `${game} has changed.\n` : `${game} no longer exists. Waiting for it.\n`);
    if (exists || options.json) status = await exportGame(game, options, terminal, signal, memory);
  }
  watching.abort();
  if (failure === undefined) return EXIT_STATUS.fine;
  return unusable(`cannot be watched: ${isWatchLimit(failure) ? WATCH_LIMIT : fileErrorText(failure)}`);
}

const WATCH_LIMIT =
  'the system cannot watch any more files. Close programs that watch many files, such as editors, or on Linux raise ' +
  'fs.inotify.max_user_watches and fs.inotify.max_user_instances.';

/** Yields once for changes in quick succession. */
async function* watchSaves(
  path: string,
  { changes }: Terminal,
  signal: AbortSignal,
): AsyncGenerator<void, undefined> {
  const incoming = changes(path, signal)[Symbol.asyncIterator]();
  const nextChange = () => {
    const change = incoming.next();
    // An error is handled when the change is awaited, so it must not count as unhandled before that.
    change.catch(() => undefined);
    return change;
  };
  let next = nextChange();
  while (!(await next).done) {
    for (;;) {
      next = nextChange();
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
  addExportOptions(program.command('watch'), 'game file, folder or zip')
    .description('Export a game, and again whenever its file or folder is saved.')
    .option('--json', 'print a JSON report for each export', false)
    .addHelpText('after', HELP)
    .action(async (game: string, options: ExportCommand) => end(await watchGame(game, options, terminal)));

const HELP = `
Replaces the files that it wrote itself whenever they change, and other existing files only with --force. Press Ctrl+C
to stop.

Exit status: 0 stopped; 2 a file could not be read, written or watched.

Example:
  $ platelayer watch game.json --components map --out print --force`;
