import bidiFactory from 'bidi-js';
import { DIRECTION_MARKS } from './direction.ts';

/**
 * The order of texts in which something runs from right to left, by the Unicode bidirectional algorithm (UAX 9). Loaded with the
 * first such text.
 */
export interface Bidi {
  /** The stretches of a line from left to right, each as it is read. */
  order(line: string): readonly Stretch[];
  /** Whether a paragraph as a whole runs from right to left: its first letter says so. */
  startsAtRight(paragraph: string): boolean;
  /** Spaces and signs of a right-to-left stretch as they stand from left to right. */
  mirror(signs: string): string;
}

/** A part of a line that runs in one direction. */
export interface Stretch {
  readonly text: string;
  readonly rightToLeft: boolean;
}

const { getEmbeddingLevels, getMirroredCharacter } = bidiFactory();

const levelsOf = (text: string) => getEmbeddingLevels(text.replace(BEYOND, standIn));

/** bidi-js looks at halves of surrogate pairs: here each half is a character that counts as the whole does. */
const BEYOND = /[\u{10000}-\u{10ffff}]/gu;
const standIn = (character: string): string =>
  (/[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(character)
    ? '\u05d0'
    : /\p{L}/u.test(character)
      ? 'a'
      : '\u2603'
  ).repeat(2);

const stretchesOf = (line: string) => {
  const { levels } = levelsOf(line);
  const stretches: { text: string; level: number }[] = [];
  let start = 0;
  for (let end = 1; end <= line.length; end++) {
    if (end < line.length && levels[end] === levels[start]) continue;
    stretches.push({ text: line.slice(start, end), level: levels[start]! });
    start = end;
  }
  return stretches;
};

export const bidi: Bidi = {
  order: (line) => {
    let stretches = stretchesOf(line);
    // Rule L2: from the innermost level outwards, all that lies at it or deeper is turned round.
    for (let level = Math.max(0, ...stretches.map((stretch) => stretch.level)); level > 0; level--) {
      const ordered: typeof stretches = [];
      let turned: typeof stretches = [];
      for (const stretch of stretches) {
        if (stretch.level >= level) turned = [stretch, ...turned];
        else {
          ordered.push(...turned, stretch);
          turned = [];
        }
      }
      stretches = [...ordered, ...turned];
    }
    return stretches
      .map(({ text, level }) => ({ text: text.replace(DIRECTION_MARKS, ''), rightToLeft: level % 2 === 1 }))
      .filter(({ text }) => text !== '');
  },
  startsAtRight: (paragraph) => (levelsOf(paragraph).paragraphs[0]?.level ?? 0) % 2 === 1,
  mirror: (signs) =>
    [...signs]
      .reverse()
      .map((sign) => getMirroredCharacter(sign) ?? sign)
      .join(''),
};
