import { toHex } from '@platelayer/scene';
import type { ImportReport } from '../report.ts';
import { asText } from '../ruby/read.ts';
import type { RubyHash } from '../ruby/value.ts';

/** What stands for a colour that nobody knows. */
export const UNKNOWN_COLOR = '#808080';

/** The value of a colour word in any case: the title's own, else that of CSS; nothing for a word that neither has. */
export const cssColor = (word: string, registered: RubyHash): string | undefined => {
  const wanted = word.toLowerCase();
  const own = registered.keys().find((key) => asText(key)?.toLowerCase() === wanted);
  const stated = own === undefined ? word : (asText(registered.get(own)) ?? word);
  return toHex(stated.toLowerCase());
};

/** Colours of hexes, lines and phases are entered as words: one that is no colour becomes grey, and is told. */
export const settleColors = (
  colors: Map<string, string>,
  registered: RubyHash,
  report: ImportReport,
): void => {
  for (const [name, word] of colors) {
    const value = cssColor(word, registered);
    // What CSS knows stays as it is written.
    if (value !== undefined && value === toHex(word)) continue;
    if (value === undefined) report.add('changed', `The colour "${word}" is not known; grey is taken.`);
    colors.set(name, value ?? UNKNOWN_COLOR);
  }
};
