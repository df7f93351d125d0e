import { join } from 'node:path';
import { BUNDLED_GAMES, DEFAULT_GAME } from '@platelayer/library';
import type { Command } from 'commander';
import { collect, type OnExit, quotedArgument } from '../arguments.ts';
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

/** A whole game, or all that are bundled, each in a folder of its own and called after its id (98.15.1). */
async function runPrint(
  game: string,
  { all, out, ...options }: PrintOptions,
  terminal: Terminal,
): Promise<ExitStatus> {
  const signal = terminal.interrupted();
  let worst: ExitStatus = EXIT_STATUS.fine;
  for (const name of all ? BUNDLED_GAMES.map(({ id }) => id) : [game]) {
    const opened = await openGame(name, terminal);
    const known = 'game' in opened || !opened.missing ? opened : notFound(name);
    const id = 'game' in opened ? opened.id : name;
    const naming = { stem: id, layouts: true };
    const whole = { ...options, naming, out: join(out, id) };
    const status = await exportOpened(known, whole, terminal, signal);
    if (status === EXIT_STATUS.stopped) return status;
    if (worst === EXIT_STATUS.fine) worst = status;
  }
  return worst;
}

const notFound = (name: string): Refusal => ({
  status: EXIT_STATUS.faults,
  message: `Game ${name} not found`,
});

export const addPrint = (program: Command, terminal: Terminal, end: OnExit): Command =>
  addFormatOptions(
    program
      .command('print')
      .description('Make everything of a game, in a folder of its own.')
      .argument('[game]', 'game file, folder or zip, or id of a bundled game', DEFAULT_GAME)
      .option('--all', 'every bundled game', false)
      .option('-o, --out <folder>', 'where the folders go', 'render')
      .addOption(formatOption('which files, with commas'))
      .option('--config <file>', 'configuration file')
      .option('--set <path=value>', 'a configuration value; may be repeated', collect, []),
  )
    .addOption(jobsOption())
    .option('-f, --force', 'replace files that are there already', false)
    .option('--json', 'report for programs; with --all one on each game', false)
    .addHelpText('after', HELP)
    .action(async (game: string, options: PrintOptions, { args }: Command) => {
      if (options.all && args.length > 0) {
        const message = `Write a game or --all, not both: ${quotedArgument(game)}`;
        return end(refuse({ status: EXIT_STATUS.unusable, message }, options.json, terminal));
      }
      end(await runPrint(game, options, terminal));
    });

const HELP = `
Exit status: 0 all files were made, 1 there is no such game or a file failed, 2 a file could not be read or written,
130 stopped.

Examples:
  $ platelayer print brackwater
  $ platelayer print --all --out games`;
