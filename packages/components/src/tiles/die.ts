import type { Config } from '@platelayer/game';
import { box } from '@platelayer/scene';
import { pinMarks } from '@platelayer/sheets';
import { cornerToCorner, type TileSheetLayout } from './sheet-layout.ts';

/** Dies are made for US Letter, whatever paper is configured (80.14.4). */
const PAPER = { width: 850, height: 1100 };
const AREA = box(25, 25, 800, 1050);

/** Room for the pins above the first row (80.4). */
const TOP = 62.5;

/** Where each column begins in the order of places, and how many there are in all. */
interface Columns {
  readonly starts: readonly number[];
  readonly perPage: number;
}

/** Four columns of six, apart so that the bleed fits between them. */
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

/** Seven interlocking columns of nine and eight in turn. */
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
  paper: PAPER,
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
