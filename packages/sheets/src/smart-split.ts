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
import { glueMarks } from './glue-marks.ts';
import { drawPageMap, pageMapEnd, pageMapOf } from './page-map.ts';
import { type Orientation, type Paper, printableArea, sheetOf } from './paper.ts';
import { type Bounded, boundedNodes, imposeParts, type PlacedPart, partsOf } from './parts.ts';
import { type CutOptions, type NoRoom, roomOf, splitDrawing } from './split.ts';
import { drawPart, type LargeDrawing } from './split-pages.ts';

/** Something that a page break should not run through. */
export interface Obstacle {
  readonly box: Box;
  /** How bad it is to cut it. */
  readonly weight: number;
  /** It is never cut where it fits on a page. */
  readonly whole?: boolean;
}

/** A large drawing that knows what in it should stay in one piece. */
export interface ObstructedDrawing extends LargeDrawing {
  readonly obstacles: readonly Obstacle[];
  /** What a part has to show some of to be printed, where that is not everything. */
  readonly essential?: readonly Node[];
}

type SplitDrawing = Pick<ObstructedDrawing, 'width' | 'height' | 'children' | 'obstacles' | 'essential'>;

/** A drawing cut into parts, which lie on sheets of paper, one or several to each. */
export interface SmartSplit {
  readonly kind: 'split';
  readonly orientation: Orientation;
  /** How much is left of the empty border around the drawing, from 0 to 1. */
  readonly border: number;
  readonly columns: Breaks;
  readonly rows: Breaks;
  readonly sheets: readonly (readonly PlacedPart[])[];
}

/** What is left to choose: how the paper lies, and how much of the empty border is kept. */
const ORIENTATIONS = ['upright', 'landscape'] as const;
const BORDERS = [1, 0.5, 0.2];

/**
 * Cuts a drawing where that does least harm: what should stay whole stays whole, on the fewest sheets of paper, in the
 * fewest parts. Where a narrower border around the drawing saves a sheet, the border gives way.
 */
export const smartSplit = (drawing: SplitDrawing, paper: Paper, cut: CutOptions): SmartSplit | NoRoom => {
  const plain = splitDrawing(drawing, paper, cut);
  if (plain.kind === 'no-room') return plain;
  const measured = { ...drawing, nodes: boundedNodes(drawing.essential ?? drawing.children) };
  const candidates = ORIENTATIONS.flatMap((orientation) =>
    BORDERS.map((border) => splitFor(measured, paper, cut, orientation, border)),
  );
  const most = plain.columns.length * plain.rows.length;
  return candidates.reduce((best, other) => (isBetter(other, best, most) ? other : best));
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

/** Things kept whole come first, then no more sheets than equal pages would need, then little harm. Of equals the first. */
const isBetter = (split: SmartSplit, than: SmartSplit, most: number): boolean => {
  const [ours, theirs] = [costsOf(split, most), costsOf(than, most)];
  const i = ours.findIndex((cost, i) => cost !== theirs[i]);
  return i >= 0 && ours[i]! < theirs[i]!;
};

/** A sheet saved is worth this many names cut in two; the border round the drawing is worth one. */
const SHEET_WEIGHT = 2;

const costsOf = ({ columns, rows, sheets, border }: SmartSplit, most: number): readonly number[] => [
  columns.torn + rows.torn,
  Math.max(0, sheets.length - most),
  SHEET_WEIGHT * sheets.length + columns.weight + rows.weight - border,
  sheets.flat().length,
];

/**
 * A large drawing over several sheets that are glued together: cut where the breaks do least harm. Each part has a number
 * and says which neighbours are glued on. Parts overlap by the bleed; small ones share a sheet.
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
  const whole = symbol(drawing.id, drawing.children);
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
      const content = use(whole, translate(-box.x, -box.y));
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
