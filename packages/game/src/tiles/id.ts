import { characters } from '../hex/font.ts';
import type { Ground } from '../hex/ground.ts';
import type { Hex } from '../hex/hex.ts';

/** A tile id in its two parts: `57|B` is base `57`, extra `B` (20.7.1). */
export interface TileId {
  readonly id: string;
  readonly base: string;
  readonly extra?: string;
}

/** Anything after a second bar is dropped; an empty extra is none. */
export const parseTileId = (id: string): TileId => {
  const [base = '', extra] = id.split('|', 2);
  return { id, base, extra: extra || undefined };
};

/** A text of the id with its font size. */
export interface IdText {
  readonly text: string;
  readonly size: number;
}

export interface IdTexts {
  readonly main: IdText;
  /** Drawn in the opposite corner. */
  readonly extra?: IdText;
}

/** What is written on a hex as its id (20.7.5), `undefined` when it wants none; marks for the colour-blind on request. */
export const idTexts = (
  { base, extra }: Pick<TileId, 'base' | 'extra'>,
  hex: Hex,
  marked: boolean,
): IdTexts | undefined => {
  if (hex.noID) return undefined;
  const mark = marked && hex.color !== undefined ? colorMark(hex.ground) : '';
  return {
    // `displayID` takes the mark away with the base (20.14.31).
    main: withSize(hex.displayID ?? mark + base),
    extra: extra === undefined ? undefined : withSize(extra),
  };
};

const withSize = (text: string): IdText => {
  const length = characters(text);
  return { text, size: length > 4 ? 9 : length > 3 ? 10 : 12 };
};

const COLOR_MARKS = new Map([
  ['yellow', '\u23F7'],
  ['green', '\u23F9'],
  ['land', '\u23F9'],
  ['brown', '\u23FA'],
  ['gray', '\u2731'],
  ['grey', '\u2731'],
  ['orange', '\u2605'],
  ['red', '\u2A09'],
  ['offboard', '\u2A09'],
  ['mountain', '\u23F6'],
  ['water', '\u301C'],
]);

/** The mark of a ground colour, of both for two colours; empty for colours without one. */
export const colorMark = (ground: Ground): string =>
  [ground.color, ...(ground.kind === 'striped' ? [ground.stripes] : [])]
    .map((color) => COLOR_MARKS.get(color) ?? '')
    .join('');
