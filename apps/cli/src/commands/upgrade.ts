import { resolve } from 'node:path';
import { isGame, parse, rewrite } from '@platelayer/game';
import { type Command, Option } from 'commander';
import type { End } from '../arguments.ts';
import { frame, painter } from '../frame.ts';
import { readSource, whyNot } from '../source.ts';
import { type ExitStatus, exitStatus, type Terminal } from '../terminal.ts';

export interface UpgradeOptions {
  /** Where the result goes; without it, and without `write`, to the standard output. */
  readonly out?: string;
  /** Puts the result in place of the file itself. */
  readonly write: boolean;
  /** Lets `out` replace a file that is there already. */
  readonly force: boolean;
}

export async function upgrade(
  file: string,
  { out, write, force }: UpgradeOptions,
  terminal: Terminal,
): Promise<ExitStatus> {
  const say = (text: string) => terminal.err(`${text}\n`);
  const source = await readSource(file, terminal);
  if ('reason' in source) {
    say(`${file}: ${source.reason}`);
    return exitStatus.unusable;
  }

  const { value } = parse(source.text);
  const { text, diagnostics } = rewrite(source.text);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  for (const error of errors)
    terminal.err(frame(file, source.text.split(/\r\n|\r|\n/), error, painter(false)));
  if (errors.length > 0) return exitStatus.faults;
  if (!isGame(value)) {
    say(`${file}: File was not a valid Platelayer game`);
    return exitStatus.faults;
  }

  const target = write ? file : out;
  if (target === undefined) {
    terminal.out(text);
    say(summary(file, diagnostics.length));
    return exitStatus.fine;
  }
  const path = resolve(terminal.folder, target);
  if (!write && !force && (await terminal.exists(path))) {
    say(`${target}: is there already; --force replaces it.`);
    return exitStatus.unusable;
  }
  if (!write || text !== source.text) {
    try {
      await terminal.write(path, text);
    } catch (error) {
      say(`${target}: ${whyNot(error)}`);
      return exitStatus.unusable;
    }
  }
  say(summary(target, diagnostics.length));
  return exitStatus.fine;
}

const summary = (file: string, count: number): string =>
  count === 0
    ? `${file}: nothing to upgrade.`
    : `${file}: ${count} old ${count === 1 ? 'spelling' : 'spellings'} brought up to date.`;

export const addUpgrade = (program: Command, terminal: Terminal, end: End): Command =>
  program
    .command('upgrade')
    .description('Rewrite a game file in today’s spelling, keeping its order, comments and layout.')
    .argument('<file>', 'game file')
    .addOption(new Option('-o, --out <file>', 'write the result to this file').conflicts('write'))
    .option('-w, --write', 'write the result over the file itself', false)
    .option('-f, --force', 'let --out replace a file', false)
    .addHelpText('after', help)
    .action(async (file: string, options: UpgradeOptions) => end(await upgrade(file, options, terminal)));

const help = `
Without --out and --write the result is printed. Exit status: 0 done, 1 the file is no game,
2 a file could not be read or written.

Example:
  $ platelayer upgrade old.json --out new.json`;
