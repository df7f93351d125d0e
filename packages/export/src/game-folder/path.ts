/** The folders beside a game's file that belong to it. */
export const ASSET_FOLDERS = [
  'logos',
  'icons',
  'fonts',
  'backs',
  'tiles',
  'themes',
  'companies',
  'publishers',
] as const;

/** The file beside a game that holds the settings it wants. */
export const CONFIG_FILE = 'config.json';

/** A folder that may hold the games, with what they share beside it. */
export const GAMES_FOLDER = 'games';

export type AssetKind = (typeof ASSET_FOLDERS)[number] | typeof CONFIG_FILE;

/** What a file beside a game is, by its path from there. */
export const assetKind = (path: string): AssetKind | undefined => {
  if (path === CONFIG_FILE) return CONFIG_FILE;
  const folder = path.slice(0, Math.max(0, path.indexOf('/')));
  return ASSET_FOLDERS.find((each) => each === folder);
};

/** The files whose content a game can have use for; of others the names are enough. */
export const READABLE = /\.(?:json|svg|ttf|otf)$|(?:^|\/)backs\/.+\.png$/i;

/** The files among them that can wait until something draws them. */
export const isPicturePath = (path: string): boolean => /\.(?:svg|png)$/i.test(path);

/** Whether a file or folder may belong to the game folder that it lies in; other files need not be read or watched. */
export const belongsToGameFolder = (path: string): boolean => {
  const parts = path.split(/[\\/]/);
  return parts[0] === GAMES_FOLDER ? parts.length === 1 || mayLieBeside(parts.slice(1)) : mayLieBeside(parts);
};

const mayLieBeside = ([first = '', ...rest]: readonly string[]): boolean =>
  (ASSET_FOLDERS as readonly string[]).includes(first) || (rest.length === 0 && /\.json$/i.test(first));

/** A path inside a folder with plain slashes; nothing for one that leads out of it or is no name at all. */
export const insidePath = (path: string): string | undefined => {
  const parts = path
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '.');
  const inside = parts.every((part) => part !== '' && part !== '..' && !/[\p{Cc}:]/u.test(part));
  return inside && parts.length > 0 ? parts.join('/') : undefined;
};

/** What systems leave in folders and nobody has put there. */
export const isLitter = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX' || part === 'node_modules');

export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** The folder whose logos, tiles and so on a game has: its own, or that of the folder `games` which it lies in. */
export const sharedFolderOf = (path: string): string => folderOf(path).replace(/(^|\/)games\/$/, '$1');

export const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
