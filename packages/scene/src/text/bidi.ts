import bidiFactory from 'bidi-js';
import { DIRECTION_MARKS } from './direction.ts';

/** The order of right-to-left text, by the Unicode bidirectional algorithm (UAX 9). Loaded with the first such text. */
export interface Bidi {
  /** The stretches of a line from left to right, each in reading order. */
  order(line: string): readonly Stretch[];
  /** Whether the first letter of a paragraph makes it run from right to left. */
  startsAtRight(paragraph: string): boolean;
  /** Spaces and signs of a right-to-left stretch, in their order from left to right. */
  mirror(signs: string): string;
}

/** A part of a line with a single direction. */
export interface Stretch {
  readonly text: string;
  readonly rightToLeft: boolean;
}

const { getEmbeddingLevels, getMirroredCharacter } = bidiFactory();

const levelsOf = (text: string) => getEmbeddingLevels(text.replace(BEYOND, standIn));

/** bidi-js looks at halves of surrogate pairs. Here each half is replaced by a character with the class of the pair. */
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
    // Rule L2: reverses everything at a level or deeper, starting with the innermost level.
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
