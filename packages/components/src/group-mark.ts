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

interface MarkShape {
  /** Width divided by height. */
  readonly aspect: number;
  /** Width available to text of height `letters`, centred in a mark of this width and height. */
  textWidth(width: number, height: number, letters: number): number;
}

const ellipseTextWidth = (width: number, height: number, letters: number): number =>
  width * Math.sqrt(Math.max(0, 1 - (letters / height) ** 2));

const FLAT = 2 / Math.sqrt(3);

const SHAPES: Readonly<Record<CompanyGroup['shape'], MarkShape>> = {
  circle: { aspect: 1, textWidth: ellipseTextWidth },
  ellipse: { aspect: 1.45, textWidth: ellipseTextWidth },
  square: { aspect: 1, textWidth: (width) => width },
  diamond: { aspect: 1, textWidth: (width, height, letters) => width * (1 - letters / height) },
  hexagon: { aspect: FLAT, textWidth: (width, height, letters) => width * (1 - letters / (2 * height)) },
  // Text is centred on the centre of gravity, two thirds of the way down.
  triangle: { aspect: FLAT, textWidth: (_, height, letters) => FLAT * ((2 / 3) * height - letters / 2) },
};

/** How far a triangle's centre of gravity is below the centre of its box, as a fraction of its height. */
const TRIANGLE_DROP = 1 / 6;

/** Width of the outline, and space between outline and text, as fractions of the mark's height. */
const LINE = 0.05;
const CLEARANCE = 0.05;

/** The largest text size is a fraction of the mark's height; the smallest is in units. */
const LETTERS = { family: 'display', weight: 'bold' } as const;
const MAX_SIZE = 0.6;
const MIN_SIZE = 4.5;

/** Height of capitals and digits, as a fraction of the font size. */
const CAPITALS = 0.72;

const SIZING_STEPS = 12;

export interface MarkSize {
  readonly width: number;
  readonly height: number;
}

/** Largest size of a group's mark inside a box. */
export const markSize = ({ shape }: Pick<CompanyGroup, 'shape'>, box: MarkSize): MarkSize => {
  const { aspect } = SHAPES[shape];
  const height = Math.max(0, Math.min(box.height, box.width / aspect));
  return { width: aspect * height, height };
};

/** Draws the mark of a group, centred on a point. `ground` is the colour behind it. */
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

/** Draws the text as large as the shape allows. Cuts text that does not fit at the smallest size, and reports it. */
const drawText = (
  { shape, text: content, color, textColor: explicitColor, id, pointer }: CompanyGroup,
  { width, height }: MarkSize,
  ground: Color | undefined,
  look: Look,
): readonly Node[] => {
  if (content === undefined) return [];
  const inner = 1 - 2 * (LINE + CLEARANCE);
  const room = (size: number) => SHAPES[shape].textWidth(inner * width, inner * height, CAPITALS * size);
  const unit = lineWidth(look.fonts, content, { ...LETTERS, size: 1 });
  const fits = (size: number) => unit * size <= room(size);
  const smallest = Math.min(MIN_SIZE, MAX_SIZE * height);
  const cut = !fits(smallest);
  if (cut)
    look.report({
      severity: 'warning',
      code: 'layout/overflow',
      message: `The text "${content}" on the mark of group "${id}" does not fit and is cut short.`,
      pointer: at(pointer, 'text'),
      hint: 'Shorten the text.',
    });
  const size = cut ? smallest : largestFitting(fits, smallest, MAX_SIZE * height);
  const style = { ...LETTERS, size };
  const shown = cut ? cutLine(look.fonts, content, style, room(size)) : content;
  const named = namedColor(explicitColor, 'companies', look);
  // If the file sets both colours, both are drawn unchanged (90.5).
  const statedAt = color === undefined ? undefined : at(pointer, 'textColor');
  const fill =
    named === undefined
      ? look.readable(ground)
      : textColor({ color: named, grounds: [ground], statedAt }, look);
  return [text(look.fonts, shown, 0, (CAPITALS / 2) * size, { ...style, anchor: 'middle', fill })];
};

/** Finds the largest size that fits, by bisection. Everything smaller must fit as well. */
const largestFitting = (fits: (size: number) => boolean, smallest: number, largest: number): number => {
  if (fits(largest)) return largest;
  let [low, high] = [smallest, largest];
  for (let step = 0; step < SIZING_STEPS; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
};
