import { fileWord } from '@platelayer/components';

/** In bytes. File systems limit a whole name to 255. */
const MAX_STEM_BYTES = 80;

/** Removes leading hyphens, which would make the name an option, and leading dots, which would hide the file. */
export const plainStart = (name: string): string => name.replace(/^[-.]+/, '');

/** Letters and digits of scripts other than Latin, including ー and others that several scripts share. */
const FOREIGN = /(?![0-9\p{Script=Latin}])[\p{L}\p{Nd}]/gu;

/**
 * Returns the start of all file names of a game: its title in lower case, with hyphens for everything but a–z and 0–9 (10.2.2).
 * Characters of other scripts add their code points, so that different titles in kanji have different names.
 */
export const stemOf = (title: string): string => {
  const start = title.slice(0, 4 * MAX_STEM_BYTES).toLowerCase();
  const plain = plainStart(start.replace(/[^a-z0-9]+/g, '-'));
  const codes = codePointsOf(start, plain ? FOREIGN : /[\p{L}\p{N}]/gu);
  const stem = codes.length > 0 ? [plain.replace(/-$/, '') || 'game', ...codes].join('-') : plain || 'game';
  return stem.slice(0, MAX_STEM_BYTES);
};

/** Returns the code points of the first eight matching characters. */
const codePointsOf = (text: string, kind: RegExp): readonly string[] =>
  (text.match(kind) ?? []).slice(0, 8).map((letter) => letter.codePointAt(0)!.toString(16));

/** In bytes, without the stem and extension. */
const MAX_NAME_BYTES = 150;

/** Cuts a name to a number of bytes, because file systems count bytes, without splitting a character. */
const cutToBytes = (name: string, max: number): string =>
  name.slice(0, new TextEncoder().encodeInto(name, new Uint8Array(max)).read);

/** Replaces spaces and characters that some file systems reject by `_`, and puts `_` before device names of Windows (98.11.1). */
export const safeName = (name: string): string => {
  const safe = cutToBytes(plainStart(fileWord(name)).replace(/\.+$/, ''), MAX_NAME_BYTES);
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(safe) ? `_${safe}` : safe || '_';
};

/** Adds `-2`, `-3`, … to repeated names. Ignores case, as many file systems do. */
export const uniqueNames = (): ((name: string) => string) => {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${name}-${count}`;
    taken.add(unique.toLowerCase());
    return unique;
  };
};
