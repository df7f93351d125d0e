import { join } from 'node:path';
import { BUNDLED_GAMES, DEFAULT_GAME } from '@platelayer/library';
import type { Command } from 'commander';
import { collectRepeated, type OnExit, quoteArgument } from '../arguments.ts';
import { addFormatOptions, formatOption } from '../export/format-options.ts';
import type { ConfigOptions } from '../game-config.ts';
import { openGame, type Refusal } from '../open-game.ts';
import { refuse } from '../refuse.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from '../terminal.ts';
import { exportOpened, jobsOption } from './export.ts';

export interface PrintOptions extends ConfigOptions {
  readonly all: boolean;
  readonly out: string;
  readonly format: readonly string[];
  readonly jobs?: number;
  readonly force: boolean;
  readonly json: boolean;
}

/** Exports a game, or all bundled games, each to its own folder named after its id (98.15.1). */
async function runPrint(
  game: string,
  { all, out, ...options }: PrintOptions,
  terminal: Terminal,
): Promise<ExitStatus> {
  const signal = terminal.interrupted();
  let worst: ExitStatus = EXIT_STATUS.fine;
  for (const name of all ? BUNDLED_GAMES.map(({ id }) => id) : [game]) {
    const opened = await openGame(name, terminal);
    const id = 'game' in opened ? opened.id : name;
    const status = await exportOpened(
      'missing' in opened ? notFound(name) : opened,
      { ...options, naming: { stem: id, layouts: true }, out: join(out, id) },
      terminal,
      signal,
    );
    if (status === EXIT_STATUS.stopped) return status;
    if (worst === EXIT_STATUS.fine) worst = status;
  }
  return worst;
}

const notFound = (name: string): Refusal => ({
  status: EXIT_STATUS.failed,
  message: `Game ${name} not found`,
});

export const addPrint = (program: Command, terminal: Terminal, end: OnExit): Command =>
  addFormatOptions(
    program
      .command('print')
      .description('Export everything in a game to its own folder.')
      .argument('[game]', 'game file, folder or zip, or id of a bundled game', DEFAULT_GAME)
      .option('--all', 'export all bundled games', false)
      .option('-o, --out <folder>', 'output folder, with a folder for each game', 'render')
      .addOption(formatOption('formats, comma-separated'))
      .option('--config <file>', 'configuration file')
      .option('--set <path=value>', 'configuration value; may be repeated', collectRepeated, []),
  )
    .addOption(jobsOption())
    .option('-f, --force', 'overwrite existing files', false)
    .option('--json', 'print a JSON report for each game', false)
    .addHelpText('after', HELP)
    .action(async (game: string, options: PrintOptions, { args }: Command) => {
      if (options.all && args.length > 0) {
        const message = `Pass either a game or --all, not both: ${quoteArgument(game)}`;
        return end(refuse({ status: EXIT_STATUS.unusable, message }, options.json, terminal));
      }
      end(await runPrint(game, options, terminal));
    });

const HELP = `
Exit status: 0 all files written; 1 no such game, or a file could not be made; 2 a file could not be read or written;
130 interrupted.

Examples:
  $ platelayer print brackwater
  $ platelayer print --all --out games`;
