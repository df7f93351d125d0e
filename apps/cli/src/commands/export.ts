import { components } from '@platelayer/components';
import { EXPORT_FORMATS, type ExportFormat } from '@platelayer/export';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { collect, type End, readCount, readList } from '../arguments.ts';
import { type ExportOptions, makeExport } from '../export/make-export.ts';
import { describeOutcome, outcomeJson, statusOf } from '../export/outcome.ts';
import { noProgress, showProgress } from '../export/progress.ts';
import { type OpenGame, openGame, type Refusal } from '../open-game.ts';
import type { ExitStatus, Terminal } from '../terminal.ts';

export interface ExportCommand extends ExportOptions {
  /** Output for programs. */
  readonly json: boolean;
}

export const exportGame = async (
  game: string,
  options: ExportCommand,
  terminal: Terminal,
  signal = terminal.interrupted(),
): Promise<ExitStatus> => exportOpened(await openGame(game, terminal), options, terminal, signal);

/** Exports a game that is open already, or says why it is not. */
export async function exportOpened(
  opened: OpenGame | Refusal,
  options: ExportCommand,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<ExitStatus> {
  const { json } = options;
  // Programs cannot answer.
  const asked = json ? { ...terminal, ask: undefined } : terminal;
  const progress = json ? noProgress : showProgress(terminal);
  const outcome = 'message' in opened ? opened : await makeExport(opened, options, asked, progress, signal);
  const refused = 'message' in outcome;
  if (json)
    terminal.out(
      `${JSON.stringify(refused ? { error: outcome.message } : outcomeJson(outcome), undefined, 2)}\n`,
    );
  else terminal.err(refused ? `${outcome.message}\n` : describeOutcome(outcome));
  return refused ? outcome.status : statusOf(outcome);
}

export const addExport = (program: Command, terminal: Terminal, end: End): Command =>
  exportOptions(program.command('export'))
    .description('Make print-ready files of a game.')
    .option('--json', 'report for programs', false)
    .addHelpText('after', help)
    .action(async (game: string, options: ExportCommand) => end(await exportGame(game, options, terminal)));

/** What `export` and `watch` have in common. */
export const exportOptions = (command: Command): Command =>
  command
    .argument('<game>', 'game file, folder or zip, or id of a bundled game')
    .addOption(
      new Option('--format <formats>', `${EXPORT_FORMATS.join(', ')}, with commas`)
        .argParser(readFormats)
        .default(['pdf'], 'pdf'),
    )
    .addOption(
      // With commas between them, so what is no component is told later.
      new Option('--components <ids>', 'only these, such as map,tiles')
        .choices(components.map(({ id }) => id))
        .argParser(readList),
    )
    .addOption(new Option('-o, --out <folder>', 'where the files go').default('.', 'here').conflicts('zip'))
    .option('--zip <file>', 'one zip instead of a folder')
    .option('--config <file>', 'configuration file')
    .option('--set <path=value>', 'a configuration value; may be repeated', collect, [])
    .option('--dpi <number>', 'resolution of PNG files', readCount, 300)
    .option('--outlines', 'SVG files without fonts', false)
    .option('--registration', 'corners of the cut files on PDF sheets too, for print and cut', false)
    .option('-j, --jobs <number>', 'threads that make files', readCount, 1)
    .option('--box-version <text>', 'version of a Board18 box', '1')
    .option('--author <name>', 'author of a Board18 box')
    .option('-f, --force', 'replace files that are there already', false);

/** The formats of an argument, each once. */
export function readFormats(text: string): readonly ExportFormat[] {
  const formats = readList(text).map((word) => EXPORT_FORMATS.find((format) => format === word));
  const known = formats.filter((format) => format !== undefined);
  if (known.length < formats.length)
    throw new InvalidArgumentError(`It should be of ${EXPORT_FORMATS.join(', ')}.`);
  return [...new Set(known)];
}

const help = `
Formats: pdf  sheets to print          png, svg  each piece alone
         cut  outlines for a cutter    book      everything in one PDF
         b18  a game box for Board18

Exit status: 0 all files were made, 1 the file is no game or a file failed, 2 a file could not be read or written,
130 stopped.

Examples:
  $ platelayer export game.json --components map,tiles --format pdf,png --out print --set paper.width=827
  $ platelayer export brackwater --format svg --zip brackwater.zip
  $ platelayer export brackwater --components tiles,tokens --format pdf,cut --registration`;
