import {
  type Box,
  box,
  type Color,
  groupAt,
  line,
  type Node,
  rotate,
  type Text,
  type TextOptions,
  text,
  transformBox,
} from '@platelayer/scene';
import type { Look } from '../look.ts';
import { type ShrunkLine, shrinkLine } from '../text-setting.ts';

/** Nobody reads smaller letters than `minSize` on a table. */
const DEFAULTS = { family: 'display', weight: 'bold', size: 15, minSize: 8 } as const;

/** Distance of texts, arrows and bars from the edges of their cell. */
export const INSET = 5;

/** A text with letters that hang below its line stands this much higher in a lower corner. */
const HANGING = /[gjpqy]/;
const RAISED = 2.5;

/** What a long text leaves free at its other end. */
const CLEARANCE = 2;

/** Of the size: how far under the baseline an underline lies, and how thick it is. */
const UNDERLINE = { drop: 0.14, width: 0.08 };

/** Of the size: how far letters reach above their line, and below it where one of the low ones is there, or a line. */
const LETTERS = { above: 0.75, below: 0.25, low: /[gjpqyQ$,;()]/ };

export interface CellSize {
  readonly width: number;
  readonly height: number;
}

/** The lower left one is that of the par chart, where nothing is turned. */
export type Corner = 'upper left' | 'lower left' | 'lower right';

export interface CellText {
  readonly content: string;
  readonly corner: Corner;
  /** Reads upwards. */
  readonly turned: boolean;
  readonly underline: boolean;
}

/** A text where it stands: the box that its letters take. */
export interface PlacedText extends CellText {
  readonly box: Box;
}

interface TextPosition extends Pick<TextOptions, 'anchor' | 'baseline'> {
  readonly x: number;
  readonly y: number;
}

/** Where a text of a cell starts or ends, on its own axes: level, or turned by -90 degrees (40.4.4). */
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

/** A text in a corner of its cell; one that would run out of the cell, under its neighbour, is set smaller. */
export const drawCellText = (
  cellText: CellText,
  cell: CellSize,
  { fill, pointer }: { readonly fill: Color; readonly pointer: string },
  look: Look,
): readonly Node[] => {
  const { content, turned, underline } = cellText;
  if (content === '') return [];
  const { size, cut } = fittingLine(cellText, cell, look);
  if (cut) reportLong(content, pointer, look);
  const node = setText(cellText, size, cell, fill, look);
  const nodes = underline ? [node, ...drawUnderline(node, size)] : [node];
  return turned ? [groupAt(TURNED, ...nodes)] : nodes;
};

/** Where the letters of texts stand in a cell, for what must keep clear of them. */
export const placeTexts = (texts: readonly CellText[], cell: CellSize, look: Look): readonly PlacedText[] =>
  texts.flatMap((cellText) => {
    const { content, turned, underline } = cellText;
    const { size } = fittingLine(cellText, cell, look);
    const { runs } = setText(cellText, size, cell, '#000', look);
    const [first, last] = [runs[0], runs.at(-1)];
    if (first === undefined || last === undefined) return [];
    const below = underline || LETTERS.low.test(content.normalize('NFD')) ? LETTERS.below : 0;
    const level = box(
      first.x,
      first.y - LETTERS.above * size,
      last.x + last.width - first.x,
      (LETTERS.above + below) * size,
    );
    return { ...cellText, box: turned ? transformBox(level, TURNED) : level };
  });

const TURNED = rotate(-90);

/** A text on its own axes. */
const setText = (
  { content, corner, turned }: CellText,
  size: number,
  cell: CellSize,
  fill: Color,
  look: Look,
): Text => {
  const { x, y, anchor, baseline } = POSITIONS[corner](cell, turned);
  const raised = baseline === 'alphabetic' && hangs(content) ? RAISED : 0;
  return text(look.fonts, content, x, y - raised, { ...DEFAULTS, size, anchor, baseline, fill });
};

const hangs = (content: string): boolean => HANGING.test(content.normalize('NFD'));

const fittingLine = ({ content, turned }: CellText, { width, height }: CellSize, look: Look): ShrunkLine =>
  shrinkLine(content, DEFAULTS, (turned ? height : width) - INSET - CLEARANCE, look.fonts);

/** A text that even the smallest letters cannot fit is reported, but not cut. */
const reportLong = (content: string, pointer: string, look: Look): void =>
  look.report({
    severity: 'warning',
    code: 'layout/overflow',
    message: `The text "${content}" is longer than its market cell.`,
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
