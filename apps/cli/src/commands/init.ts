import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { End } from '../arguments.ts';
import { whyNot } from '../source.ts';
import { starter } from '../starter.ts';
import { type ExitStatus, exitStatus, type Terminal } from '../terminal.ts';

/** Writes a small game to start from; a file that is there stays as it is. */
export async function init(file: string, { folder, exists, write, err }: Terminal): Promise<ExitStatus> {
  const path = resolve(folder, file);
  if (await exists(path)) {
    err(`${file}: is there already; choose another name.\n`);
    return exitStatus.unusable;
  }
  try {
    await write(path, starter);
  } catch (error) {
    err(`${file}: ${whyNot(error)}\n`);
    return exitStatus.unusable;
  }
  err(`${file}: a small game to start from. Next: platelayer watch ${file} --out print\n`);
  return exitStatus.fine;
}

export const addInit = (program: Command, terminal: Terminal, end: End): Command =>
  program
    .command('init')
    .description('Write a small game with comments to start from.')
    .argument('[file]', 'where it goes', 'game.json')
    .addHelpText('after', help)
    .action(async (file: string) => end(await init(file, terminal)));

const help = `
Exit status: 0 done, 2 the file is there already or cannot be written.

Example:
  $ platelayer init my-game.json`;
