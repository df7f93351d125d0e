import type { Face } from '@platelayer/scene';

/** How far letters reach above and below their baseline, as fractions of their size. */
export interface LetterReach {
  readonly above: number;
  readonly below: number;
}

const DESCENDERS = /[gjpqyQJþçş,;$@()[\]{}|/\\]/u;
/** What reaches above capitals as it reaches below the line. */
const TALL = /[$@()[\]{}|/\\]/u;
/** A capital with a mark over it. */
const ACCENTED_CAPITALS = /\p{Lu}\p{M}/u;
/** Japanese, Chinese, Korean, symbols: they fill their square. */
const SQUARE = /[\u2600-\uffef]|[\u{1f000}-\u{2ffff}]/u;

const BELOW = { without: 0.02, with: 0.22 };
const ACCENT = 0.2;
const BRACKET = 0.1;

/** Ascenders and round letters overshoot capitals by this. */
const OVERSHOOT = 0.03;

/** What a text covers, which is less than its line box: figures and capitals reach no further down than their baseline. */
export const letterReach = (text: string, { capHeight }: Pick<Face, 'capHeight'>): LetterReach => {
  if (SQUARE.test(text)) return { above: 0.88, below: 0.14 };
  const extra = ACCENTED_CAPITALS.test(text.normalize('NFD')) ? ACCENT : TALL.test(text) ? BRACKET : 0;
  return {
    above: capHeight + OVERSHOOT + extra,
    below: DESCENDERS.test(text) ? BELOW.with : BELOW.without,
  };
};
