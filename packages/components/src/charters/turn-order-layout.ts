import type { Turn } from '@platelayer/game';
import { cutLine, type Fonts, lineWidth, wrap } from '@platelayer/scene';
import { boldDisplay, sansSerif, type TextStyle } from '../text-setting.ts';
import { PADDING } from './format.ts';

/** A line of the turn order, relative to the top left of the block. */
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

/** A turn order that fits; `cut` if lines or words are missing. */
export interface FittedTurnOrder extends TurnOrder {
  readonly cut: boolean;
}

const NAME = boldDisplay(13, 17.7083);
const STEP = sansSerif(12, 12.5);
/** Indent of steps, and how much shorter lines with bullets are (60.6). */
const INDENT = 15;
const BULLET_INSET = 3.125;

interface Spacing {
  readonly scale: number;
  /** Space between rounds. */
  readonly gap: number;
}

/** As in 60.6, then with less space between rounds, then smaller, down to 7.2 units, the smallest legible size. */
const SPACINGS: readonly Spacing[] = [
  { scale: 1, gap: 12.5 },
  { scale: 1, gap: 6.25 },
  ...[0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6].map((scale) => ({ scale, gap: 6.25 * scale })),
];

/** Lays out the block with the first spacing that fits, or cuts it at the smallest. */
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
  width - PADDING - x - (marker === 'bullet' ? BULLET_INSET : 0);

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
  const visible = lines.filter(({ top, style }) => top + style.lineHeight <= room.height);
  const last = visible.at(-1);
  return {
    lines: visible.map((line) => ({
      ...line,
      content: cutLine(
        fonts,
        line.content,
        line.style,
        roomAt(line, room.width),
        line === last && visible.length < lines.length,
      ),
    })),
    height: last ? last.top + last.style.lineHeight : 0,
  };
};
