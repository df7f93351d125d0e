import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { OnExit } from '../arguments.ts';
import { fileErrorText } from '../read-text.ts';
import { STARTER_GAME } from '../starter-game.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from '../terminal.ts';

/** Writes a small game to start from; a file that is there stays as it is. */
export async function runInit(
  file: string,
  json: boolean,
  { folder, exists, write, out, err }: Terminal,
): Promise<ExitStatus> {
  const path = resolve(folder, file);
  const taken = await exists(path);
  const fault = taken
    ? 'is there already; choose another name.'
    : await write(path, STARTER_GAME).then(() => undefined, fileErrorText);
  if (json)
    out(`${JSON.stringify(fault === undefined ? { file } : { error: `${file}: ${fault}` }, undefined, 2)}\n`);
  else err(`${file}: ${fault ?? `a small game to start from. Next: platelayer watch ${file} --out print`}\n`);
  return fault === undefined ? EXIT_STATUS.fine : EXIT_STATUS.unusable;
}

export const addInit = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('init')
    .description('Write a small game to start from.')
    .argument('[file]', 'where it goes', 'game.json')
    .option('--json', 'report for programs', false)
    .addHelpText('after', HELP)
    .action(async (file: string, { json }: { json: boolean }) => end(await runInit(file, json, terminal)));

const HELP = `
Exit status: 0 done, 2 the file is there already or cannot be written.

Example:
  $ platelayer init my-game.json`;
