import { basename, join, resolve } from 'node:path';
import { STARTER_GAME, starterFolder } from '@platelayer/export';
import type { Command } from 'commander';
import { type OnExit, quoteArgument } from '../arguments.ts';
import { fileErrorText } from '../read-text.ts';
import { refuse } from '../refuse.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from '../terminal.ts';

/** Writes a small game to start from, but never replaces a file. */
async function runInit(
  file: string,
  json: boolean,
  { folder, exists, write, out, err }: Terminal,
): Promise<ExitStatus> {
  const path = resolve(folder, file);
  const error = (await exists(path))
    ? alreadyExists(file)
    : await write(path, STARTER_GAME).then(
        () => undefined,
        (reason: unknown) => `${file}: ${fileErrorText(reason)}`,
      );
  if (json) out(`${JSON.stringify(error === undefined ? { file } : { error }, undefined, 2)}\n`);
  else
    err(
      `${error ?? `${file}: a small game to start from. Next: platelayer watch ${quoteArgument(file)} --out print`}\n`,
    );
  return error === undefined ? EXIT_STATUS.fine : EXIT_STATUS.unusable;
}

const alreadyExists = (path: string): string => `${path} already exists. Choose another name.`;

/** Writes a folder with a game and an example of every kind of asset, but never replaces a file. */
async function runInitFolder(name: string, json: boolean, terminal: Terminal): Promise<ExitStatus> {
  const { folder, exists, write, out, err } = terminal;
  const files = starterFolder(basename(resolve(folder, name)));
  const paths = [...files.keys()].map((path) => join(name, path));
  let error: string | undefined;
  for (const path of paths) if (await exists(resolve(folder, path))) error ??= alreadyExists(path);
  for (const [path, text] of error === undefined ? files : [])
    error ??= await write(resolve(folder, name, path), text).then(
      () => undefined,
      (reason: unknown) => `${join(name, path)}: ${fileErrorText(reason)}`,
    );
  if (json)
    out(
      `${JSON.stringify(error === undefined ? { folder: name, files: paths } : { error }, undefined, 2)}\n`,
    );
  else
    err(
      `${error ?? `${name}: a game with an example of each kind of asset. Next: platelayer watch ${quoteArgument(name)} --out print`}\n`,
    );
  return error === undefined ? EXIT_STATUS.fine : EXIT_STATUS.unusable;
}

export const addInit = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('init')
    .description('Write a small game to start from.')
    .argument('[file]', 'output file', 'game.json')
    .option('--folder <name>', 'output folder, for a game with an example of every kind of asset')
    .option('--json', 'print a JSON report', false)
    .addHelpText('after', HELP)
    .action(async (file: string, { json, folder }: { json: boolean; folder?: string }, { args }: Command) => {
      if (folder !== undefined && args.length > 0) {
        const message = `Pass either a file or --folder, not both: ${quoteArgument(file)}`;
        return end(refuse({ status: EXIT_STATUS.unusable, message }, json, terminal));
      }
      end(
        await (folder === undefined ? runInit(file, json, terminal) : runInitFolder(folder, json, terminal)),
      );
    });

const HELP = `
Exit status: 0 done; 2 the file already exists or could not be written.

Examples:
  $ platelayer init my-game.json
  $ platelayer init --folder my-game`;
