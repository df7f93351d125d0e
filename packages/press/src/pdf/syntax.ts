/** Text in the syntax of a PDF file. All of it is ASCII, so that a string's length is its number of bytes. */
import { formatNumber } from '@platelayer/scene';

/** Points at an object of the file. */
export type Ref = `${number} 0 R`;

/** No reader takes numbers without end, and JavaScript writes 1e21 with an exponent, which PDF does not know. */
export const LIMIT = 1e9;

/** `.001` to `.999` without trailing zeros. Coordinates are most of a file, and looking them up halves the time. */
const THOUSANDTHS = Array.from({ length: 1000 }, (_, i) => (i === 0 ? '' : String(i / 1000).slice(1)));

/** A number as short as its decimals allow. */
export const num = (value: number, decimals = 3): string => {
  if (!(Math.abs(value) <= LIMIT)) {
    if (Number.isNaN(value)) throw new Error('A PDF cannot hold NaN.');
    return String(Math.sign(value) * LIMIT);
  }
  if (decimals !== 3) return formatNumber(value, decimals);
  const thousandths = Math.round(value * 1000);
  const size = Math.abs(thousandths);
  const whole = Math.floor(size / 1000);
  const text = whole + THOUSANDTHS[size - whole * 1000]!;
  return thousandths < 0 ? `-${text}` : text;
};

/** A dictionary of values that are PDF syntax already; absent ones are left out. */
export const dict = (entries: Readonly<Record<string, string | number | undefined>>): string => {
  let text = '<<';
  for (const [key, value] of Object.entries(entries))
    if (value !== undefined) text += `/${key} ${typeof value === 'number' ? num(value) : value}`;
  return `${text}>>`;
};

export const array = (values: readonly (string | number)[]): string =>
  `[${values.map((value) => (typeof value === 'number' ? num(value) : value)).join(' ')}]`;

/** Text for people, such as a title: plain where it is ASCII, else UTF-16. */
export const textString = (text: string): string =>
  /^[ -~]*$/.test(text) ? `(${text.replace(/[\\()]/g, '\\$&')})` : `<FEFF${utf16(text)}>`;

/** Hexadecimal UTF-16, the spelling of ToUnicode tables and of text strings. */
export const utf16 = (text: string): string => {
  let hex = '';
  for (let i = 0; i < text.length; i++) hex += hex4(text.charCodeAt(i));
  return hex;
};

/** Two bytes as four hexadecimal digits. */
export const hex4 = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');
