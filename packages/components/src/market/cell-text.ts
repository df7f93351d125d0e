import {
  type Color,
  groupAt,
  line,
  type Node,
  rotate,
  type Text,
  type TextOptions,
  text,
} from '@platelayer/scene';
import type { Look } from '../look.ts';
import { shrinkLine } from '../text-setting.ts';

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
  readonly fill: Color;
  readonly pointer: string;
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
  { content, corner, turned, underline, fill, pointer }: CellText,
  cell: CellSize,
  look: Look,
): readonly Node[] => {
  if (content === '') return [];
  const { x, y, anchor, baseline } = POSITIONS[corner](cell, turned);
  const raised = baseline === 'alphabetic' && HANGING.test(content.normalize('NFD')) ? RAISED : 0;
  const size = fittingSize(content, (turned ? cell.height : cell.width) - INSET - CLEARANCE, pointer, look);
  const node = text(look.fonts, content, x, y - raised, { ...DEFAULTS, size, anchor, baseline, fill });
  const nodes = underline ? [node, ...drawUnderline(node, size)] : [node];
  return turned ? [groupAt(rotate(-90), ...nodes)] : nodes;
};

/** A text that even the smallest letters cannot fit is reported, but not cut. */
const fittingSize = (content: string, room: number, pointer: string, look: Look): number => {
  const { size, cut } = shrinkLine(content, DEFAULTS, room, look.fonts);
  if (cut) {
    look.report({
      severity: 'warning',
      code: 'layout/overflow',
      message: `The text "${content}" is longer than its market cell.`,
      pointer,
      hint: 'Shorten it, or make the cell larger with "width" or "height".',
    });
  }
  return size;
};

const drawUnderline = ({ runs, fill }: Text, size: number): readonly Node[] => {
  const [first, last] = [runs[0], runs.at(-1)];
  if (first === undefined || last === undefined) return [];
  const y = first.y + UNDERLINE.drop * size;
  return [
    line(first.x, y, last.x + last.width, y, { stroke: { color: fill, width: UNDERLINE.width * size } }),
  ];
};
