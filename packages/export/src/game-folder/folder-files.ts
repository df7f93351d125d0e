import type { OwnPicture } from '@platelayer/components';
import { GAME_LIMITS } from './limits.ts';

/** The files of a folder by path. Only pictures may be functions, which read them on demand. */
export type FolderFiles = ReadonlyMap<string, OwnPicture['content']>;

/** Counts what is read of a folder: the answer says why a file of that size is left out, and is nothing where it has room. */
export const newFolderRoom = (): ((bytes: number) => string | undefined) => {
  let room: number = GAME_LIMITS.total;
  return (bytes) => {
    if (bytes > GAME_LIMITS.file) return `is larger than ${GAME_LIMITS.file / 1e6} MB`;
    if (bytes > room) return `has no room in the ${GAME_LIMITS.total / 1e6} MB that are read of a folder`;
    room -= bytes;
    return undefined;
  };
};
