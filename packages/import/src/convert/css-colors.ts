import { toHex } from '@platelayer/scene';
import type { ImportReport } from '../report.ts';
import { asText } from '../ruby/read.ts';
import { type RubyHash, symbol } from '../ruby/value.ts';

/** What stands for a colour that nobody knows. */
export const UNKNOWN_COLOR = '#808080';

/** The value of a colour word: the title's own, else that of CSS; nothing for a word that neither has. */
export const cssColor = (word: string, registered: RubyHash): string | undefined =>
  toHex((asText(registered.get(symbol(word))) ?? word).toLowerCase());

/** Colours of hexes, lines and phases are entered as words: one that is no colour is the title's own, or grey and told. */
export const settleColors = (
  colors: Map<string, string>,
  registered: RubyHash,
  report: ImportReport,
): void => {
  for (const [name, word] of colors) {
    if (toHex(word) !== undefined) continue;
    const own = registered.keys().find((key) => asText(key)?.toLowerCase() === word);
    const value = own === undefined ? undefined : toHex((asText(registered.get(own)) ?? '').toLowerCase());
    if (value === undefined) report.add('changed', `The colour "${word}" is not known; grey is taken.`);
    colors.set(name, value ?? UNKNOWN_COLOR);
  }
};
