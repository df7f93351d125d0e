/** The folders beside a game's file that belong to it. */
export const ASSET_FOLDERS = ['logos', 'icons', 'fonts', 'backs'] as const;

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

export const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
