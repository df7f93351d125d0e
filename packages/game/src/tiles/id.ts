import { characters } from '../hex/font.ts';
import type { Ground } from '../hex/ground.ts';
import type { Hex } from '../hex/hex.ts';

/** A tile id in two parts: `57|B` is base `57`, extra `B` (20.7.1). */
export interface TileId {
  readonly id: string;
  readonly base: string;
  readonly extra?: string;
}

/** Ignores anything after a second bar, and an empty extra. */
export const parseTileId = (id: string): TileId => {
  const [base = '', extra] = id.split('|', 2);
  return { id, base, extra: extra || undefined };
};

/** Text of the id with its font size. */
export interface IdText {
  readonly text: string;
  readonly size: number;
}

export interface IdTexts {
  readonly main: IdText;
  /** Drawn in the opposite corner. */
  readonly extra?: IdText;
}

/**
 * Returns the id text for a hex (20.7.5), or `undefined` if it has none; optionally with marks for
 * colour-blind players.
 */
export const idTexts = (
  { base, extra }: Pick<TileId, 'base' | 'extra'>,
  hex: Hex,
  marked: boolean,
): IdTexts | undefined => {
  if (hex.noID) return undefined;
  const mark = marked && hex.color !== undefined ? colorMark(hex.ground) : '';
  return {
    // `displayID` also replaces the mark (20.14.31).
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

/** The mark of a hex colour, or of both colours; empty for colours without one. */
export const colorMark = (ground: Ground): string =>
  [ground.color, ...(ground.kind === 'striped' ? [ground.stripes] : [])]
    .map((color) => COLOR_MARKS.get(color) ?? '')
    .join('');
