import { type LogoColor, paintPlaceholder } from './badge.ts';
import { twoDecimals } from './shapes.ts';

/** Capitals 14 units high and centred: half their width, and their pen strokes. */
const CAPITALS: Readonly<Record<string, readonly [half: number, d: string]>> = {
  A: [4.7, 'M-4.7 7 0-7 4.7 7M-2.9 2.4H2.9'],
  B: [3.9, 'M-3.5 7V-7H.4A3.3 3.3 0 0 1 .4-.4H-3.5M.4-.4A3.7 3.7 0 0 1 .4 7H-3.5'],
  C: [4.5, 'M4.2-4.6C3-6.3 1.7-7 .2-7-3-7-4.8-4-4.8 0S-3 7 .2 7C1.7 7 3 6.3 4.2 4.6'],
  D: [4.3, 'M-3.9-7V7H-.9C3 7 4.6 4 4.6 0S3-7-.9-7Z'],
  E: [3.5, 'M3.6-7H-3.4V7H3.6M-3.4 0H2.6'],
  F: [3.3, 'M3.6-7H-3.2V7M-3.2 0H2.6'],
  G: [4.7, 'M4.2-4.6C3-6.3 1.7-7 .2-7-3-7-4.8-4-4.8 0S-3 7 .2 7C2 7 3.5 6.2 4.5 5V.8H1.2'],
  H: [4, 'M-4-7V7M4-7V7M-4 0H4'],
  I: [0.2, 'M0-7V7'],
  J: [3, 'M2.6-7V3.2C2.6 5.8 1.2 7-.6 7-1.8 7-2.8 6.4-3.4 5.2'],
  K: [3.9, 'M-3.6-7V7M4-7-3.6 1.4M-.9-1.6 4.2 7'],
  L: [3.2, 'M-3-7V7H3.6'],
  M: [5.4, 'M-5.4 7V-7L0 3.6 5.4-7V7'],
  N: [4.2, 'M-4.2 7V-7L4.2 7V-7'],
  O: [5.2, 'M0-7C-3.4-7-5.2-4-5.2 0S-3.4 7 0 7 5.2 4 5.2 0 3.4-7 0-7Z'],
  P: [3.8, 'M-3.4 7V-7H.4A3.9 3.9 0 0 1 .4.8H-3.4'],
  Q: [5.2, 'M0-7C-3.4-7-5.2-4-5.2 0S-3.4 7 0 7 5.2 4 5.2 0 3.4-7 0-7ZM1.4 3.4 5.2 7.8'],
  R: [4, 'M-3.6 7V-7H.4A3.8 3.8 0 0 1 .4.6H-3.6M.2.6 4.4 7'],
  S: [
    3.9,
    'M3.7-5.2C2.7-6.5 1.5-7 0-7-2.4-7-3.8-5.6-3.8-3.7-3.8 1.2 4-1.2 4 3.5 4 5.6 2.4 7 0 7-1.7 7-3.2 6.3-4.1 4.9',
  ],
  T: [4.4, 'M-4.6-7H4.6M0-7V7'],
  U: [4.2, 'M-4.2-7V2.4C-4.2 5.4-2.6 7 0 7S4.2 5.4 4.2 2.4V-7'],
  V: [4.7, 'M-4.8-7 0 7 4.8-7'],
  W: [6.6, 'M-6.6-7-3.3 7 0-4.6 3.3 7 6.6-7'],
  X: [4.4, 'M-4.4-7 4.4 7M4.4-7-4.4 7'],
  Y: [4.5, 'M-4.6-7 0 .6 4.6-7M0 .6V7'],
  Z: [4, 'M-4-7H4L-4 7H4'],
  '&': [4.8, 'M5 7-2.9-3.1C-4.4-5-3-7-.8-7S2.7-4.6 1-3.2L-2.6-.4C-5.6 2-4.4 7-.7 7 2.4 7 4.4 4.6 4.8 1.2'],
};

const STROKE_WIDTH = 3.1;
/** Distance between the strokes of neighbouring letters, including the pen's width. */
const GAP = 5;

export interface WordOptions {
  /** Space for the word. */
  readonly width: number;
  readonly height: number;
  readonly x?: number;
  readonly y?: number;
  readonly color?: LogoColor;
  /** Adds a black outline to the letters, for a background that is not white. */
  readonly outlined?: boolean;
}

/** A word in capitals, centred at a point and as large as the space allows. */
export const word = (
  letters: string,
  { width, height, x = 0, y = 0, color = 'black', outlined = false }: WordOptions,
): string => {
  const glyphs = [...letters].flatMap((letter) => {
    const capital = CAPITALS[letter];
    return capital ? [{ half: capital[0], d: capital[1] }] : [];
  });
  const length = glyphs.reduce((sum, { half }) => sum + 2 * half + GAP, -GAP);
  const scale = Math.min(height / (14 + STROKE_WIDTH), width / (length + STROKE_WIDTH));
  let left = -length / 2;
  const set = glyphs.map(({ half, d }) => {
    const middle = left + half;
    left += 2 * half + GAP;
    return `<path d="${d}" transform="translate(${twoDecimals(middle)} 0)"/>`;
  });
  const pass = (role: LogoColor, pen: number) =>
    `<g transform="translate(${twoDecimals(x)} ${twoDecimals(y)}) scale(${twoDecimals(scale)})" ${paintPlaceholder('none', role)} ` +
    `stroke-width="${twoDecimals(pen)}" stroke-linejoin="round" stroke-linecap="round">${set.join('')}</g>`;
  return (outlined ? pass('black', STROKE_WIDTH + 2.2 / scale) : '') + pass(color, STROKE_WIDTH);
};
