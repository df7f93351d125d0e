import { extname, join, resolve } from 'node:path';
import { stemOf } from '@platelayer/export';
import type { Document, Fonts } from '@platelayer/scene';
import { type Command, Option } from 'commander';
import { collectRepeated, type OnExit } from '../arguments.ts';
import type { ComparedGames } from '../compare-games.ts';
import { printable } from '../format-diagnostic.ts';
import type { ConfigOptions } from '../game-config.ts';
import { openGame, type Refusal } from '../open-game.ts';
import { fileErrorText } from '../read-text.ts';
import { refuse } from '../refuse.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from '../terminal.ts';

export interface CompareOptions extends ConfigOptions {
  readonly format: 'text' | 'json' | 'html' | 'pdf';
  /** Output folder, or the file itself. */
  readonly out: string;
  readonly force: boolean;
}

async function runCompare(
  old: string,
  name: string,
  options: CompareOptions,
  terminal: Terminal,
): Promise<ExitStatus> {
  // Loaded on demand, because other commands do not need it.
  const { compareGames } = await import('../compare-games.ts');
  const opened = await openGame(name, terminal);
  const compared = 'message' in opened ? opened : await compareGames(old, opened, options, terminal);
  if ('message' in compared) return refuse(compared, options.format === 'json', terminal);
  const { report } = compared;
  const { reportJson, reportText } = await import('@platelayer/revisions');
  if (options.format === 'text' || options.format === 'json') {
    terminal.out(
      options.format === 'text'
        ? reportText(report).split('\n').map(printable).join('\n')
        : `${JSON.stringify(reportJson(report), undefined, 2)}\n`,
    );
    return EXIT_STATUS.fine;
  }
  const written = await writeReport(compared, options, terminal);
  if ('message' in written) return refuse(written, false, terminal);
  terminal.err(`${written.path}\n`);
  return EXIT_STATUS.fine;
}

async function writeReport(
  { report, after: { fonts } }: ComparedGames,
  { format, out, force }: CompareOptions,
  terminal: Terminal,
): Promise<{ readonly path: string } | Refusal> {
  const path = extname(out) === `.${format}` ? out : join(out, `${stemOf(report.title)}-changes.${format}`);
  const fullPath = resolve(terminal.folder, path);
  if (!force && (await terminal.exists(fullPath)))
    return { status: EXIT_STATUS.unusable, message: `${path} already exists. Use --force to replace it.` };
  const { reportHtml, reportPages } = await import('@platelayer/revisions');
  const sheets = () => ({ title: `${report.title}: what changed`, pages: reportPages(report, fonts) });
  const content = format === 'html' ? reportHtml(report, fonts) : await makePdf(sheets(), fonts);
  try {
    await terminal.write(fullPath, content);
    return { path };
  } catch (error) {
    return { status: EXIT_STATUS.unusable, message: `${path}: ${fileErrorText(error)}` };
  }
}

const makePdf = async (sheets: Document, fonts: Fonts): Promise<Uint8Array> => {
  const [{ toPdf }, { openPress }] = await Promise.all([import('@platelayer/press'), import('../fonts.ts')]);
  return toPdf(sheets, await openPress(fonts));
};

export const addCompare = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('compare')
    .description('Report what changed between two versions of a game.')
    .argument(
      '<old>',
      'game file, folder or zip, id of a bundled game, or git:REV for a Git revision of the new one',
    )
    .argument('<new>', 'game file, folder or zip, or id of a bundled game')
    .addOption(
      new Option(
        '--format <format>',
        'report format: text and json are printed, html and pdf are written to a file',
      )
        .choices(['text', 'json', 'html', 'pdf'])
        .default('text'),
    )
    .addOption(new Option('--json', 'short for --format json').implies({ format: 'json' }))
    .option('-o, --out <place>', 'output folder or file for html and pdf', '.')
    .option('--config <file>', 'configuration file')
    .option('--set <path=value>', 'configuration value; may be repeated', collectRepeated, [])
    .option('-f, --force', 'overwrite an existing file', false)
    .addHelpText('after', HELP)
    .action(async (old: string, name: string, options: CompareOptions) =>
      end(await runCompare(old, name, options, terminal)),
    );

const HELP = `
Exit status: 0 done; 1 one of the two is not a game; 2 a file could not be read or written.

Examples:
  $ platelayer compare withy-2.json withy-3.json
  $ platelayer compare git:HEAD~3 withy.json --format html
  $ platelayer export withy.json --changed-since git:v1 --out reprint`;
