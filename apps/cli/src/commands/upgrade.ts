import { resolve } from 'node:path';
import { type Diagnostic, parse, refusal, rewrite } from '@platelayer/game';
import { type Command, Option } from 'commander';
import type { OnExit } from '../arguments.ts';
import { formatDiagnostics } from '../format-diagnostic.ts';
import type { Refusal } from '../open-game.ts';
import { fileErrorText, readTextFile } from '../read-text.ts';
import { EXIT_STATUS, type ExitStatus, isFolder, type Terminal } from '../terminal.ts';

export interface UpgradeOptions {
  /** Output file. Without it and `write`, the result is printed. */
  readonly out?: string;
  /** Whether to overwrite the file itself. */
  readonly write: boolean;
  /** Whether `out` may overwrite an existing file. */
  readonly force: boolean;
  readonly json: boolean;
}

interface UpgradeResult {
  readonly text: string;
  /** A diagnostic for each old spelling. */
  readonly changes: readonly Diagnostic[];
  /** File to which the text was written. */
  readonly written?: string;
}

async function runUpgrade(file: string, options: UpgradeOptions, terminal: Terminal): Promise<ExitStatus> {
  const result = await rewriteFile(file, options, terminal);
  if (options.json) terminal.out(`${JSON.stringify(jsonReport(file, result), undefined, 2)}\n`);
  if ('message' in result) {
    if (!options.json) terminal.err(`${result.message}\n`);
    return result.status;
  }
  const { text, changes, written } = result;
  if (!options.json) {
    if (written === undefined) terminal.out(text);
    terminal.err(`${summary(written ?? file, changes.length)}\n`);
  }
  return EXIT_STATUS.fine;
}

const jsonReport = (file: string, result: UpgradeResult | Refusal): object => {
  if ('message' in result) return { error: result.message };
  const { text, changes, written } = result;
  return { file, changes, ...(written === undefined ? { text } : { written }) };
};

async function rewriteFile(
  file: string,
  { out, write, force }: UpgradeOptions,
  terminal: Terminal,
): Promise<UpgradeResult | Refusal> {
  const unusable = (message: string): Refusal => ({ status: EXIT_STATUS.unusable, message });
  const source = await readTextFile(file, terminal);
  if ('reason' in source) return unusable(`${file}: ${source.reason}`);

  const { text, diagnostics: changes } = rewrite(source.text);
  const errors = changes.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    return { status: EXIT_STATUS.failed, message: formatDiagnostics(file, source.text, errors) };
  const refused = refusal(parse(source.text).value);
  if (refused) return { status: EXIT_STATUS.failed, message: `${file}: ${refused.message}. ${refused.hint}` };

  const target = write ? file : out;
  if (target === undefined) return { text, changes };
  const path = resolve(terminal.folder, target);
  if (await isFolder(path, terminal)) return unusable(`${target} is a folder. Pass the name of a file.`);
  if (!write && !force && (await terminal.exists(path)))
    return unusable(`${target} already exists. Use --force to replace it.`);
  if (!write || text !== source.text) {
    const failure = await terminal.write(path, text).then(() => undefined, fileErrorText);
    if (failure !== undefined) return unusable(`${target}: ${failure}`);
  }
  return { text, changes, written: target };
}

const summary = (file: string, count: number): string =>
  count === 0
    ? `${file}: nothing to upgrade.`
    : `${file}: ${count} old ${count === 1 ? 'spelling' : 'spellings'} updated.`;

export const addUpgrade = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('upgrade')
    .description('Update old spellings in a game file, keeping its order, comments and layout.')
    .argument('<file>', 'game file')
    .addOption(new Option('-o, --out <file>', 'output file').conflicts('write'))
    .option('-w, --write', 'overwrite the file itself', false)
    .option('-f, --force', 'let --out overwrite an existing file', false)
    .option('--json', 'print a JSON report', false)
    .addHelpText('after', HELP)
    .action(async (file: string, options: UpgradeOptions) => end(await runUpgrade(file, options, terminal)));

const HELP = `
Without --out or --write the result is printed.

Exit status: 0 done; 1 not a game; 2 a file could not be read or written.

Example:
  $ platelayer upgrade old.json --out new.json`;
