import { type ReadGameFolder, readGameFolder, unzipGameFolder } from '@platelayer/export';
import type { OwnGame } from './values.ts';

/** Reads a folder or a zip. */
export const unpack = (input: Exclude<OwnGame, { readonly text: string }>): Promise<ReadGameFolder> => {
  const { name, game } = input;
  return 'zip' in input
    ? unzipGameFolder(input.zip, { name, game })
    : readGameFolder(input.folder, { name, game });
};

export { fontsWith, openPictures, pictureProblems, shareGame } from '@platelayer/export';
