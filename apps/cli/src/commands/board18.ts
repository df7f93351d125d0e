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

/** `export --format b18`, and the box unpacked beside its zip (98.15.2). */
export const addBoard18 = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('b18')
    .description('Make a game box for the site Board18: a zip to upload, and a folder with the same.')
    .argument('<game>', 'game file, folder or zip, or id of a bundled game')
    .argument('<version>', 'version of the box')
    .argument('[author]', 'author of the box; else the one of platelayer config, or you')
    .option('-o, --out <folder>', 'where the box goes', '.')
    .option('--config <file>', 'configuration file')
    .option('-f, --force', 'replace a box that is there already', false)
    .option('--json', 'report for programs', false)
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
Exit status: 0 done, 1 the file is no game, 2 a file could not be read or written, or the game has no map.

Example:
  $ platelayer b18 brackwater 1.0 "Ada Lovelace"`;
