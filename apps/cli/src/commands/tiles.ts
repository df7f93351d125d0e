import { tile, tileIds } from '@platelayer/library';
import type { Command } from 'commander';
import { type OnExit, readCommaList } from '../arguments.ts';
import { formatTable } from '../table.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from '../terminal.ts';

export interface TilesOptions {
  readonly color?: readonly string[];
  readonly prefix: string;
  readonly json: boolean;
}

/** Lists the ids and colours of the tile catalogue. Exits with 1 if no tile matches. */
function listTiles({ color, prefix, json }: TilesOptions, { out, err }: Terminal): ExitStatus {
  const all = tileIds().map((id) => ({ id, color: String(tile(id)?.color ?? '') }));
  const matches = all.filter(
    (entry) => entry.id.startsWith(prefix) && (color === undefined || color.includes(entry.color)),
  );
  if (json) out(`${JSON.stringify({ tiles: matches }, undefined, 2)}\n`);
  else out(formatTable(matches.map(({ id, color }) => [id, color])));
  if (matches.length > 0) return EXIT_STATUS.fine;
  const colors = [...new Set(all.map(({ color }) => color))];
  err(`No tile matches. The catalogue has ${all.length} tiles in the colours ${colors.join(', ')}.\n`);
  return EXIT_STATUS.failed;
}

export const addTiles = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('tiles')
    .description('List the tile catalogue. Games use its tiles by id.')
    .option('--color <colors>', 'colours to list, such as yellow,green', readCommaList)
    .option('--prefix <text>', 'start of the ids to list', '')
    .option('--json', 'print a JSON report', false)
    .addHelpText('after', HELP)
    .action((options: TilesOptions) => end(listTiles(options, terminal)));

const HELP = `
Exit status: 0 done; 1 no tile matches.

Example:
  $ platelayer tiles --color yellow --prefix 5`;
