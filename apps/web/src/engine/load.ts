/** Apart, because checking and upgrading a file is much code, which the games that come with the product need not. */

import { SENTENCES } from 'virtual:platelayer/sentences';
import { type Library, type Loaded, load as loadGame } from '@platelayer/game';

/** A game from its text. The sentences about fields, numbers in this build, are put into the hints (`plugin-sentences.ts`). */
export const load = (text: string, library: Library): Loaded => {
  const loaded = loadGame(text, library);
  const spellOut = (hint: string) => hint.replaceAll(/¶(\d+)¶/g, (_, number) => SENTENCES[number] ?? '');
  return {
    ...loaded,
    diagnostics: loaded.diagnostics.map((diagnostic) =>
      diagnostic.hint === undefined ? diagnostic : { ...diagnostic, hint: spellOut(diagnostic.hint) },
    ),
  };
};
