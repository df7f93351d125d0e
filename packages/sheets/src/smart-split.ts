import { type Fonts, type Page, symbol, translate, use } from '@platelayer/scene';
import { chooseBreaks, type Obstacle } from './breaks.ts';
import { glueMarks } from './glue-marks.ts';
import { drawPageMap, pageMapOf } from './page-map.ts';
import { type Paper, printableArea, sheetOf } from './paper.ts';
import { positionName, type SheetPosition, sheetPositions } from './sheet-positions.ts';
import { type CutOptions, type NoRoom, type Split, splitDrawing } from './split.ts';
import { type LargeDrawing, partPage } from './split-pages.ts';

/** A large drawing that knows what in it should stay in one piece. */
export interface ObstructedDrawing extends LargeDrawing {
  readonly obstacles: readonly Obstacle[];
}

/** The plain split with its breaks moved to where they cut least: no more pages, upright or landscape alike. */
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
    columns: chooseBreaks(plain.columns, area.width - band, along('x', 'width')),
    rows: chooseBreaks(plain.rows, area.height - band, along('y', 'height')),
  };
};

/**
 * A large drawing over several sheets that are glued together: cut where the breaks do least harm, and each sheet
 * names its position (`B2` is the second sheet of the second row) and which neighbours are glued on. Sheets overlap by the bleed.
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
  const positions = sheetPositions(split, cut, drawing.children);
  const pageMap = pageMapOf(drawing.id, positions, cut);
  const names = new Set(positions.map(positionName));
  const neighbour = (position: Pick<SheetPosition, 'row' | 'column'>) =>
    names.has(positionName(position)) ? positionName(position) : undefined;
  return positions.map((position, i) => {
    const { row, column, part } = position;
    const numbered = `${drawing.title} - page ${i + 1} of ${positions.length}`;
    const title = positions.length === 1 ? numbered : `${numbered} - ${positionName(position)}`;
    const page = partPage(fonts, sheet, cut, title, part, use(whole, translate(-part.x, -part.y)));
    const trim = page.trim ?? part;
    const right = neighbour({ row, column: column + 1 });
    const below = neighbour({ row: row + 1, column });
    const marks =
      positions.length === 1
        ? []
        : [...glueMarks(fonts, { right, below }, trim, cut), ...drawPageMap(pageMap, position, trim, cut)];
    return { ...page, children: [...page.children, ...marks] };
  });
};
