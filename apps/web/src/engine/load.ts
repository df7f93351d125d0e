/** Apart, because checking and upgrading a file is much code, which the games that come with the product need not. */

import { SENTENCES } from 'virtual:platelayer/sentences';
import { type Assets, noAssets } from '@platelayer/export';
import { type Diagnostic, type Loaded, load as loadGame } from '@platelayer/game';
import { library, libraryWith } from '@platelayer/library';

/** A game from its text and what it brings along. */
export const load = (text: string, assets: Assets): Loaded => {
  const loaded = loadGame(text, assets === noAssets ? library : libraryWith(assets));
  return { ...loaded, diagnostics: withSentences(loaded.diagnostics) };
};

/** The sentences about fields, numbers in this build, are put into the hints (`plugin-sentences.ts`). */
export const withSentences = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  diagnostics.map((diagnostic) =>
    diagnostic.hint === undefined ? diagnostic : { ...diagnostic, hint: spellOut(diagnostic.hint) },
  );

const spellOut = (hint: string): string =>
  hint.replaceAll(/¶(\d+)¶/g, (_, number) => SENTENCES[number] ?? '');
