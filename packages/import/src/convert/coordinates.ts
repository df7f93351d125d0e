import { numberToLetters } from '@platelayer/game';
import type { Layout } from '../notation/geometry.ts';
import { textField } from '../ruby/read.ts';
import type { Value } from '../ruby/value.ts';

/** A hex of a map: `n` counts along the digits, `l` along the letters of our names (30.5). */
export interface HexPlace {
  readonly n: number;
  readonly l: number;
}

/** How the hexes of a title are named, and their positions in our coordinates. */
export interface Grid {
  readonly layout: Layout;
  /** Whether letters and digits are exchanged, because the title's letters run in the other direction (85.7.2). */
  readonly exchanged: boolean;
}

export const gridOf = (layout: Layout, axes: Value): Grid => {
  const [x, y] = layout === 'flat' ? ['letter', 'number'] : ['number', 'letter'];
  const stated = { x: textField(axes, 'x') ?? x, y: textField(axes, 'y') ?? y };
  return { layout, exchanged: stated.x !== x && stated.y !== y };
};

/** Position of a hex of the title. Returns undefined for a string that is not a hex name. */
export const placeOfName = (name: string, { exchanged }: Grid): HexPlace | undefined => {
  const [, letters = '', digits = ''] = /^([A-Za-z]+)(-?\d+)$/.exec(name.trim()) ?? [];
  if (letters === '' || letters.length > 3) return undefined;
  const [letter, number] = [letterNumber(letters), Number(digits)];
  return exchanged ? { n: letter, l: number } : { n: number, l: letter };
};

/** A = 1 … Z = 26, AA = 27. Lower-case letters come before A. */
const letterNumber = (letters: string): number => {
  const value = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return letters === letters.toLowerCase() ? 1 - value : value;
};

export const placeKey = ({ n, l }: HexPlace): string => `${n} ${l}`;

/** Our name of a hex. Returns undefined for a hex before A or below 0. */
export const nameOfPlace = ({ n, l }: HexPlace): string | undefined =>
  l > 0 && n >= 0 ? `${numberToLetters(l)}${n}` : undefined;

/** Entry in a list of hexes: the name, or a pair of numbers if there is no name. */
export const hexReference = (place: HexPlace): string | readonly [number, number] =>
  nameOfPlace(place) ?? [place.n, place.l];

/** Steps to the neighbour across each edge (85.7.5). */
const STEPS: Readonly<Record<Layout, readonly HexPlace[]>> = {
  flat: [
    { l: 0, n: 2 },
    { l: -1, n: 1 },
    { l: -1, n: -1 },
    { l: 0, n: -2 },
    { l: 1, n: -1 },
    { l: 1, n: 1 },
  ],
  pointy: [
    { l: 1, n: -1 },
    { l: 0, n: -2 },
    { l: -1, n: -1 },
    { l: -1, n: 1 },
    { l: 0, n: 2 },
    { l: 1, n: 1 },
  ],
};

export const neighbourOf = ({ n, l }: HexPlace, edge: number, layout: Layout): HexPlace => {
  const step = STEPS[layout][edge] ?? { l: 0, n: 0 };
  return { n: n + step.n, l: l + step.l };
};
