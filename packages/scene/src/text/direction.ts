/** Letters, marks, digits and signs of Hebrew, Arabic and all other right-to-left scripts. */
const SCRIPTS = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}';

const RIGHT_TO_LEFT = new RegExp(`[${SCRIPTS}\\u200f\\u202b\\u2067]`, 'u');

/** Whether any part of a text may run from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Characters that run from right to left: letters, and the digits of N'Ko and Adlam, but no other digits. */
const LETTER = `(?=[\\p{L}\\p{sc=Nkoo}\\p{sc=Adlm}])[${SCRIPTS}]`;
const RIGHT_TO_LEFT_LETTER = new RegExp(LETTER, 'u');

/** Whether a stretch with a single direction runs from right to left. */
export const runsRightToLeft = (stretch: string): boolean => RIGHT_TO_LEFT_LETTER.test(stretch);

/** Matches from the first letter to the last, including marks. */
const LETTERS = new RegExp(`${LETTER}(?:.*${LETTER})?[\\p{M}\\u200c\\u200d]*`, 'su');

/** Splits a right-to-left stretch into its letters and the spaces and signs around them. */
export const aroundLetters = (stretch: string): readonly [before: string, letters: string, after: string] => {
  const match = LETTERS.exec(stretch);
  if (!match) return [stretch, '', ''];
  const end = match.index + match[0].length;
  return [stretch.slice(0, match.index), match[0], stretch.slice(end)];
};

/** Marks without width that set the direction. Overrides, which would reverse letters, are not included. */
export const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/g;
