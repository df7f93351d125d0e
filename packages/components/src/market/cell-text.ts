import {
  type Box,
  box,
  type Color,
  fitBlock,
  groupAt,
  line,
  type Node,
  rotate,
  type Text,
  type TextOptions,
  text,
  transformBox,
  union,
} from '@platelayer/scene';
import type { Look } from '../look.ts';
import { shrinkLine } from '../text-setting.ts';

/** Text smaller than `minSize` is not readable on a table. */
const DEFAULTS = { family: 'display', weight: 'bold', size: 15, minSize: 8 } as const;

/** Distance of text, arrows and bars from the edges of their cell. */
export const INSET = 5;

/** Text with descenders is raised by this in a lower corner. */
const HANGING = /[gjpqy]/;
const RAISED = 2.5;

/** Space to leave at the end of long text. */
const CLEARANCE = 2;

/** Distance of an underline below the baseline, and its width, as fractions of the font size. */
const UNDERLINE = { drop: 0.14, width: 0.08 };

/** Height of letters above the baseline, and depth of descenders or an underline, as fractions of the font size. */
const LETTERS = { above: 0.75, below: 0.25, low: /[gjpqyQ$,;()]/ };

export interface CellSize {
  readonly width: number;
  readonly height: number;
}

/** Lower left is used only on the par chart, where no text is turned. */
export type Corner = 'upper left' | 'lower left' | 'lower right';

export interface CellText {
  readonly content: string;
  readonly corner: Corner;
  /** Whether the text is read upwards. */
  readonly turned: boolean;
  readonly underline: boolean;
}

/** Text with the bounding box of its letters. */
export interface PlacedText extends CellText {
  readonly box: Box;
  readonly lines: number;
}

interface TextPosition extends Pick<TextOptions, 'anchor' | 'baseline'> {
  readonly x: number;
  readonly y: number;
}

/** Start or end of the text in a corner, on its own axes: horizontal, or turned by -90 degrees (40.4.4). */
const POSITIONS: Readonly<Record<Corner, (cell: CellSize, turned: boolean) => TextPosition>> = {
  'upper left': (_, turned) =>
    turned
      ? { x: -INSET, y: INSET, anchor: 'end', baseline: 'hanging' }
      : { x: INSET, y: INSET, anchor: 'start', baseline: 'hanging' },
  'lower left': ({ height }) => ({ x: INSET, y: height - INSET, anchor: 'start', baseline: 'alphabetic' }),
  'lower right': ({ width, height }, turned) =>
    turned
      ? { x: -(height - INSET), y: width - INSET, anchor: 'start', baseline: 'alphabetic' }
      : { x: width - INSET, y: height - INSET, anchor: 'end', baseline: 'alphabetic' },
};

/** Draws text in a corner of its cell. Text that does not fit gets smaller, and is finally split into several lines. */
export const drawCellText = (
  cellText: CellText,
  cell: CellSize,
  { fill, pointer }: { readonly fill: Color; readonly pointer: string },
  look: Look,
): readonly Node[] => {
  const { content, turned, underline } = cellText;
  if (content === '') return [];
  const fitting = fittingLines(cellText, cell, look);
  if (fitting.cut) reportLong(content, pointer, look);
  const nodes = setLines(cellText, fitting, cell, fill, look).flatMap((node) =>
    underline ? [node, ...drawUnderline(node, fitting.size)] : [node],
  );
  return turned ? [groupAt(TURNED, ...nodes)] : nodes;
};

/** Returns the text in a cell with the boxes that other elements must avoid. */
export const placeTexts = (texts: readonly CellText[], cell: CellSize, look: Look): readonly PlacedText[] =>
  texts.flatMap((cellText) => {
    const { content, turned, underline } = cellText;
    const fitting = fittingLines(cellText, cell, look);
    const { size } = fitting;
    const below = underline || LETTERS.low.test(content.normalize('NFD')) ? LETTERS.below : 0;
    const lines = setLines(cellText, fitting, cell, '#000', look).flatMap(({ runs }) => {
      const [first, last] = [runs[0], runs.at(-1)];
      if (first === undefined || last === undefined) return [];
      const top = first.y - LETTERS.above * size;
      return box(first.x, top, last.x + last.width - first.x, (LETTERS.above + below) * size);
    });
    const level = lines.reduce<Box | undefined>(union, undefined);
    if (level === undefined) return [];
    return { ...cellText, lines: lines.length, box: turned ? transformBox(level, TURNED) : level };
  });

const TURNED = rotate(-90);

/** The lines of a text on its own axes: down from an upper corner, or up from a lower one. */
const setLines = (
  { corner, turned }: CellText,
  { lines, size }: FittingLines,
  cell: CellSize,
  fill: Color,
  look: Look,
): readonly Text[] => {
  const { x, y, anchor, baseline } = POSITIONS[corner](cell, turned);
  const upwards = baseline === 'alphabetic';
  const raised = upwards && hangs(lines.at(-1) ?? '') ? RAISED : 0;
  return lines.map((line, i) => {
    const down = (upwards ? i + 1 - lines.length : i) * LINE_PITCH * size;
    return text(look.fonts, line, x, y - raised + down, { ...DEFAULTS, size, anchor, baseline, fill });
  });
};

const hangs = (content: string): boolean => HANGING.test(content.normalize('NFD'));

/** Line height, as a fraction of the font size. */
const LINE_PITCH = 1.1;

interface FittingLines {
  readonly lines: readonly string[];
  readonly size: number;
  /** Whether no size fits. */
  readonly cut: boolean;
}

/** Fits text on one line, at a smaller size if necessary, or else on several lines in its half of the cell. */
const fittingLines = (
  { content, turned }: CellText,
  { width, height }: CellSize,
  { fonts }: Look,
): FittingLines => {
  const [along, across] = turned ? [height, width] : [width, height];
  const room = along - INSET - CLEARANCE;
  const { size, cut } = shrinkLine(content, DEFAULTS, room, fonts);
  if (!cut) return { lines: [content], size, cut };
  const half = { width: room, height: across / 2 - INSET, lineHeight: LINE_PITCH * DEFAULTS.size };
  const block = fitBlock(fonts, content, 0, 0, { ...DEFAULTS, ...half });
  return block.fit === 'cut'
    ? { lines: [content], size, cut }
    : { lines: block.lines, size: block.size, cut: false };
};

/** Reports text that does not fit even at the smallest size. It is not cut. */
const reportLong = (content: string, pointer: string, look: Look): void =>
  look.report({
    severity: 'warning',
    code: 'layout/overflow',
    message: `The text "${content}" is too long for its market cell.`,
    pointer,
    hint: 'Shorten it, or make the cell larger with "width" or "height".',
  });

const drawUnderline = ({ runs, fill }: Text, size: number): readonly Node[] => {
  const [first, last] = [runs[0], runs.at(-1)];
  if (first === undefined || last === undefined) return [];
  const y = first.y + UNDERLINE.drop * size;
  return [
    line(first.x, y, last.x + last.width, y, { stroke: { color: fill, width: UNDERLINE.width * size } }),
  ];
};
