import type { Info } from '../info.ts';
import { asText, type Json } from '../json.ts';

/**
 * A position on the hex grid: `B4` is letter 2, number 4 (30.5). The map orientation determines which axis is
 * which.
 */
export interface Coordinate {
  readonly letter: number;
  readonly number: number;
}

/** `AA` is 27, with A = 1 … Z = 26 and no zero. Lower-case letters count as capitals (30.24.12). */
export const lettersToNumber = (letters: string): number => {
  let sum = 0;
  for (const letter of letters.toUpperCase()) sum = sum * 26 + letter.charCodeAt(0) - 64;
  return sum;
};

/** The inverse, for labels; empty for zero and below. */
export const numberToLetters = (number: number): string => {
  let letters = '';
  for (let rest = number; rest >= 1; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
};

/** The name of a hex, rebuilt from its position. */
export const coordinateName = ({ letter, number }: Coordinate): string =>
  `${numberToLetters(letter)}${number}`;

/** The name on the printed board, where letters and numbers may be swapped (30.9.2). */
export const printedCoordinate = (
  { letter, number }: Coordinate,
  { mapCoordinates }: Pick<Info, 'mapCoordinates'>,
): string =>
  mapCoordinates === 'reversed' ? `${numberToLetters(number)}${letter}` : coordinateName({ letter, number });

/** A unique key for each position, even those beyond the left edge that have no name. */
export const coordinateKey = ({ letter, number }: Coordinate): string => `${letter}:${number}`;

/** Even on a grid with a hex A1, odd on the other one (30.5). */
export const parity = ({ letter, number }: Coordinate): 'even' | 'odd' =>
  (letter + number) % 2 === 0 ? 'even' : 'odd';

/** Far more than any map needs; beyond it the sheet would be too large. */
export const MAX_ROWS = 1_000;

export const isFarHex = ({ letter, number }: Coordinate): boolean =>
  Math.abs(letter) > MAX_ROWS || Math.abs(number) > MAX_ROWS;

/** Returns a coordinate unless its numbers are too large. */
export const coordinateOf = (letters: string, digits: string): Coordinate | undefined => {
  const letter = lettersToNumber(letters);
  const number = Number(digits);
  return Number.isSafeInteger(letter) && Number.isSafeInteger(number) ? { letter, number } : undefined;
};

// Tries a run of letters only from its first letter, so that a long word is searched in linear time.
const HEX_NAME = /(?<![A-Za-z])([A-Za-z]+)(\d+)/;

/**
 * Finds the first letters directly followed by digits, whatever surrounds them. Also accepts a pair `[number,
 * letter]`.
 */
export const parseCoordinate = (json: Json | undefined): Coordinate | undefined => {
  if (Array.isArray(json) && json.length === 2) {
    const [number, letter] = json;
    if (Number.isSafeInteger(number) && Number.isSafeInteger(letter)) return { letter, number };
  }
  const found = HEX_NAME.exec(asText(json) ?? '');
  return found ? coordinateOf(found[1]!, found[2]!) : undefined;
};
