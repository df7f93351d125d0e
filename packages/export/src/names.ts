import { fileWord } from '@platelayer/components';

/** Leaves room for the rest of a name, which file systems limit to 255 bytes. */
const LONGEST_STEM = 80;

/** No name begins with a hyphen, which programs take for an option, or with a dot, which hides files. */
export const plainStart = (name: string): string => name.replace(/^[-.]+/, '');

/** The beginning of every file name of a game: its title in lower case, everything else than a–z and 0–9 one hyphen (10.2.2). */
export const stemOf = (title: string): string => {
  const start = title.slice(0, 4 * LONGEST_STEM).toLowerCase();
  const stem = plainStart(start.replace(/[^a-z0-9]+/g, '-')) || codedStem(start);
  return stem.slice(0, LONGEST_STEM);
};

/** Two titles in kanji still have two names: their characters by number. */
const codedStem = (title: string): string => ['game', ...letterCodes(title).slice(0, 8)].join('-');

const letterCodes = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{N}]/gu) ?? []).map((letter) => letter.codePointAt(0)!.toString(16));

/** What some file system refuses, and blanks, become `_`; names that Windows keeps for devices get a `_` too (98.11.1). */
export const safeName = (name: string): string => {
  const safe = plainStart(fileWord(name)).replace(/\.+$/, '').slice(0, 150);
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
