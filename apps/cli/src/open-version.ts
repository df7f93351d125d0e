import { basename, extname, resolve } from 'node:path';
import { belongsToGameFolder, GAMES_FOLDER, unzipGameFolder } from '@platelayer/export';
import { type OpenGame, openFiles, openGame, type Refusal } from './open-game.ts';
import { belongsToGame, sharedFolder } from './shared-folder.ts';
import { EXIT_STATUS, isFolder, type Terminal } from './terminal.ts';

const GIT = 'git:';

/** Opens a version of a game: a file, folder or zip, a bundled game, or `git:REV` for `current` in that Git revision. */
export async function openVersion(
  name: string,
  current: string,
  terminal: Terminal,
): Promise<OpenGame | Refusal> {
  return name.startsWith(GIT)
    ? openRevision(name.slice(GIT.length), current, terminal)
    : openGame(name, terminal);
}

/** Reads a revision with the user's Git, without changing the checkout. */
async function openRevision(
  revision: string,
  current: string,
  terminal: Terminal,
): Promise<OpenGame | Refusal> {
  const refuse = (reason: string): Refusal => ({
    status: EXIT_STATUS.unusable,
    message: `${GIT}${revision}: ${reason}`,
  });
  if (revision === '' || revision.startsWith('-'))
    return refuse('Name a revision, such as git:HEAD or git:v1.');
  const path = resolve(terminal.folder, current);
  const isFile = extname(path).toLowerCase() === '.json';
  if (!isFile && !(await isFolder(path, terminal)))
    return refuse(`${current} is neither a JSON file nor a folder.`);
  const { folder, own } = isFile ? sharedFolder(path) : { folder: path, own: undefined };
  const belongs = own === undefined ? belongsToGameFolder : belongsToGame(own);
  try {
    const listing = await gitText(
      folder,
      ['ls-tree', '-z', '--name-only', revision, './', `${GAMES_FOLDER}/`],
      terminal,
    );
    const names = listing
      .split('\0')
      .filter((name) => name !== '' && name !== GAMES_FOLDER)
      .filter(belongs);
    if (own === undefined ? names.length === 0 : !names.includes(own))
      return refuse(`${basename(path)} is not in that revision.`);
    const zip = await terminal.git(folder, ['archive', '--format=zip', revision, '--', ...names]);
    const { folder: gameFolder, diagnostics } = await unzipGameFolder(
      zip,
      own === undefined ? { name: basename(path) } : { game: own },
    );
    if (!gameFolder) return refuse(diagnostics.map(({ message }) => message).join(' '));
    return openFiles({
      ...gameFolder,
      id: basename(path, extname(path)),
      origin: 'zip',
      argument: `${GIT}${revision}`,
      path: `${current} at ${revision}`,
      folderDiagnostics: diagnostics,
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const gitText = async (folder: string, args: readonly string[], { git }: Terminal): Promise<string> =>
  new TextDecoder().decode(await git(folder, args)).trim();
