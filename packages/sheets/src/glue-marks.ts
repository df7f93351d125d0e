import {
  type Box,
  box,
  type Color,
  compose,
  type Fonts,
  type Node,
  placed,
  rect,
  rotate,
  type SymbolDrawing,
  symbol,
  text,
  translate,
  use,
} from '@platelayer/scene';
import type { CutOptions, Split } from './split.ts';

/** Where a sheet lies among those it is glued to; rows and columns count from 0. */
export interface Seat {
  readonly row: number;
  readonly column: number;
  readonly lastRow: number;
  readonly lastColumn: number;
}

const INK = '#808080';
const THIN = 0.5;

/** Of the band: how much the letters and the page map take. */
const LETTERING = 0.36;
const MAP_SHARE = 0.72;

/** The most room the page map takes across, as a share of the page: the rest is the label's. */
const MAP_WIDTH = 0.12;

/** A letter for the row and a number for the column: `B2`. */
export const seatName = ({ row, column }: Pick<Seat, 'row' | 'column'>): string =>
  `${rowLetters(row)}${column + 1}`;

const rowLetters = (row: number): string =>
  (row >= 26 ? rowLetters(Math.floor(row / 26) - 1) : '') + String.fromCharCode(65 + (row % 26));

/** Flaps right and below, not to be cut off, that say which neighbour is glued onto them. */
export const glueMarks = (fonts: Fonts, seat: Seat, trim: Box, cut: CutOptions): readonly Node[] => {
  const { row, column, lastRow, lastColumn } = seat;
  if (!(cut.cutlines > 0)) return [];
  const right = trim.x + trim.width + cut.bleed;
  const bottom = trim.y + trim.height + cut.bleed;
  return [
    ...(column < lastColumn
      ? [
          placed(
            compose(translate(right + cut.cutlines, trim.y), rotate(90)),
            ...flap(fonts, seatName({ row, column: column + 1 }), trim.height, cut.cutlines),
          ),
        ]
      : []),
    ...(row < lastRow
      ? [
          placed(
            translate(trim.x, bottom),
            ...flap(fonts, seatName({ row: row + 1, column }), trim.width, cut.cutlines),
          ),
        ]
      : []),
  ];
};

/** A dashed strip of some length and the width of the band, from its own corner. */
const flap = (fonts: Fonts, neighbour: string, length: number, band: number): readonly Node[] => [
  rect(0, 0, length, band, { stroke: { color: INK, width: THIN, dash: [4, 4] } }),
  text(fonts, `glue ${neighbour} here`, length / 2, band / 2, {
    family: 'sans-serif',
    weight: 'normal',
    size: LETTERING * band,
    anchor: 'middle',
    baseline: 'central',
    fill: INK,
  }),
];

/** All sheets as they lie, small enough for the upper band of a page, from the corner of the first. */
export interface PageMap {
  readonly drawing: SymbolDrawing;
  cell(seat: Pick<Seat, 'row' | 'column'>): Box;
}

export const pageMapOf = (id: string, { columns, rows }: Split, { cutlines }: CutOptions): PageMap => {
  const [lefts, tops] = [startsOf(columns), startsOf(rows)];
  const scale = Math.min(
    (MAP_SHARE * cutlines) / (tops.at(-1)! + rows.at(-1)!),
    (MAP_WIDTH * columns[0]!) / (lefts.at(-1)! + columns.at(-1)!),
  );
  const cell: PageMap['cell'] = ({ row, column }) =>
    box(scale * lefts[column]!, scale * tops[row]!, scale * columns[column]!, scale * rows[row]!);
  const cells = rows.flatMap((_, row) => columns.map((_, column) => frame(cell({ row, column }), '#fff')));
  return { drawing: symbol(`${id}-pages`, cells), cell };
};

/** The page map beside the left cut mark, this sheet filled. */
export const drawPageMap = (
  { drawing, cell }: PageMap,
  seat: Seat,
  trim: Box,
  { cutlines, bleed }: CutOptions,
): readonly Node[] =>
  cutlines > 0
    ? [
        placed(
          translate(trim.x + cutlines / 4, trim.y - bleed - cutlines),
          use(drawing),
          frame(cell(seat), INK),
        ),
      ]
    : [];

const frame = ({ x, y, width, height }: Box, fill: Color): Node =>
  rect(x, y, width, height, { fill, stroke: { color: INK, width: THIN } });

/** Where each of several lengths begins when they follow each other. */
export const startsOf = (lengths: readonly number[], first = 0): readonly number[] => {
  let next = first;
  return lengths.map((length) => {
    const start = next;
    next += length;
    return start;
  });
};
