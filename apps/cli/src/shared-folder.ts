import { basename, dirname } from 'node:path';
import { belongsToGameFolder, CONFIG_FILE, GAMES_FOLDER } from '@platelayer/export';

/** The folder with all that belongs to the game of a file: its own, or the one that its folder `games` lies in. */
export interface SharedFolder {
  readonly folder: string;
  /** Of the game's file, from that folder. */
  readonly own: string;
}

export const sharedFolder = (file: string): SharedFolder => {
  const [folder, own] = [dirname(file), basename(file)];
  return basename(folder) === GAMES_FOLDER
    ? { folder: dirname(folder), own: `${GAMES_FOLDER}/${own}` }
    : { folder, own };
};

/** Whether a file in the shared folder belongs to the game `own`: other games do not, nor what an export has put there. */
export const belongsToGame =
  (own: string) =>
  (file: string): boolean => {
    const path = file.replaceAll('\\', '/');
    return path === own || (belongsToGameFolder(path) && path !== GAMES_FOLDER && !isOtherGame(path));
  };

const isOtherGame = (path: string): boolean =>
  /^(games\/)?[^/]+\.json$/i.test(path) && basename(path) !== CONFIG_FILE;
