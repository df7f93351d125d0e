import { type Config, DIE_PAPER } from '@platelayer/game';
import { box } from '@platelayer/scene';
import { pinMarks } from '@platelayer/sheets';
import { cornerToCorner, type TileSheetLayout } from './sheet-layout.ts';

const AREA = box(25, 25, 800, 1050);

/** Space for the pins above the first row (80.4). */
const TOP = 62.5;

/** First position of each column, and the number of positions per page. */
interface Columns {
  readonly starts: readonly number[];
  readonly perPage: number;
}

/** Four columns of six, with space for the bleed between them. */
export const dieLayout = ({ tiles }: Config): TileSheetLayout => {
  const width = 150;
  const across = cornerToCorner(width);
  const gap = 25;
  const columns = { starts: [0, 6, 12, 18], perPage: 24 };
  const left = (AREA.width - 4 * across - 3 * gap) / 2;
  return {
    ...dieSheet(columns, tiles.pins),
    tileWidth: width,
    centre: (place) => {
      const { column, row } = columnAndRow(columns, place);
      return { x: across / 2 + left + column * (across + gap), y: TOP + width * (row + 0.5) };
    },
    gapBefore: (place) => (columns.starts.includes(place) ? 0 : 1),
  };
};

/** Seven interlocking columns, alternating between nine and eight tiles. */
export const smallDieLayout = ({ tiles }: Config): TileSheetLayout => {
  const width = 106.25;
  const across = cornerToCorner(width);
  const columns = { starts: [0, 9, 17, 26, 34, 43, 51], perPage: 60 };
  const left = (AREA.width - 5.5 * across - 6 * 20.73) / 2;
  return {
    ...dieSheet(columns, tiles.pins),
    tileWidth: width,
    centre: (place) => {
      const { column, row } = columnAndRow(columns, place);
      return {
        x: across / 2 + left + column * (across - 9.94),
        y: TOP + width * (row + (column % 2 === 0 ? 0.5 : 1)),
      };
    },
    gapBefore: (place) => (columns.starts.includes(place) ? 0 : 1),
  };
};

const dieSheet = ({ starts, perPage }: Columns, { y, x1, x2, ...radii }: Config['tiles']['pins']) => ({
  paper: DIE_PAPER,
  area: AREA,
  perPage,
  cut: 'columns' as const,
  startsColumn: (place: number) => starts.includes(place),
  marks: pinMarks(
    [
      { x: x1, y },
      { x: x2, y },
    ],
    radii,
  ),
});

const columnAndRow = (
  { starts }: Columns,
  place: number,
): { readonly column: number; readonly row: number } => {
  const column = starts.findLastIndex((start) => start <= place);
  return { column, row: place - (starts[column] ?? 0) };
};
