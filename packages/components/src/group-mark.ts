import { at, type CompanyGroup } from '@platelayer/game';
import {
  type Color,
  cutLine,
  groupAt,
  lineWidth,
  type Node,
  type Point,
  text,
  translate,
} from '@platelayer/scene';
import { plainShape } from './hex/shape.ts';
import type { Look } from './look.ts';
import { namedColor, textColor } from './text-color.ts';

interface Form {
  /** Width of a mark that is 1 high. */
  readonly aspect: number;
  /** The width free for a text of a height about its middle, of a mark so wide and high. */
  free(width: number, height: number, letters: number): number;
}

const round = (width: number, height: number, letters: number): number =>
  width * Math.sqrt(Math.max(0, 1 - (letters / height) ** 2));

const FLAT = 2 / Math.sqrt(3);

const FORMS: Readonly<Record<CompanyGroup['shape'], Form>> = {
  circle: { aspect: 1, free: round },
  ellipse: { aspect: 1.45, free: round },
  square: { aspect: 1, free: (width) => width },
  diamond: { aspect: 1, free: (width, height, letters) => width * (1 - letters / height) },
  hexagon: { aspect: FLAT, free: (width, height, letters) => width * (1 - letters / (2 * height)) },
  // Its text stands about the centre of gravity, two thirds of the way down.
  triangle: { aspect: FLAT, free: (_, height, letters) => FLAT * ((2 / 3) * height - letters / 2) },
};

/** How far the centre of gravity of a triangle is below the middle of its box, of its height. */
const TRIANGLE_DROP = 1 / 6;

/** Of the mark's height: its outline, and what the text keeps from that. */
const LINE = 0.05;
const CLEARANCE = 0.05;

/** Sizes of the text: at most this part of the height, at least so many units. */
const LETTERS = { family: 'display', weight: 'bold' } as const;
const LARGEST = 0.6;
const SMALLEST = 4.5;

/** Height of capitals and figures, of their size. */
const CAPITALS = 0.72;

const SIZING_STEPS = 12;

export interface MarkSize {
  readonly width: number;
  readonly height: number;
}

/** How large the mark of a group is in a box. */
export const markSize = ({ shape }: Pick<CompanyGroup, 'shape'>, room: MarkSize): MarkSize => {
  const { aspect } = FORMS[shape];
  const height = Math.max(0, Math.min(room.height, room.width / aspect));
  return { width: aspect * height, height };
};

/** The mark of a group, centred on a point; `ground` is what it stands on. */
export const drawGroupMark = (
  group: CompanyGroup,
  { x, y }: Point,
  size: MarkSize,
  ground: Color | undefined,
  look: Look,
): readonly Node[] => {
  const { width, height } = size;
  if (height <= 0) return [];
  const fill = namedColor(group.color, 'companies', look);
  const line = LINE * height;
  const border = namedColor(group.borderColor, 'companies', look) ?? look.readable(ground);
  const outline = plainShape({
    type: group.shape,
    width: width - line,
    height: height - line,
    reverse: false,
  });
  const drop = group.shape === 'triangle' ? TRIANGLE_DROP * height : 0;
  return [
    groupAt(
      translate(x, y + drop),
      {
        ...outline,
        ...(fill === undefined ? {} : { fill }),
        stroke: { color: border, width: line, join: 'round' },
      },
      ...drawText(group, size, fill ?? ground, look),
    ),
  ];
};

/** As large as the shape has room for; cut in the end, which is reported. */
const drawText = (
  { shape, text: content, color, textColor: stated, id, pointer }: CompanyGroup,
  { width, height }: MarkSize,
  ground: Color | undefined,
  look: Look,
): readonly Node[] => {
  if (content === undefined) return [];
  const kept = 1 - 2 * (LINE + CLEARANCE);
  const room = (size: number) => FORMS[shape].free(kept * width, kept * height, CAPITALS * size);
  const unit = lineWidth(look.fonts, content, { ...LETTERS, size: 1 });
  const fits = (size: number) => unit * size <= room(size);
  const smallest = Math.min(SMALLEST, LARGEST * height);
  const cut = !fits(smallest);
  if (cut)
    look.report({
      severity: 'warning',
      code: 'layout/overflow',
      message: `The text of the mark of group "${id}" does not fit and is cut short.`,
      pointer: at(pointer, 'text'),
      hint: 'Shorten it.',
    });
  const size = cut ? smallest : largestThat(fits, smallest, LARGEST * height);
  const style = { ...LETTERS, size };
  const shown = cut ? cutLine(look.fonts, content, style, room(size)) : content;
  const named = namedColor(stated, 'companies', look);
  // Where the file states both colours, both are drawn (90.5).
  const statedAt = color === undefined ? undefined : at(pointer, 'textColor');
  const fill =
    named === undefined
      ? look.readable(ground)
      : textColor({ color: named, grounds: [ground], statedAt }, look);
  return [text(look.fonts, shown, 0, (CAPITALS / 2) * size, { ...style, anchor: 'middle', fill })];
};

/** The largest size between two that passes a test which smaller ones pass too. */
const largestThat = (passes: (size: number) => boolean, least: number, most: number): number => {
  if (passes(most)) return most;
  let [low, high] = [least, most];
  for (let step = 0; step < SIZING_STEPS; step++) {
    const middle = (low + high) / 2;
    if (passes(middle)) low = middle;
    else high = middle;
  }
  return low;
};
