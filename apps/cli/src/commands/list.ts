import { components, type Piece } from '@platelayer/components';
import { type ExportFile, planExport } from '@platelayer/export';
import { BUNDLED_GAMES } from '@platelayer/library';
import type { Command } from 'commander';
import { collectRepeated, type OnExit } from '../arguments.ts';
import { openGameDrawings } from '../drawings.ts';
import { fileJson } from '../export/export-summary.ts';
import { formatOption } from '../export/format-options.ts';
import { printable } from '../format-diagnostic.ts';
import { type ConfigOptions, readConfig } from '../game-config.ts';
import { openGame } from '../open-game.ts';
import { refuse } from '../refuse.ts';
import { formatTable } from '../table.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from '../terminal.ts';

export interface ListOptions extends ConfigOptions {
  readonly format: readonly string[];
  readonly json: boolean;
}

/** Lists the bundled games, or the components, pieces and files of a game. */
async function runList(
  name: string | undefined,
  options: ListOptions,
  terminal: Terminal,
): Promise<ExitStatus> {
  if (name === undefined) {
    terminal.out(options.json ? asJson({ games: BUNDLED_GAMES }) : listGames());
    return EXIT_STATUS.fine;
  }
  const opened = await openGame(name, terminal);
  if ('message' in opened) return refuse(opened, options.json, terminal);
  const { game, id } = opened;
  const read = await readConfig(opened, options, terminal);
  if ('message' in read) return refuse(read, options.json, terminal);
  const drawings = await openGameDrawings(game, read.config, opened);
  const parts = await Promise.all(
    components
      .filter((component) => component.available(game))
      .map(async (component) => ({ component, pieces: await drawings.pieces(component) })),
  );
  const { files } = await planExport(drawings, {
    scope: { kind: 'game' },
    formats: options.format,
    naming: { game: id },
  });
  terminal.out(
    options.json
      ? asJson({
          game: game.info.title,
          components: parts.map(({ component: { id, title }, pieces }) => ({
            id,
            title,
            pieces: pieces.map(({ name, title }) => ({ name, title })),
          })),
          files: files.map(fileJson),
        })
      : describeGame(game.info.title, parts, files),
  );
  return EXIT_STATUS.fine;
}

const asJson = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

const listGames = (): string =>
  formatTable(
    BUNDLED_GAMES.map(({ id, title, subtitle, designer }) => [
      id,
      subtitle === undefined ? title : `${title}: ${subtitle}`,
      designer ?? '',
    ]),
  );

interface ComponentPieces {
  readonly component: { readonly id: string; readonly title: string };
  readonly pieces: readonly Piece[];
}

const describeGame = (
  title: string,
  parts: readonly ComponentPieces[],
  files: readonly ExportFile[],
): string =>
  [
    `${printable(title)}\n`,
    'Components\n',
    formatTable(
      parts.map(({ component: { id, title }, pieces }) => [`  ${id}`, title, formatCount(pieces.length)]),
    ),
    'Pieces\n',
    formatTable(parts.flatMap(({ pieces }) => pieces.map(({ name, title }) => [`  ${name}`, title]))),
    'Files\n',
    ...files.map(({ name }) => `  ${name}\n`),
  ].join('');

const formatCount = (pieces: number): string => `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;

export const addList = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('list')
    .description('List the bundled games, or the components, pieces and files of a game.')
    .argument('[game]', 'game file, folder or zip, or id of a bundled game')
    .addOption(formatOption('formats of the listed files, comma-separated'))
    .option('--config <file>', 'configuration file')
    .option('--set <path=value>', 'configuration value; may be repeated', collectRepeated, [])
    .option('--json', 'print a JSON report', false)
    .addHelpText('after', HELP)
    .action(async (game: string | undefined, options: ListOptions) =>
      end(await runList(game, options, terminal)),
    );

const HELP = `
Exit status: 0 done; 1 not a game; 2 a file could not be read.

Examples:
  $ platelayer list
  $ platelayer list game.json --format pdf,png`;
