import { tile, tileIds } from '@platelayer/library';
import type { Command } from 'commander';
import { type OnExit, readList } from '../arguments.ts';
import { formatTable } from '../table.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from '../terminal.ts';

export interface TilesOptions {
  readonly color?: readonly string[];
  readonly prefix: string;
  readonly json: boolean;
}

/** The ids of the tile catalogue with their colours; status 1 where none fits. */
function listTiles({ color, prefix, json }: TilesOptions, { out, err }: Terminal): ExitStatus {
  const all = tileIds().map((id) => ({ id, color: String(tile(id)?.color ?? '') }));
  const found = all.filter(
    (entry) => entry.id.startsWith(prefix) && (color === undefined || color.includes(entry.color)),
  );
  if (json) out(`${JSON.stringify({ tiles: found }, undefined, 2)}\n`);
  else out(formatTable(found.map(({ id, color }) => [id, color])));
  if (found.length > 0) return EXIT_STATUS.fine;
  const colors = [...new Set(all.map(({ color }) => color))];
  err(`No tile is like that; there are ${all.length} tiles in the colours ${colors.join(', ')}.\n`);
  return EXIT_STATUS.faults;
}

export const addTiles = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('tiles')
    .description('List the tiles of the catalogue, which a game can use by their ids.')
    .option('--color <colors>', 'only these colours, such as yellow,green', readList)
    .option('--prefix <text>', 'only ids that begin like this', '')
    .option('--json', 'report for programs', false)
    .addHelpText('after', HELP)
    .action((options: TilesOptions) => end(listTiles(options, terminal)));

const HELP = `
Exit status: 0 done, 1 no tile is like that.

Example:
  $ platelayer tiles --color yellow --prefix 5`;
