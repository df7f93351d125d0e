import { basename, dirname } from 'node:path';
import { belongsToGameFolder, CONFIG_FILE, GAMES_FOLDER } from '@platelayer/export';

interface SharedFolder {
  readonly folder: string;
  /** Path of the game file from that folder. */
  readonly own: string;
}

/** Returns the folder with the assets of a game: the folder of its file, or the parent of that folder if it is `games`. */
export const sharedFolder = (file: string): SharedFolder => {
  const [folder, own] = [dirname(file), basename(file)];
  return basename(folder) === GAMES_FOLDER
    ? { folder: dirname(folder), own: `${GAMES_FOLDER}/${own}` }
    : { folder, own };
};

/** Whether a file in the shared folder belongs to the game `own`, unlike other games and exported files. */
export const belongsToGame =
  (own: string) =>
  (file: string): boolean => {
    const path = file.replaceAll('\\', '/');
    return path === own || (belongsToGameFolder(path) && path !== GAMES_FOLDER && !isOtherGame(path));
  };

const isOtherGame = (path: string): boolean =>
  /^(games\/)?[^/]+\.json$/i.test(path) && basename(path) !== CONFIG_FILE;
