import { basename, extname, resolve } from 'node:path';
import { belongsToGameFolder, GAMES_FOLDER, unzipGameFolder } from '@platelayer/export';
import { type OpenGame, openFiles, openGame, type Refusal } from './open-game.ts';
import { belongsToGame, sharedFolder } from './shared-folder.ts';
import { EXIT_STATUS, isFolder, type Terminal } from './terminal.ts';

const GIT = 'git:';

/** A version of a game: a file, folder or zip, a bundled game, or `git:REV`, which is the file of `now` as Git has it there. */
export async function openVersion(
  name: string,
  now: string,
  terminal: Terminal,
): Promise<OpenGame | Refusal> {
  return name.startsWith(GIT)
    ? openRevision(name.slice(GIT.length), now, terminal)
    : openGame(name, terminal);
}

/** The user's own Git is asked, and only asked: nothing of the checkout is touched. */
async function openRevision(revision: string, now: string, terminal: Terminal): Promise<OpenGame | Refusal> {
  const refuse = (reason: string): Refusal => ({
    status: EXIT_STATUS.unusable,
    message: `${GIT}${revision}: ${reason}`,
  });
  if (revision === '' || revision.startsWith('-'))
    return refuse('Write a revision, such as git:HEAD or git:v1.');
  const path = resolve(terminal.folder, now);
  const isFile = extname(path).toLowerCase() === '.json';
  if (!isFile && !(await isFolder(path, terminal))) return refuse(`${now} is no JSON file and no folder.`);
  const { folder, own } = isFile ? sharedFolder(path) : { folder: path, own: undefined };
  const belongs = own === undefined ? belongsToGameFolder : belongsToGame(own);
  try {
    const listed = await gitText(
      folder,
      ['ls-tree', '-z', '--name-only', revision, './', `${GAMES_FOLDER}/`],
      terminal,
    );
    const names = listed.split('\0').filter((name) => name !== '' && name !== GAMES_FOLDER);
    const wanted = names.filter(belongs);
    if (own === undefined ? wanted.length === 0 : !wanted.includes(own))
      return refuse(`${basename(path)} is not in that revision.`);
    const zip = await terminal.git(folder, ['archive', '--format=zip', revision, '--', ...wanted]);
    const { folder: found, diagnostics } = await unzipGameFolder(
      zip,
      own === undefined ? { name: basename(path) } : { game: own },
    );
    if (!found) return refuse(diagnostics.map(({ message }) => message).join(' '));
    return openFiles({
      ...found,
      id: basename(path, extname(path)),
      origin: 'zip',
      argument: `${GIT}${revision}`,
      path: `${now} at ${revision}`,
      remarks: diagnostics,
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const gitText = async (folder: string, args: readonly string[], { git }: Terminal): Promise<string> =>
  new TextDecoder().decode(await git(folder, args)).trim();
