import type { Turn } from '@platelayer/game';
import { circle, type Node, text } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { reportCut } from '../text-setting.ts';
import type { Charter } from './charter.ts';
import { fitTurnOrder, type TurnLine } from './turn-order-layout.ts';

/** The room for something that is anchored at its bottom. */
export interface TurnOrderRoom {
  readonly left: number;
  readonly right: number;
  /** Nothing may reach higher. */
  readonly top: number;
  readonly bottom: number;
}

/** A bullet left of the text; as low as small letters are in the middle, where 5.2 (60.6) would hang above them. */
const BULLET = { radius: 3.125 / 2, left: 8.9, drop: 7.7 };

/** The rounds and their steps, on majors only (60.6). */
export const drawTurnOrder = (
  { left, right, top, bottom }: TurnOrderRoom,
  charter: Charter,
  turns: readonly Turn[],
  look: Look,
): readonly Node[] => {
  if (charter.format.minor || !look.config.charters.showTurnOrder) return [];
  const { lines, height, cut } = fitTurnOrder(
    turns,
    { width: right - left, height: bottom - top },
    look.fonts,
  );
  if (cut) reportCut('turn order', look, charter);
  return lines.flatMap((line) => drawLine(line, left, bottom - height, charter, look));
};

const drawLine = (
  { content, marker, x, top, scale, style }: TurnLine,
  left: number,
  above: number,
  { colors }: Charter,
  { fonts }: Look,
): readonly Node[] => {
  const start = left + x;
  const y = above + top + style.lineHeight / 2;
  const words = text(fonts, content, start, y, { ...style, baseline: 'central', fill: colors.text });
  if (marker === undefined) return [words];
  if (marker === 'bullet') {
    const { radius, left, drop } = BULLET;
    return [
      circle(start - left * scale, above + top + drop * scale, radius * scale, { fill: colors.text }),
      words,
    ];
  }
  // A no-break space, so that the mark ends where the text begins.
  const number = text(fonts, `${marker}.\u00a0`, start, y, {
    ...style,
    anchor: 'end',
    baseline: 'central',
    fill: colors.text,
  });
  return [number, words];
};
