import { type Box, box, type Fonts, type Page, symbol, translate, use } from '@platelayer/scene';
import { gentlestBreaks, type Obstacle } from './breaks.ts';
import { drawPageMap, glueMarks, pageMapOf, type Seat, seatName, startsOf } from './glue-marks.ts';
import { type Paper, printableArea, sheetOf } from './paper.ts';
import { type CutOptions, type NoRoom, type Split, splitDrawing } from './split.ts';
import { blockPage, type LargeDrawing } from './split-pages.ts';

/** A large drawing that knows what in it should stay in one piece. */
export interface ObstructedDrawing extends LargeDrawing {
  readonly obstacles: readonly Obstacle[];
}

/** The plain split with its breaks moved to where they cut least: as many pages, upright or landscape alike. */
export const smartSplit = (
  drawing: Pick<ObstructedDrawing, 'width' | 'height' | 'obstacles'>,
  paper: Paper,
  cut: CutOptions,
): Split | NoRoom => {
  const plain = splitDrawing(drawing, paper, cut);
  if (plain.kind === 'no-room') return plain;
  const area = printableArea(sheetOf(paper, plain.orientation));
  const band = 2 * (cut.cutlines + cut.bleed);
  const along = (start: 'x' | 'y', length: 'width' | 'height') =>
    drawing.obstacles.map((obstacle) => ({
      from: obstacle.box[start] + cut.margin,
      to: obstacle.box[start] + obstacle.box[length] + cut.margin,
      weight: obstacle.weight,
    }));
  return {
    ...plain,
    columns: gentlestBreaks(plain.columns, area.width - band, along('x', 'width')),
    rows: gentlestBreaks(plain.rows, area.height - band, along('y', 'height')),
  };
};

/**
 * A large drawing over several sheets that are glued together: cut where it hurts least, and each sheet tells its
 * seat (`B2` is the second sheet of the second row) and which neighbours are glued on. Sheets overlap by the bleed.
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
  const whole = symbol(drawing.id, drawing.children);
  const seats = seatsOf(split, cut);
  const pageMap = pageMapOf(drawing.id, split, cut);
  return seats.map(({ seat, part }, i) => {
    const numbered = `${drawing.title} - page ${i + 1} of ${seats.length}`;
    const title = seats.length === 1 ? numbered : `${numbered} - ${seatName(seat)}`;
    const page = blockPage(fonts, sheet, cut, title, part, use(whole, translate(-part.x, -part.y)));
    const trim = page.trim ?? part;
    const marks =
      seats.length === 1
        ? []
        : [...glueMarks(fonts, seat, trim, cut), ...drawPageMap(pageMap, seat, trim, cut)];
    return { ...page, children: [...page.children, ...marks] };
  });
};

/** The trim boxes of all pages in the drawing's own coordinates, row by row. */
const seatsOf = (
  { columns, rows }: Split,
  { margin }: CutOptions,
): readonly { readonly seat: Seat; readonly part: Box }[] => {
  const [lefts, tops] = [startsOf(columns, -margin), startsOf(rows, -margin)];
  return rows.flatMap((height, row) =>
    columns.map((width, column) => ({
      seat: { row, column, lastRow: rows.length - 1, lastColumn: columns.length - 1 },
      part: box(lefts[column]!, tops[row]!, width, height),
    })),
  );
};
