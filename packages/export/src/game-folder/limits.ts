import type { OwnPicture } from '@platelayer/components';

/** More than any game needs. Stops a hostile zip or a whole disk from taking much time and memory. Sizes are in bytes. */
export const GAME_LIMITS = {
  zip: 200e6,
  /** Entries of a zip, of any kind. */
  entries: 10_000,
  /** Files in a folder that may belong to a game. */
  files: 3_000,
  /** Depth of nested folders, such as groups of logos. */
  depth: 4,
  file: 32e6,
  total: 128e6,
} as const;

/** Files of a folder by path. Pictures may be functions that read them on demand. */
export type FolderFiles = ReadonlyMap<string, OwnPicture['content']>;

/** Counts the bytes read from a folder. The function returns why a file of a size must be left out, if so. */
export const countFolderBytes = (): ((bytes: number) => string | undefined) => {
  let bytesLeft: number = GAME_LIMITS.total;
  return (bytes) => {
    if (bytes > GAME_LIMITS.file) return `is larger than ${GAME_LIMITS.file / 1e6} MB`;
    if (bytes > bytesLeft) return `exceeds the limit of ${GAME_LIMITS.total / 1e6} MB for a folder`;
    bytesLeft -= bytes;
    return undefined;
  };
};
