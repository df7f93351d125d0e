import { lineWidth } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { type FittedLine, fitLine, type TextOwner, type TextStyle } from '../text-setting.ts';

/** A text of one line, and the word by which a diagnostic names it. */
export interface PairedText {
  readonly content: string;
  readonly part: string;
  readonly style: TextStyle;
}

/** What texts at the two ends of one line keep between them. */
const GAP = 6.25;

/** Two texts that share a line, one from each end. If they would meet, each gets room in proportion to its width. */
export const fitPair = (
  left: PairedText,
  right: PairedText,
  room: number,
  look: Look,
  owner: TextOwner,
): readonly [FittedLine, FittedLine] => {
  const [leftWidth, rightWidth] = [left, right].map(({ content, style }) =>
    lineWidth(look.fonts, content, style),
  ) as [number, number];
  const gap = leftWidth > 0 && rightWidth > 0 ? GAP : 0;
  const squeeze = Math.min(1, Math.max(0, room - gap) / Math.max(leftWidth + rightWidth, 1e-6));
  const fit = ({ content, style, part }: PairedText, width: number) =>
    fitLine(content, style, width * squeeze, part, look, owner);
  return [fit(left, leftWidth), fit(right, rightWidth)];
};
