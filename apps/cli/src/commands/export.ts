import { components } from '@platelayer/components';
import { formats, formatWord } from '@platelayer/export';
import { type Command, Option } from 'commander';
import { collectRepeated, type OnExit, readCommaList, readCountFrom } from '../arguments.ts';
import type { ExportMemory } from '../export/export-memory.ts';
import { describeExport, exportJson, exportStatus } from '../export/export-summary.ts';
import { addFormatOptions, formatOption, formatValues } from '../export/format-options.ts';
import { noProgress, showProgress } from '../export/progress.ts';
import { type ExportOptions, MAX_JOBS, PICTURES_PER_JOB, writeExport } from '../export/write-export.ts';
import { type OpenGame, openGame, type Refusal } from '../open-game.ts';
import { refuse } from '../refuse.ts';
import { formatTable } from '../table.ts';
import type { ExitStatus, Terminal } from '../terminal.ts';

/** Options as parsed by the command line, with those of the formats under their own names. */
export interface ExportCommand extends Omit<ExportOptions, 'values'> {
  readonly json: boolean;
}

export const exportGame = async (
  game: string,
  options: ExportCommand,
  terminal: Terminal,
  signal = terminal.interrupted(),
  memory?: ExportMemory,
): Promise<ExitStatus> => exportOpened(await openGame(game, terminal), options, terminal, signal, memory);

/** Exports an opened game, or reports why it could not be opened. */
export async function exportOpened(
  opened: OpenGame | Refusal,
  options: ExportCommand,
  terminal: Terminal,
  signal: AbortSignal,
  memory?: ExportMemory,
): Promise<ExitStatus> {
  const { json } = options;
  // A program that reads JSON cannot answer a question.
  const exportTerminal = json ? { ...terminal, ask: undefined } : terminal;
  const progress = json ? noProgress : showProgress(terminal);
  const exportOptions = { ...options, values: formatValues(options) };
  const summary =
    'message' in opened
      ? opened
      : await writeExport(opened, exportOptions, exportTerminal, progress, signal, memory);
  if ('message' in summary) return refuse(summary, json, terminal);
  if (json) terminal.out(`${JSON.stringify(exportJson(summary), undefined, 2)}\n`);
  else terminal.err(describeExport(summary));
  return exportStatus(summary);
}

export const addExport = (program: Command, terminal: Terminal, end: OnExit): Command =>
  addExportOptions(program.command('export'), 'game file, folder or zip, or id of a bundled game')
    .description('Export a game as print-ready files.')
    .option(
      '--changed-since <version>',
      'version to compare with, as file, folder, zip or git:REV, to export only what has changed',
    )
    .option('--json', 'print a JSON report', false)
    .addHelpText('after', HELP)
    .action(async (game: string, options: ExportCommand) => end(await exportGame(game, options, terminal)));

/** Adds the options that `export` and `watch` share. */
export const addExportOptions = (command: Command, game: string): Command =>
  addFormatOptions(
    command
      .argument('<game>', game)
      .addOption(formatOption('formats, comma-separated'))
      .addOption(
        // Comma-separated, so the ids are checked later.
        new Option('--components <ids>', 'components to export, such as map,tiles (default: all)')
          .choices(components.map(({ id }) => id))
          .argParser(readCommaList),
      )
      .addOption(
        new Option('-o, --out <folder>', 'output folder').default('.', 'current folder').conflicts('zip'),
      )
      .option('--zip <file>', 'write a zip instead of a folder')
      .option('--config <file>', 'configuration file')
      .option('--set <path=value>', 'configuration value; may be repeated', collectRepeated, []),
  )
    .addOption(jobsOption())
    .option('-f, --force', 'overwrite existing files', false);

export const jobsOption = (): Option =>
  new Option(
    '-j, --jobs <number>',
    `number of threads, at most ${MAX_JOBS} (default: one for every ${PICTURES_PER_JOB} PNG files, at most one per core)`,
  ).argParser(readCountFrom(1, MAX_JOBS));

const HELP = `
Formats:
${formatTable(formats.map((format) => [`  ${formatWord(format)}`, `${format.title}: ${format.description}`])).trimEnd()}

Exit status: 0 all files written; 1 not a game, or a file or part could not be made; 2 a file could not be read or
written; 130 interrupted.

Examples:
  $ platelayer export game.json --components map,tiles --format pdf,png --out print --set paper.width=827
  $ platelayer export brackwater --format svg --zip brackwater.zip
  $ platelayer export brackwater --components tiles,tokens --format pdf,cut --registration
  $ platelayer export withy.json --changed-since git:HEAD --out reprint`;
