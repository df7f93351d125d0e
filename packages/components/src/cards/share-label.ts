import type { ShareCard } from '@platelayer/game';
import { lineWidth, type Node, rect } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { namedColor } from '../text-color.ts';
import { boldDisplay, drawFittedLine, shrinkLine } from '../text-setting.ts';
import type { CardContext } from './card.ts';
import { fitFlow } from './flow.ts';

/** A label with one line (50.5.4). */
const PILL = { height: 27, padding: 10, radius: 6 };
const ONE_LINE = boldDisplay(18, PILL.height, 12);
/** Several lines are closer together; the label grows upwards, to three lines (50.9.16). */
const MORE_LINES = boldDisplay(12, 16, 8);
const MAX_LINES = 3;

interface PillPlace {
  readonly x: number;
  readonly room: number;
  /** Limit for its top. */
  readonly ceiling: number;
  readonly bottom: number;
}

interface Pill {
  readonly nodes: readonly Node[];
  readonly top: number;
}

/** Draws the coloured label of a share, centred on `x` and at most `room` wide. */
export const drawLabelPill = (
  { label, labelColor }: ShareCard,
  { x, room, ceiling, bottom }: PillPlace,
  look: Look,
  context: CardContext,
): Pill | undefined => {
  if (label === undefined) return undefined;
  const fill = namedColor(labelColor, 'map', look) ?? look.color('white', 'map');
  const color = { fill: look.readable(fill) };
  const pill = (width: number, top: number, text: readonly Node[]): Pill => ({
    top,
    nodes: [
      rect(x - width / 2, top, width, bottom - top, {
        radius: PILL.radius,
        ...(fill === undefined ? {} : { fill }),
      }),
      ...text,
    ],
  });
  const textRoom = Math.max(1, room - 2 * PILL.padding);
  const { content, size, cut } = shrinkLine(label, ONE_LINE, textRoom, look.fonts);
  if (!cut) {
    const top = bottom - PILL.height;
    const style = { ...ONE_LINE, size };
    const width = lineWidth(look.fonts, content, style);
    const line = { content, style, width };
    return pill(width + 2 * PILL.padding, top, drawFittedLine(line, x, top, 'middle', color, look));
  }
  const inset = (PILL.height - MORE_LINES.lineHeight) / 2;
  const flow = {
    paragraphs: [label],
    top: Math.max(ceiling + inset, bottom - inset - MAX_LINES * MORE_LINES.lineHeight),
    bottom: bottom - inset,
    style: MORE_LINES,
    align: 'center',
    anchor: 'bottom',
    strip: () => ({ left: x - textRoom / 2, right: x + textRoom / 2 }),
  } as const;
  const text = fitFlow(flow, 'label', color, look, context);
  return pill(textRoom + 2 * PILL.padding, text.top - inset, text.nodes);
};
