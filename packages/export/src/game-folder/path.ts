/** Asset folders next to a game file. */
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

/** File next to a game with its default settings. */
export const CONFIG_FILE = 'config.json';

/** Optional folder of several games, which share the assets next to it. */
export const GAMES_FOLDER = 'games';

export type AssetKind = (typeof ASSET_FOLDERS)[number] | typeof CONFIG_FILE;

/** Returns the kind of an asset by its path relative to the game. */
export const assetKind = (path: string): AssetKind | undefined => {
  if (path === CONFIG_FILE) return CONFIG_FILE;
  const folder = path.slice(0, Math.max(0, path.indexOf('/')));
  return ASSET_FOLDERS.find((name) => name === folder);
};

/** Files whose content a game can use. For other files, their names are enough. */
export const READABLE = /\.(?:json|svg|ttf|otf)$|(?:^|\/)backs\/.+\.png$/i;

/** Whether a file is a picture, which need not be read before it is drawn. */
export const isPicturePath = (path: string): boolean => /\.(?:svg|png)$/i.test(path);

/** Whether a file or folder may belong to the game folder it is in. Others need not be read or watched. */
export const belongsToGameFolder = (path: string): boolean => {
  const parts = path.split(/[\\/]/);
  return parts[0] === GAMES_FOLDER ? parts.length === 1 || mayBeAsset(parts.slice(1)) : mayBeAsset(parts);
};

const mayBeAsset = ([first = '', ...rest]: readonly string[]): boolean =>
  (ASSET_FOLDERS as readonly string[]).includes(first) || (rest.length === 0 && /\.json$/i.test(first));

/** Returns a path with forward slashes, or undefined if it leaves the folder or is not a valid path. */
export const insidePath = (path: string): string | undefined => {
  const parts = path
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '.');
  const inside = parts.every((part) => part !== '' && part !== '..' && !/[\p{Cc}:]/u.test(part));
  return inside && parts.length > 0 ? parts.join('/') : undefined;
};

/** Whether a path is hidden, or in a folder that a system or npm created. */
export const isIgnoredPath = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX' || part === 'node_modules');

export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Returns the folder whose assets a game uses: its own, or the parent of the folder `games`. */
export const sharedFolderOf = (path: string): string => folderOf(path).replace(/(^|\/)games\/$/, '$1');

export const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
