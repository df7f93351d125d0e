import type { Format } from '@platelayer/export';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { type ExportOptions, exportGame } from './commands/export.ts';
import { type UpgradeOptions, upgrade } from './commands/upgrade.ts';
import { type ValidateOptions, validate } from './commands/validate.ts';
import { type ExitStatus, exitStatus, type Terminal } from './terminal.ts';

/** Runs the command line and gives its exit status. Nothing outside the terminal is touched. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  let status: ExitStatus = exitStatus.fine;
  const program = describe(terminal, (ended) => {
    status = ended;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitStatus.fine : exitStatus.unusable;
  }
  return status;
}

function describe(terminal: Terminal, end: (status: ExitStatus) => void): Command {
  const program = new Command('platelayer')
    .description('Print-ready components for 18xx railway board games, from a game file.')
    .version(manifest.version, '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show this help')
    .exitOverride()
    .configureOutput({
      writeOut: terminal.out,
      writeErr: terminal.err,
      getOutHasColors: () => terminal.colors,
      getErrHasColors: () => false,
    })
    .showHelpAfterError('(--help shows what there is)');

  program
    .command('validate')
    .description('Check game files, themes, configurations, company sets, publishers and tile libraries.')
    .argument('<files...>', 'files or patterns such as games/*.json')
    .addOption(new Option('--format <format>', 'how to report').choices(['text', 'json']).default('text'))
    .option('--strict', 'count warnings as faults', false)
    .option('--design', 'draw games too: what does not fit, what covers what', false)
    .option('--max <number>', 'findings to show of each file', readCount, 50)
    .addHelpText('after', validateHelp)
    .action(async (files: string[], options: ValidateOptions) =>
      end(await validate(files, options, terminal)),
    );

  program
    .command('upgrade')
    .description('Rewrite a game file in today’s spelling, keeping its order, comments and layout.')
    .argument('<file>', 'game file')
    .addOption(new Option('-o, --out <file>', 'write the result to this file').conflicts('write'))
    .option('-w, --write', 'write the result over the file itself', false)
    .option('-f, --force', 'let --out replace a file', false)
    .addHelpText('after', upgradeHelp)
    .action(async (file: string, options: UpgradeOptions) => end(await upgrade(file, options, terminal)));

  program
    .command('export')
    .description('Make print-ready files of a game.')
    .argument('<game>', 'game file')
    .addOption(
      new Option('--format <formats>', 'pdf, png, svg, with commas')
        .argParser(readFormats)
        .default(['pdf'], 'pdf'),
    )
    .option('--components <ids>', 'only these, such as map,tiles', (text: string) => text.split(','))
    .option('-o, --out <folder>', 'where the files go', '.')
    .option(
      '--set <path=value>',
      'a configuration value; may be repeated',
      (text: string, all: string[]) => [...all, text],
      [],
    )
    .option('--dpi <number>', 'resolution of PNG files', readCount, 300)
    .option('--outlines', 'SVG files without fonts', false)
    .option('-f, --force', 'replace files that are there already', false)
    .addHelpText('after', exportHelp)
    .action(async (file: string, options: ExportOptions) => end(await exportGame(file, options, terminal)));

  return program;
}

const FORMATS = ['pdf', 'png', 'svg'] as const;

function readFormats(text: string): readonly Format[] {
  const formats = text.split(',').map((word) => FORMATS.find((format) => format === word.trim()));
  if (formats.includes(undefined)) throw new InvalidArgumentError(`It should be of ${FORMATS.join(', ')}.`);
  return formats.filter((format) => format !== undefined);
}

function readCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It should be a whole number.');
  return Number(text);
}

const validateHelp = `
Exit status: 0 all files are valid, 1 faults were found, 2 a file could not be read.

Example:
  $ platelayer validate games/*.json --strict`;

const exportHelp = `
Exit status: 0 all files were made, 1 the file is no game or a file failed, 2 a file could not be read or written.

Example:
  $ platelayer export game.json --components map,tiles --format pdf,png --out print --set paper.width=827`;

const upgradeHelp = `
Without --out and --write the result is printed. Exit status: 0 done, 1 the file is no game,
2 a file could not be read or written.

Example:
  $ platelayer upgrade old.json --out new.json`;
