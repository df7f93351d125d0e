import { toHex } from '@platelayer/scene';
import type { ImportReport } from '../report.ts';
import { asText } from '../ruby/read.ts';
import type { RubyHash } from '../ruby/value.ts';

/** Replacement for an unknown colour. */
export const UNKNOWN_COLOR = '#808080';

/** Value of a colour word in any case, from the title or from CSS. Returns undefined if neither has it. */
export const cssColor = (word: string, registered: RubyHash): string | undefined => {
  const wanted = word.toLowerCase();
  const own = registered.keys().find((key) => asText(key)?.toLowerCase() === wanted);
  const stated = own === undefined ? word : (asText(registered.get(own)) ?? word);
  return toHex(stated.toLowerCase());
};

/** Replaces words by colours. A word that is not a colour becomes grey and is reported. */
export const settleColors = (
  colors: Map<string, string>,
  registered: RubyHash,
  report: ImportReport,
): void => {
  for (const [name, word] of colors) {
    const value = cssColor(word, registered);
    // CSS colours stay as they are written.
    if (value !== undefined && value === toHex(word)) continue;
    if (value === undefined) report.add('changed', `The colour "${word}" is unknown, so grey is used.`);
    colors.set(name, value ?? UNKNOWN_COLOR);
  }
};
