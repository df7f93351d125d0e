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
import { GREY } from './marks.ts';
import type { Part } from './parts.ts';
import type { CutOptions } from './split.ts';

const LINE_WIDTH = 0.5;

/** The most room the map takes: of the height of the upper band, and of the width of a page, whose label needs the rest. */
const MAX_HEIGHT = 0.72;
const MAX_WIDTH = 0.12;

/** All sheets as they lie, small enough for the upper band of a page. */
export interface PageMap {
  readonly drawing: SymbolDrawing;
  readonly width: number;
  cell(part: Part): Box;
}

export const pageMapOf = (id: string, parts: readonly Part[], { cutlines }: CutOptions): PageMap => {
  const whole = boxAround(parts.flatMap(({ box }) => corners(box))) ?? box(0, 0, 1, 1);
  const narrowest = Math.min(...parts.map(({ box }) => box.width));
  const scale = Math.min((MAX_HEIGHT * cutlines) / whole.height, (MAX_WIDTH * narrowest) / whole.width);
  const cell = ({ box: { x, y, width, height } }: Part): Box =>
    box(scale * (x - whole.x), scale * (y - whole.y), scale * width, scale * height);
  return {
    drawing: symbol(
      `${id}-pages`,
      parts.map((part) => frame(cell(part), '#fff')),
    ),
    width: scale * whole.width,
    cell,
  };
};

/** How far the map stands from the left edge of a part. */
const leftOf = ({ cutlines }: CutOptions): number => cutlines / 4;

/** Where the map ends, from the left edge of a part. */
export const pageMapEnd = ({ width }: PageMap, cut: CutOptions): number => leftOf(cut) + width;

/** The map of pages beside the left cut mark, this sheet filled. */
export const drawPageMap = (
  { drawing, cell }: PageMap,
  part: Part,
  trim: Box,
  cut: CutOptions,
): readonly Node[] =>
  cut.cutlines > 0
    ? [
        groupAt(
          translate(trim.x + leftOf(cut), trim.y - cut.bleed - cut.cutlines),
          use(drawing),
          frame(cell(part), GREY),
        ),
      ]
    : [];

const frame = ({ x, y, width, height }: Box, fill: Color): Node =>
  rect(x, y, width, height, { fill, stroke: { color: GREY, width: LINE_WIDTH } });
