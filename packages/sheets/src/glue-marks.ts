import {
  type Box,
  box,
  boxAround,
  type Color,
  compose,
  corners,
  type Fonts,
  groupAt,
  type Matrix,
  type Node,
  path,
  rect,
  rotate,
  type Shape,
  type SymbolDrawing,
  symbol,
  text,
  translate,
  use,
} from '@platelayer/scene';
import { GREY } from './marks.ts';
import type { Part } from './parts.ts';
import type { CutOptions } from './split.ts';

const LINE = { color: GREY, width: 0.5, dash: [4, 4] };

/** Font size as a fraction of the width of the band. */
const TEXT_SIZE = 0.36;

/** Numbers of the neighbours that are glued onto a part. */
export interface GluedParts {
  readonly right?: number;
  readonly below?: number;
}

/** Draws flaps at the right and below with the numbers of the neighbours that are glued onto them. */
export const glueMarks = (
  fonts: Fonts,
  { right, below }: GluedParts,
  trim: Box,
  { cutlines, bleed }: CutOptions,
): readonly Node[] => {
  if (!(cutlines > 0)) return [];
  const flap = (neighbour: number | undefined, length: number, place: Matrix): readonly Node[] =>
    neighbour === undefined ? [] : [groupAt(place, ...drawFlap(fonts, neighbour, length, cutlines))];
  return [
    ...flap(
      right,
      trim.height,
      compose(translate(trim.x + trim.width + bleed + cutlines, trim.y), rotate(90)),
    ),
    ...flap(below, trim.width, translate(trim.x, trim.y + trim.height + bleed)),
  ];
};

/** Cut outline of a part including its flaps, relative to its top left corner. */
export const partOutline = (
  { width, height }: Pick<Box, 'width' | 'height'>,
  { right, below }: GluedParts,
  { cutlines, bleed }: CutOptions,
): Shape => {
  const flap = (neighbour: number | undefined): number =>
    neighbour !== undefined && cutlines > 0 ? bleed + cutlines : 0;
  const [across, down] = [width + flap(right), height + flap(below)];
  // The corner between two flaps belongs to the part that is glued onto both neighbours.
  const isNotched = across > width && down > height;
  return isNotched
    ? path([
        ['M', 0, 0],
        ['L', across, 0],
        ['L', across, height],
        ['L', width, height],
        ['L', width, down],
        ['L', 0, down],
        ['Z'],
      ])
    : rect(0, 0, across, down);
};

/** Draws a dashed strip. */
const drawFlap = (fonts: Fonts, neighbour: number, length: number, band: number): readonly Node[] => [
  rect(0, 0, length, band, { stroke: LINE }),
  text(fonts, `glue part ${neighbour} here`, length / 2, band / 2, {
    family: 'sans-serif',
    weight: 'normal',
    size: TEXT_SIZE * band,
    anchor: 'middle',
    baseline: 'central',
    fill: GREY,
  }),
];

const LINE_WIDTH = 0.5;

/** Largest size of the page map, as fractions of the top band's height and the page's width. The label needs the rest. */
const MAX_HEIGHT = 0.72;
const MAX_WIDTH = 0.12;

/** Small map of all sheets for the top band of a page. */
export interface PageMap {
  readonly drawing: SymbolDrawing;
  readonly width: number;
  cell(part: Part): Box;
}

export const pageMapOf = (id: string, parts: readonly Part[], { cutlines }: CutOptions): PageMap => {
  const area = boxAround(parts.flatMap(({ box }) => corners(box))) ?? box(0, 0, 1, 1);
  const narrowest = Math.min(...parts.map(({ box }) => box.width));
  const scale = Math.min((MAX_HEIGHT * cutlines) / area.height, (MAX_WIDTH * narrowest) / area.width);
  const cell = ({ box: { x, y, width, height } }: Part): Box =>
    box(scale * (x - area.x), scale * (y - area.y), scale * width, scale * height);
  return {
    drawing: symbol(
      `${id}-pages`,
      parts.map((part) => frame(cell(part), '#fff')),
    ),
    width: scale * area.width,
    cell,
  };
};

/** Distance of the page map from the left edge of a part. */
const leftOf = ({ cutlines }: CutOptions): number => cutlines / 4;

/** Right end of the page map, from the left edge of a part. */
export const pageMapEnd = ({ width }: PageMap, cut: CutOptions): number => leftOf(cut) + width;

/** Draws the page map next to the left cut mark, with this sheet filled. */
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
