import type { Info } from '../info.ts';
import { asText, type Json } from '../json.ts';

/** A place on the hex grid: `B4` is letter 2, number 4 (30.5). Which axis is which is the orientation's business. */
export interface Coordinate {
  readonly letter: number;
  readonly number: number;
}

/** `AA` is 27, counted as A = 1 … Z = 26 without a zero; small letters count as capitals (30.24.12). */
export const lettersToNumber = (letters: string): number => {
  let sum = 0;
  for (const letter of letters.toUpperCase()) sum = sum * 26 + letter.charCodeAt(0) - 64;
  return sum;
};

/** The inverse, for labels; nothing for zero and below. */
export const numberToLetters = (number: number): string => {
  let letters = '';
  for (let rest = number; rest >= 1; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
};

/** The name a hex is shown by, rebuilt from its place. */
export const coordinateName = ({ letter, number }: Coordinate): string =>
  `${numberToLetters(letter)}${number}`;

/** The name it has on the printed board, where letters and numbers may be exchanged (30.9.2). */
export const printedCoordinate = (
  { letter, number }: Coordinate,
  { mapCoordinates }: Pick<Info, 'mapCoordinates'>,
): string =>
  mapCoordinates === 'reversed' ? `${numberToLetters(number)}${letter}` : coordinateName({ letter, number });

/** Equal for equal places, also for the nameless ones beyond the left rim. */
export const coordinateKey = ({ letter, number }: Coordinate): string => `${letter}:${number}`;

/** Even on a grid that has a hex A1, odd on the other one (30.5). */
export const parity = ({ letter, number }: Coordinate): 'even' | 'odd' =>
  (letter + number) % 2 === 0 ? 'even' : 'odd';

/** Far more than any map has; beyond it no sheet can be laid out. */
export const FARTHEST_HEX = 1_000;

export const isFarHex = ({ letter, number }: Coordinate): boolean =>
  Math.abs(letter) > FARTHEST_HEX || Math.abs(number) > FARTHEST_HEX;

/** A coordinate, unless its numbers are beyond counting. */
export const coordinateOf = (letters: string, digits: string): Coordinate | undefined => {
  const letter = lettersToNumber(letters);
  const number = Number(digits);
  return Number.isSafeInteger(letter) && Number.isSafeInteger(number) ? { letter, number } : undefined;
};

// A run is tried from its first letter only; without that a long word would be searched from every letter.
const HEX_NAME = /(?<![A-Za-z])([A-Za-z]+)(\d+)/;

/** The first letters directly followed by digits, whatever stands around them; or a pair `[number, letter]`. */
export const parseCoordinate = (json: Json | undefined): Coordinate | undefined => {
  if (Array.isArray(json) && json.length === 2) {
    const [number, letter] = json;
    if (Number.isSafeInteger(number) && Number.isSafeInteger(letter)) return { letter, number };
  }
  const found = HEX_NAME.exec(asText(json) ?? '');
  return found ? coordinateOf(found[1]!, found[2]!) : undefined;
};
