import { type ReadGameFolder, readGameFolder, unzipGameFolder } from '@platelayer/export';
import { withSentences } from './load.ts';
import type { OwnGame } from './values.ts';

/** Reads a folder or a zip. */
export const unpack = async (input: Exclude<OwnGame, { readonly text: string }>): Promise<ReadGameFolder> => {
  const { name, game } = input;
  const read =
    'zip' in input
      ? await unzipGameFolder(input.zip, { name, game })
      : await readGameFolder(input.folder, { name, game });
  return { ...read, diagnostics: withSentences(read.diagnostics) };
};

export { fontsWith, openPictures, pictureProblems, shareGame } from '@platelayer/export';
