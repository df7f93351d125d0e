import { basename, join, resolve } from 'node:path';
import { STARTER_GAME, starterFolder } from '@platelayer/export';
import type { Command } from 'commander';
import { type OnExit, quotedArgument } from '../arguments.ts';
import { fileErrorText } from '../read-text.ts';
import { refuse } from '../refuse.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from '../terminal.ts';

/** Writes a small game to start from; a file that is there stays as it is. */
async function runInit(
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
  else
    err(
      `${file}: ${fault ?? `a small game to start from. Next: platelayer watch ${quotedArgument(file)} --out print`}\n`,
    );
  return fault === undefined ? EXIT_STATUS.fine : EXIT_STATUS.unusable;
}

/** Lays out a folder with a game and an example of everything that may lie beside it; replaces nothing. */
async function runInitFolder(name: string, json: boolean, terminal: Terminal): Promise<ExitStatus> {
  const { folder, exists, write, out, err } = terminal;
  const files = starterFolder(basename(resolve(folder, name)));
  const paths = [...files.keys()].map((path) => join(name, path));
  let fault: string | undefined;
  for (const path of paths)
    if (await exists(resolve(folder, path))) fault ??= `${path} is there already; choose another name.`;
  for (const [path, text] of fault === undefined ? files : [])
    fault ??= await write(resolve(folder, name, path), text).then(
      () => undefined,
      (error: unknown) => `${join(name, path)}: ${fileErrorText(error)}`,
    );
  if (json)
    out(
      `${JSON.stringify(fault === undefined ? { folder: name, files: paths } : { error: fault }, undefined, 2)}\n`,
    );
  else
    err(
      `${fault ?? `${name}: a game with an example of each part. Next: platelayer watch ${quotedArgument(name)} --out print`}\n`,
    );
  return fault === undefined ? EXIT_STATUS.fine : EXIT_STATUS.unusable;
}

export const addInit = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('init')
    .description('Write a small game to start from.')
    .argument('[file]', 'where it goes', 'game.json')
    .option('--folder <name>', 'a folder with an example of everything that a game may bring along')
    .option('--json', 'report for programs', false)
    .addHelpText('after', HELP)
    .action(async (file: string, { json, folder }: { json: boolean; folder?: string }, { args }: Command) => {
      if (folder !== undefined && args.length > 0) {
        const message = `Write a file or --folder, not both: ${quotedArgument(file)}`;
        return end(refuse({ status: EXIT_STATUS.unusable, message }, json, terminal));
      }
      end(
        await (folder === undefined ? runInit(file, json, terminal) : runInitFolder(folder, json, terminal)),
      );
    });

const HELP = `
Exit status: 0 done, 2 the file is there already or cannot be written.

Example:
  $ platelayer init my-game.json
  $ platelayer init --folder my-game`;
