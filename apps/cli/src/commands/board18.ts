import type { Command } from 'commander';
import type { OnExit } from '../arguments.ts';
import type { Terminal } from '../terminal.ts';
import { exportGame } from './export.ts';

interface Board18Options {
  readonly config?: string;
  readonly out: string;
  readonly force: boolean;
  readonly json: boolean;
}

/** Adds a shorthand for `export --format b18` that also unpacks the box next to its zip (98.15.2). */
export const addBoard18 = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('b18')
    .description('Make a game box for Board18: a zip to upload, and a folder with the same files.')
    .argument('<game>', 'game file, folder or zip, or id of a bundled game')
    .argument('<version>', 'version of the box')
    .argument('[author]', 'author of the box (default: b18.author of platelayer config, or your user name)')
    .option('-o, --out <folder>', 'output folder', '.')
    .option('--config <file>', 'configuration file')
    .option('-f, --force', 'overwrite an existing box', false)
    .option('--json', 'print a JSON report', false)
    .addHelpText('after', HELP)
    .action(async (game: string, boxVersion: string, author: string | undefined, options: Board18Options) => {
      const box = {
        format: ['board18'],
        set: [],
        jobs: 1,
        unpack: true,
        boxVersion,
        ...(author === undefined ? {} : { author }),
      } as const;
      end(await exportGame(game, { ...box, ...options }, terminal));
    });

const HELP = `
Exit status: 0 done; 1 not a game; 2 a file could not be read or written, or the game has no map.

Example:
  $ platelayer b18 brackwater 1.0 "Ada Lovelace"`;
