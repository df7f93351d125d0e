import type { Amount, ShareCard } from '@platelayer/game';
import { type Color, lineWidth, type Node } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { boldDisplay, drawFittedLine } from '../text-setting.ts';
import type { CardContext } from './card.ts';
import { fitPair, type PairedText, pairFits } from './pair.ts';

/** Line of share count and percentage, and the distance of further lines (50.5.4). */
const LINE = { style: boldDisplay(20, 25, 9), above: 31.25, pitch: 20 };
/** Space between a count and the cost after it (50.9.7). */
const GAP = 12.5;

interface FiguresPlace {
  readonly left: number;
  readonly right: number;
  /** Height of the card. */
  readonly height: number;
  /** Distance between the first line and a second one above it. */
  readonly secondLine: number;
}

export interface Figures {
  readonly nodes: readonly Node[];
  readonly top: number;
}

/** Such as "1 Share", "2 Shares" or "1/2 Share" (50.5.1). */
export const shareCount = (shares: Amount): string =>
  `${shares} ${typeof shares === 'number' && shares > 1 ? 'Shares' : 'Share'}`;

/**
 * Draws count and cost at the left, revenue and percentage at the right. If all do not fit on one line, cost and revenue move to a
 * line above; texts that would still be cut get their own lines.
 */
export const drawFigures = (
  share: ShareCard,
  { left, right, height, secondLine }: FiguresPlace,
  fills: { readonly line: Color; readonly above: Color },
  look: Look,
  context: CardContext,
): Figures => {
  const text = (part: string, content: string): PairedText => ({ part, content, style: LINE.style });
  const count = text('share count', share.shares === undefined ? '' : shareCount(share.shares));
  const cost = text('cost', look.money(share.cost, 'share'));
  const revenue = text(
    'revenue',
    share.revenue === undefined ? '' : `Revenue: ${look.money(share.revenue, 'share')}`,
  );
  const percent = text('percentage', share.percent === undefined ? '' : `${share.percent}%`);

  const width = ({ content }: PairedText) => lineWidth(look.fonts, content, LINE.style);
  const drawPair = (from: PairedText, to: PairedText, start: number, end: number, y: number, fill: Color) => {
    const [atLeft, atRight] = fitPair(from, to, end - start, look, context);
    return [
      ...drawFittedLine(atLeft, start, y, 'start', { fill }, look),
      ...drawFittedLine(atRight, end, y, 'end', { fill }, look),
    ];
  };
  const has = ({ content }: PairedText) => content !== '';
  const lowest = height - LINE.above;
  /** Draws pairs of texts on lines from the bottom up. Two texts that would be cut on one line get a line each. */
  const drawLines = (pairs: readonly (readonly [PairedText, PairedText])[]): Figures => {
    const none = text('', '');
    const lines = pairs.flatMap(([from, to]) =>
      has(from) && has(to) && !pairFits(from, to, right - left, look)
        ? [[none, to] as const, [from, none] as const]
        : [[from, to] as const],
    );
    const topOf = (i: number) => lowest - (i > 0 ? secondLine + (i - 1) * LINE.pitch : 0);
    return {
      nodes: lines
        .map(([from, to], i) => drawPair(from, to, left, right, topOf(i), i > 0 ? fills.above : fills.line))
        .reverse()
        .flat(),
      top: topOf(lines.length - 1),
    };
  };

  const [outerLeft, innerLeft] = has(count) ? [count, cost] : [cost, count];
  const [innerRight, outerRight] = has(percent) ? [revenue, percent] : [percent, revenue];
  const outer = [outerLeft, outerRight] as const;
  if (!has(innerLeft) && !has(innerRight)) return drawLines([outer]);

  const beside = (outer: PairedText, inner: PairedText) =>
    width(outer) + (has(inner) && has(outer) ? GAP : 0);
  const taken = { left: beside(outerLeft, innerLeft), right: beside(outerRight, innerRight) };
  const needed = taken.left + width(innerLeft) + GAP + width(innerRight) + taken.right;
  if (needed > right - left) return drawLines([outer, [innerLeft, innerRight]]);
  return {
    nodes: [
      ...drawPair(outerLeft, outerRight, left, right, lowest, fills.line),
      ...drawPair(innerLeft, innerRight, left + taken.left, right - taken.right, lowest, fills.line),
    ],
    top: lowest,
  };
};
