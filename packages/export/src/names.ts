import { fileWord } from '@platelayer/components';

/** In bytes. Leaves room for the rest of a name, which file systems limit to 255. */
const LONGEST_STEM = 80;

/** No name begins with a hyphen, which programs take for an option, or with a dot, which hides files. */
export const plainStart = (name: string): string => name.replace(/^[-.]+/, '');

/** Letters and digits of other scripts than the Latin one; ー and others that several scripts share among them. */
const FOREIGN = /(?![0-9\p{Script=Latin}])[\p{L}\p{Nd}]/gu;

/**
 * The beginning of every file name of a game: its title in lower case, everything else than a–z and 0–9 one hyphen (10.2.2).
 * Two titles in kanji still have two names: their characters by number.
 */
export const stemOf = (title: string): string => {
  const start = title.slice(0, 4 * LONGEST_STEM).toLowerCase();
  const plain = plainStart(start.replace(/[^a-z0-9]+/g, '-'));
  const codes = codesOf(start, plain ? FOREIGN : /[\p{L}\p{N}]/gu);
  const stem = codes.length > 0 ? [plain.replace(/-$/, '') || 'game', ...codes].join('-') : plain || 'game';
  return stem.slice(0, LONGEST_STEM);
};

/** The numbers of the first eight characters of a kind. */
const codesOf = (text: string, kind: RegExp): readonly string[] =>
  (text.match(kind) ?? []).slice(0, 8).map((letter) => letter.codePointAt(0)!.toString(16));

/** The rest of a name. */
const LONGEST_NAME = 150;

/** As many whole characters as fit into a number of bytes, which file systems count. */
const cutToBytes = (name: string, most: number): string =>
  name.slice(0, new TextEncoder().encodeInto(name, new Uint8Array(most)).read);

/** What some file system refuses, and blanks, become `_`; names that Windows keeps for devices get a `_` too (98.11.1). */
export const safeName = (name: string): string => {
  const safe = cutToBytes(plainStart(fileWord(name)).replace(/\.+$/, ''), LONGEST_NAME);
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(safe) ? `_${safe}` : safe || '_';
};

/** Gives equal names `-2`, `-3`, …; names that differ in case only are equal, because they are on many disks. */
export const uniqueNames = (): ((name: string) => string) => {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${name}-${count}`;
    taken.add(unique.toLowerCase());
    return unique;
  };
};
