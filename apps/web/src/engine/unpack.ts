import { type ReadGameFolder, readGameFolder, unzipGameFolder } from '@platelayer/export';
import { withSentences } from './load.ts';
import type { OwnGame } from './values.ts';

/** Reads a folder or a zip. */
export const unpack = (input: Exclude<OwnGame, { readonly text: string }>): ReadGameFolder => {
  const { name, game } = input;
  const read =
    'zip' in input
      ? unzipGameFolder(input.zip, { name, game })
      : readGameFolder(input.folder, { name, game });
  return { ...read, diagnostics: withSentences(read.diagnostics) };
};

export { fontsWith, shareGame } from '@platelayer/export';
