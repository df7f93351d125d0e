import {
  type Box,
  boxAround,
  corners,
  type Fonts,
  type Node,
  type Page,
  symbol,
  translate,
  use,
} from '@platelayer/scene';
import { type Breaks, chooseBreaks, type Interval } from './breaks.ts';
import { drawPageMap, glueMarks, pageMapEnd, pageMapOf } from './glue-marks.ts';
import { type Orientation, type Paper, printableArea, sheetOf } from './paper.ts';
import { type Bounded, boundedNodes, imposeParts, type PlacedPart, partsOf } from './parts.ts';
import { type CutOptions, type NoRoom, roomOf, splitDrawing } from './split.ts';
import { drawPart, type LargeDrawing } from './split-pages.ts';

/** Something that page breaks should not cut. */
export interface Obstacle {
  readonly box: Box;
  /** Cost of cutting it. */
  readonly weight: number;
  /** Whether never to cut it if it fits on a page. */
  readonly whole?: boolean;
}

/** A large drawing with a list of what should stay whole. */
export interface ObstructedDrawing extends LargeDrawing {
  readonly obstacles: readonly Obstacle[];
  /** Nodes of which a part must show some to be printed. Default: all. */
  readonly essential?: readonly Node[];
}

type SplitDrawing = Pick<ObstructedDrawing, 'width' | 'height' | 'children' | 'obstacles' | 'essential'>;

/** A drawing cut into parts, with one or several parts on each sheet. */
export interface SmartSplit {
  readonly kind: 'split';
  readonly orientation: Orientation;
  /** Fraction of the empty border around the drawing that is kept. */
  readonly border: number;
  readonly columns: Breaks;
  readonly rows: Breaks;
  readonly sheets: readonly (readonly PlacedPart[])[];
}

/** Orientations of the paper and fractions of the border to try. */
const ORIENTATIONS = ['upright', 'landscape'] as const;
const BORDERS = [1, 0.5, 0.2];

/**
 * Cuts a drawing so that as much as possible stays whole, on the fewest sheets, in the fewest parts. Reduces the border around the
 * drawing if that saves a sheet.
 */
export const smartSplit = (drawing: SplitDrawing, paper: Paper, cut: CutOptions): SmartSplit | NoRoom => {
  const plain = splitDrawing(drawing, paper, cut);
  if (plain.kind === 'no-room') return plain;
  const measured = { ...drawing, nodes: boundedNodes(drawing.essential ?? drawing.children) };
  const candidates = ORIENTATIONS.flatMap((orientation) =>
    BORDERS.map((border) => splitFor(measured, paper, cut, orientation, border)),
  );
  const plainSheets = plain.columns.length * plain.rows.length;
  return candidates.reduce((best, candidate) => (isBetter(candidate, best, plainSheets) ? candidate : best));
};

const splitFor = (
  {
    width,
    height,
    nodes,
    obstacles,
  }: Pick<SplitDrawing, 'width' | 'height' | 'obstacles'> & { readonly nodes: readonly Bounded[] },
  paper: Paper,
  cut: CutOptions,
  orientation: Orientation,
  border: number,
): SmartSplit => {
  const margin = border * cut.margin;
  const room = roomOf(paper, orientation, cut);
  const along = (start: 'x' | 'y', length: 'width' | 'height'): readonly Interval[] =>
    obstacles.map(({ box, weight, whole }) => ({
      weight,
      whole,
      from: box[start] + margin,
      to: box[start] + box[length] + margin,
    }));
  const columns = chooseBreaks(width + 2 * margin, room.width, along('x', 'width'));
  const rows = chooseBreaks(height + 2 * margin, room.height, along('y', 'height'));
  const parts = partsOf({ columns: columns.lengths, rows: rows.lengths }, margin, nodes);
  const area = printableArea(sheetOf(paper, orientation));
  return {
    kind: 'split',
    orientation,
    border,
    columns,
    rows,
    sheets: imposeParts(parts, area, cut.cutlines + cut.bleed),
  };
};

/** Compares by things cut, then by sheets beyond those for equal pages, then by the weight of sheets and cuts, then by parts. */
const isBetter = (split: SmartSplit, best: SmartSplit, plainSheets: number): boolean => {
  const [costs, bestCosts] = [costsOf(split, plainSheets), costsOf(best, plainSheets)];
  const i = costs.findIndex((cost, i) => cost !== bestCosts[i]);
  return i >= 0 && costs[i]! < bestCosts[i]!;
};

/** Weight of a sheet, compared with 1 for a cut name and 1 for the border around the drawing. */
const SHEET_WEIGHT = 2;

const costsOf = ({ columns, rows, sheets, border }: SmartSplit, plainSheets: number): readonly number[] => [
  columns.torn + rows.torn,
  Math.max(0, sheets.length - plainSheets),
  SHEET_WEIGHT * sheets.length + columns.weight + rows.weight - border,
  sheets.flat().length,
];

/**
 * Draws a large drawing on several sheets to be glued together, with the breaks of `smartSplit`. Each part shows its number and the
 * numbers of the neighbours glued onto it. Parts overlap by the bleed; small ones share a sheet.
 */
export const smartSplitPages = (
  fonts: Fonts,
  drawing: ObstructedDrawing,
  paper: Paper,
  cut: CutOptions,
): readonly Page[] | NoRoom => {
  const split = smartSplit(drawing, paper, cut);
  if (split.kind === 'no-room') return split;
  const sheet = sheetOf(paper, split.orientation);
  const area = printableArea(sheet);
  const picture = symbol(drawing.id, drawing.children);
  const parts = split.sheets.flat().sort((a, b) => a.row - b.row || a.column - b.column);
  const pageMap = pageMapOf(drawing.id, parts, cut);
  const numberAt = (row: number, column: number) => {
    const i = parts.findIndex((part) => part.row === row && part.column === column);
    return i < 0 ? undefined : i + 1;
  };
  return split.sheets.map((placed, i) => {
    const drawn = placed.map((part) => {
      const { row, column, box, left, top } = part;
      const number = `part ${numberAt(row, column)} of ${parts.length}`;
      const label =
        parts.length === 1
          ? { texts: [drawing.title] }
          : { texts: [`${drawing.title} - ${number}`, number], from: pageMapEnd(pageMap, cut) };
      const content = use(picture, translate(-box.x, -box.y));
      const corner = { x: area.x + left, y: area.y + top };
      const neighbours = { right: numberAt(row, column + 1), below: numberAt(row + 1, column) };
      const { trim, bleed, children } = drawPart(fonts, cut, label, box, corner, content, neighbours);
      const marks =
        parts.length === 1
          ? []
          : [...glueMarks(fonts, neighbours, trim, cut), ...drawPageMap(pageMap, part, trim, cut)];
      return { trim, bleed, children: [...children, ...marks] };
    });
    const around = (boxes: readonly Box[]) => boxAround(boxes.flatMap(corners));
    return {
      width: sheet.width,
      height: sheet.height,
      title: `${drawing.title} - page ${i + 1} of ${split.sheets.length}`,
      trim: around(drawn.map(({ trim }) => trim)),
      bleed: around(drawn.map(({ bleed }) => bleed)),
      children: drawn.flatMap(({ children }) => children),
    };
  });
};
