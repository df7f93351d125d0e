import { components } from '@platelayer/components';
import { formats, formatWord } from '@platelayer/export';
import { type Command, Option } from 'commander';
import { collect, type OnExit, readCountFrom, readList } from '../arguments.ts';
import type { ExportMemory } from '../export/export-memory.ts';
import { describeExport, exportJson, statusOf } from '../export/export-summary.ts';
import { addFormatOptions, formatOption, formatValues } from '../export/format-options.ts';
import { noProgress, showProgress } from '../export/progress.ts';
import { type ExportOptions, MAX_JOBS, PICTURES_PER_JOB, writeExport } from '../export/write-export.ts';
import { type OpenGame, openGame, type Refusal } from '../open-game.ts';
import { refuse } from '../refuse.ts';
import { formatTable } from '../table.ts';
import type { ExitStatus, Terminal } from '../terminal.ts';

/** As the command line has read them; options of formats have their own names. */
export interface ExportCommand extends Omit<ExportOptions, 'values'> {
  /** Output for programs. */
  readonly json: boolean;
}

export const exportGame = async (
  game: string,
  options: ExportCommand,
  terminal: Terminal,
  signal = terminal.interrupted(),
  memory?: ExportMemory,
): Promise<ExitStatus> => exportOpened(await openGame(game, terminal), options, terminal, signal, memory);

/** Exports a game that is open already, or says why it is not. */
export async function exportOpened(
  opened: OpenGame | Refusal,
  options: ExportCommand,
  terminal: Terminal,
  signal: AbortSignal,
  memory?: ExportMemory,
): Promise<ExitStatus> {
  const { json } = options;
  // Programs cannot answer.
  const asked = json ? { ...terminal, ask: undefined } : terminal;
  const progress = json ? noProgress : showProgress(terminal);
  const whole = { ...options, values: formatValues(options) };
  const summary =
    'message' in opened ? opened : await writeExport(opened, whole, asked, progress, signal, memory);
  if ('message' in summary) return refuse(summary, json, terminal);
  if (json) terminal.out(`${JSON.stringify(exportJson(summary), undefined, 2)}\n`);
  else terminal.err(describeExport(summary));
  return statusOf(summary);
}

export const addExport = (program: Command, terminal: Terminal, end: OnExit): Command =>
  exportOptions(program.command('export'), 'game file, folder or zip, or id of a bundled game')
    .description('Make print-ready files of a game.')
    .option(
      '--changed-since <version>',
      'only what differs from this file, folder, zip or git:REV; made by one thread',
    )
    .option('--json', 'report for programs', false)
    .addHelpText('after', HELP)
    .action(async (game: string, options: ExportCommand) => end(await exportGame(game, options, terminal)));

/** What `export` and `watch` have in common. */
export const exportOptions = (command: Command, game: string): Command =>
  addFormatOptions(
    command
      .argument('<game>', game)
      .addOption(formatOption('which files, with commas'))
      .addOption(
        // With commas between them, so what is no component is told later.
        new Option('--components <ids>', 'only these, such as map,tiles')
          .choices(components.map(({ id }) => id))
          .argParser(readList),
      )
      .addOption(new Option('-o, --out <folder>', 'where the files go').default('.', 'here').conflicts('zip'))
      .option('--zip <file>', 'one zip instead of a folder')
      .option('--config <file>', 'configuration file')
      .option('--set <path=value>', 'a configuration value; may be repeated', collect, []),
  )
    .addOption(jobsOption())
    .option('-f, --force', 'replace files that are there already', false);

export const jobsOption = (): Option =>
  new Option(
    '-j, --jobs <number>',
    `threads that make files, at most ${MAX_JOBS} (default: one for every ${PICTURES_PER_JOB} PNG files, at most one for each core)`,
  ).argParser(readCountFrom(1, MAX_JOBS));

const HELP = `
Formats:
${formatTable(formats.map((format) => [`  ${formatWord(format)}`, `${format.title}: ${format.description}`])).trimEnd()}

Exit status: 0 all files were made, 1 the file is no game, a file failed or a part could not be made, 2 a file could
not be read or written, 130 stopped.

Examples:
  $ platelayer export game.json --components map,tiles --format pdf,png --out print --set paper.width=827
  $ platelayer export brackwater --format svg --zip brackwater.zip
  $ platelayer export brackwater --components tiles,tokens --format pdf,cut --registration
  $ platelayer export withy.json --changed-since git:HEAD --out reprint`;
