import {
  type Box,
  box,
  boxAround,
  type Color,
  corners,
  groupAt,
  type Node,
  rect,
  type SymbolDrawing,
  symbol,
  translate,
  use,
} from '@platelayer/scene';
import type { SheetPosition } from './sheet-positions.ts';
import type { CutOptions } from './split.ts';

const GREY = '#808080';
const LINE_WIDTH = 0.5;

/** The most room the map takes: of the height of the upper band, and of the width of a page, whose label needs the rest. */
const MAX_HEIGHT = 0.72;
const MAX_WIDTH = 0.12;

/** All sheets as they lie, small enough for the upper band of a page. */
export interface PageMap {
  readonly drawing: SymbolDrawing;
  cell(position: SheetPosition): Box;
}

export const pageMapOf = (
  id: string,
  positions: readonly SheetPosition[],
  { cutlines }: CutOptions,
): PageMap => {
  const whole = boxAround(positions.flatMap(({ part }) => corners(part))) ?? box(0, 0, 1, 1);
  const narrowest = Math.min(...positions.map(({ part }) => part.width));
  const scale = Math.min((MAX_HEIGHT * cutlines) / whole.height, (MAX_WIDTH * narrowest) / whole.width);
  const cell = ({ part }: SheetPosition): Box =>
    box(scale * (part.x - whole.x), scale * (part.y - whole.y), scale * part.width, scale * part.height);
  return {
    drawing: symbol(
      `${id}-pages`,
      positions.map((position) => frame(cell(position), '#fff')),
    ),
    cell,
  };
};

/** The map of pages beside the left cut mark, this sheet filled. */
export const drawPageMap = (
  { drawing, cell }: PageMap,
  position: SheetPosition,
  trim: Box,
  { cutlines, bleed }: CutOptions,
): readonly Node[] =>
  cutlines > 0
    ? [
        groupAt(
          translate(trim.x + cutlines / 4, trim.y - bleed - cutlines),
          use(drawing),
          frame(cell(position), GREY),
        ),
      ]
    : [];

const frame = ({ x, y, width, height }: Box, fill: Color): Node =>
  rect(x, y, width, height, { fill, stroke: { color: GREY, width: LINE_WIDTH } });
