/** Letters, marks, figures and signs of Hebrew, Arabic and all other scripts that run from right to left. */
const SCRIPTS = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}';

const RIGHT_TO_LEFT = new RegExp(`[${SCRIPTS}\\u200f\\u202b\\u2067]`, 'u');

/** Whether something in a text may run from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** What runs from right to left by itself: letters, and the figures of N'Ko and Adlam. Other figures never do. */
const LETTER = `(?=[\\p{L}\\p{sc=Nkoo}\\p{sc=Adlm}])[${SCRIPTS}]`;
const RIGHT_TO_LEFT_LETTER = new RegExp(LETTER, 'u');

/** Whether a stretch in one direction runs from right to left. */
export const runsRightToLeft = (stretch: string): boolean => RIGHT_TO_LEFT_LETTER.test(stretch);

/** From the first letter to the last, with its marks. */
const LETTERS = new RegExp(`${LETTER}(?:.*${LETTER})?[\\p{M}\\u200c\\u200d]*`, 'su');

/** The letters of a right-to-left stretch, and the spaces and signs before and after them. */
export const aroundLetters = (stretch: string): readonly [before: string, letters: string, after: string] => {
  const found = LETTERS.exec(stretch);
  if (!found) return [stretch, '', ''];
  const end = found.index + found[0].length;
  return [stretch.slice(0, found.index), found[0], stretch.slice(end)];
};

/** Marks without width that say how a text runs. Overrides, which would turn letters round, are not among them. */
export const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/g;
