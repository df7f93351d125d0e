import { components, type Piece } from '@platelayer/components';
import { type ExportFile, planExport } from '@platelayer/export';
import { BUNDLED_GAMES } from '@platelayer/library';
import type { Command } from 'commander';
import { collect, type OnExit } from '../arguments.ts';
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

/** The bundled games or, of a game, what it consists of and what an export would make of it. */
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
  const settled = await readConfig(opened, options, terminal);
  if ('message' in settled) return refuse(settled, options.json, terminal);
  const drawings = await openGameDrawings(game, settled.config, opened);
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

interface Part {
  readonly component: { readonly id: string; readonly title: string };
  readonly pieces: readonly Piece[];
}

const describeGame = (title: string, parts: readonly Part[], files: readonly ExportFile[]): string =>
  [
    `${printable(title)}\n`,
    'Components\n',
    formatTable(
      parts.map(({ component: { id, title }, pieces }) => [`  ${id}`, title, countOf(pieces.length)]),
    ),
    'Pieces\n',
    formatTable(parts.flatMap(({ pieces }) => pieces.map(({ name, title }) => [`  ${name}`, title]))),
    'Files\n',
    ...files.map(({ name }) => `  ${name}\n`),
  ].join('');

const countOf = (pieces: number): string => `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;

export const addList = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('list')
    .description('List the bundled games or, of a game, its components, pieces and files.')
    .argument('[game]', 'game file, folder or zip, or id of a bundled game')
    .addOption(formatOption('which files an export would make'))
    .option('--config <file>', 'configuration file')
    .option('--set <path=value>', 'a configuration value; may be repeated', collect, [])
    .option('--json', 'report for programs', false)
    .addHelpText('after', HELP)
    .action(async (game: string | undefined, options: ListOptions) =>
      end(await runList(game, options, terminal)),
    );

const HELP = `
Exit status: 0 done, 1 the file is no game, 2 a file could not be read.

Examples:
  $ platelayer list
  $ platelayer list game.json --format pdf,png`;
