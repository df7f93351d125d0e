/** Strings in PDF syntax. They contain only ASCII, so their length is their number of bytes. */
import { formatNumber } from '@platelayer/scene';

/** A reference to an object of the file. */
export type Ref = `${number} 0 R`;

/**
 * Larger numbers are clamped: readers have limits, and JavaScript writes 1e21 with an exponent, which PDF does not
 * allow.
 */
export const LIMIT = 1e9;

/**
 * `.001` to `.999` without trailing zeros. Most of a file is coordinates, and looking up their decimals halves the
 * time.
 */
const THOUSANDTHS = Array.from({ length: 1000 }, (_, i) => (i === 0 ? '' : String(i / 1000).slice(1)));

/** A number in as few characters as its decimals allow. */
export const num = (value: number, decimals = 3): string => {
  if (!(Math.abs(value) <= LIMIT)) {
    if (Number.isNaN(value)) throw new Error('A PDF cannot hold NaN.');
    return String(Math.sign(value) * LIMIT);
  }
  if (decimals !== 3) return formatNumber(value, decimals);
  const thousandths = Math.round(value * 1000);
  const size = Math.abs(thousandths);
  const integer = Math.floor(size / 1000);
  const text = integer + THOUSANDTHS[size - integer * 1000]!;
  return thousandths < 0 ? `-${text}` : text;
};

/** A dictionary of numbers and PDF syntax. Undefined values are omitted. */
export const dict = (entries: Readonly<Record<string, string | number | undefined>>): string => {
  let text = '<<';
  for (const [key, value] of Object.entries(entries))
    if (value !== undefined) text += `/${key} ${typeof value === 'number' ? num(value) : value}`;
  return `${text}>>`;
};

export const array = (values: readonly (string | number)[]): string =>
  `[${values.map((value) => (typeof value === 'number' ? num(value) : value)).join(' ')}]`;

/** A text string, such as a title: readable if it is ASCII, otherwise UTF-16. */
export const textString = (text: string): string =>
  /^[ -~]*$/.test(text) ? `(${text.replace(/[\\()]/g, '\\$&')})` : `<FEFF${utf16(text)}>`;

/** UTF-16 in hexadecimal, as in ToUnicode tables and text strings. */
export const utf16 = (text: string): string => {
  let hex = '';
  for (let i = 0; i < text.length; i++) hex += hex4(text.charCodeAt(i));
  return hex;
};

export const hex4 = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');
