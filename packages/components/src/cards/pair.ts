import { lineWidth } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { type FittedLine, fitLine, shrinkLine, type TextOwner, type TextStyle } from '../text-setting.ts';

/** One of two texts that share a line. `part` is its name in diagnostics. */
export interface PairedText {
  readonly content: string;
  readonly part: string;
  readonly style: TextStyle;
}

/** Space between two texts on one line. */
export const PAIR_GAP = 6.25;

/** Widths for two texts at the ends of a line. If they do not fit, both are reduced in proportion. */
export const pairRooms = (
  left: Omit<PairedText, 'part'>,
  right: Omit<PairedText, 'part'>,
  room: number,
  look: Look,
  between = PAIR_GAP,
): readonly [number, number] => {
  const [leftWidth, rightWidth] = [left, right].map(({ content, style }) =>
    lineWidth(look.fonts, content, style),
  ) as [number, number];
  const gap = leftWidth > 0 && rightWidth > 0 ? between : 0;
  const squeeze = Math.min(1, Math.max(0, room - gap) / Math.max(leftWidth + rightWidth, 1e-6));
  return [leftWidth * squeeze, rightWidth * squeeze];
};

/** Whether two texts fit on one line without being cut. */
export const pairFits = (left: PairedText, right: PairedText, room: number, look: Look): boolean =>
  pairRooms(left, right, room, look).every(
    (width, i) => !shrinkLine([left, right][i]!.content, [left, right][i]!.style, width, look.fonts).cut,
  );

/** Fits two texts on one line. */
export const fitPair = (
  left: PairedText,
  right: PairedText,
  room: number,
  look: Look,
  owner: TextOwner,
  between = PAIR_GAP,
): readonly [FittedLine, FittedLine] => {
  const [leftRoom, rightRoom] = pairRooms(left, right, room, look, between);
  const fit = ({ content, style, part }: PairedText, width: number) =>
    fitLine(content, style, width, part, look, owner);
  return [fit(left, leftRoom), fit(right, rightRoom)];
};
