import type { Turn } from '@platelayer/game';
import { cutLine, type Fonts, lineWidth, wrap } from '@platelayer/scene';
import { boldDisplay, sansSerif, type TextStyle } from '../text-setting.ts';
import { PADDING } from './format.ts';

/** A line of the turn order; places are measured from the top left of the block. */
export interface TurnLine {
  readonly content: string;
  readonly marker?: number | 'bullet';
  readonly x: number;
  readonly top: number;
  readonly scale: number;
  readonly style: TextStyle;
}

export interface TurnOrder {
  readonly lines: readonly TurnLine[];
  readonly height: number;
}

/** One that was made to fit its room; some of it may be missing. */
export interface FittedTurnOrder extends TurnOrder {
  readonly cut: boolean;
}

const NAME = boldDisplay(13, 17.7083);
const STEP = sansSerif(12, 12.5);
/** Left edge of steps right of that of names, and what bulleted lines end before the others (60.6). */
const INDENT = 15;
const BULLETED_LESS = 3.125;

interface Spacing {
  readonly scale: number;
  /** Between rounds. */
  readonly gap: number;
}

/** As in 60.6; rounds closer together; smaller, but not below 7.2 units, where print stops being readable. */
const SPACINGS: readonly Spacing[] = [
  { scale: 1, gap: 12.5 },
  { scale: 1, gap: 6.25 },
  ...[0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6].map((scale) => ({ scale, gap: 6.25 * scale })),
];

/** The block at the first spacing that fits, or as much of it as the smallest has room for. */
export const fitTurnOrder = (
  turns: readonly Turn[],
  room: { readonly width: number; readonly height: number },
  fonts: Fonts,
): FittedTurnOrder => {
  let last: TurnOrder = { lines: [], height: 0 };
  for (const spacing of SPACINGS) {
    last = layOutTurnOrder(turns, room.width, spacing, fonts);
    const fits =
      last.height <= room.height &&
      last.lines.every((line) => lineWidth(fonts, line.content, line.style) <= roomAt(line, room.width));
    if (fits) return { ...last, cut: false };
  }
  return { ...cutTurnOrder(last, room, fonts), cut: true };
};

const layOutTurnOrder = (
  turns: readonly Turn[],
  width: number,
  { scale, gap }: Spacing,
  fonts: Fonts,
): TurnOrder => {
  const lines: TurnLine[] = [];
  let top = 0;
  const add = (words: string, x: number, style: TextStyle, marker?: TurnLine['marker']) => {
    const room = roomAt({ x, ...(marker === undefined ? {} : { marker }) }, width);
    wrap(fonts, words, style, room).forEach((content, i) => {
      lines.push({ content, x, top, scale, style, ...(i === 0 && marker !== undefined ? { marker } : {}) });
      top += style.lineHeight;
    });
  };
  const [name, step] = [scaleStyle(NAME, scale), scaleStyle(STEP, scale)];
  for (const turn of turns) {
    if (lines.length > 0) top += gap;
    if (turn.name) add(turn.name, PADDING, name);
    const x = PADDING + INDENT * scale;
    turn.steps.forEach((words, i) => {
      add(words, x, step, turn.ordered ? i + 1 : 'bullet');
    });
    for (const words of turn.optional) add(words, x, step, 'bullet');
  }
  return { lines, height: top };
};

const roomAt = ({ x, marker }: Pick<TurnLine, 'x' | 'marker'>, width: number): number =>
  width - PADDING - x - (marker === 'bullet' ? BULLETED_LESS : 0);

const scaleStyle = (style: TextStyle, by: number): TextStyle => ({
  ...style,
  size: style.size * by,
  lineHeight: style.lineHeight * by,
});

const cutTurnOrder = (
  { lines }: TurnOrder,
  room: { readonly width: number; readonly height: number },
  fonts: Fonts,
): TurnOrder => {
  const kept = lines.filter(({ top, style }) => top + style.lineHeight <= room.height);
  const last = kept.at(-1);
  return {
    lines: kept.map((line) => ({
      ...line,
      content: cutLine(
        fonts,
        line.content,
        line.style,
        roomAt(line, room.width),
        line === last && kept.length < lines.length,
      ),
    })),
    height: last ? last.top + last.style.lineHeight : 0,
  };
};
