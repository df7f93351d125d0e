import {
  type Box,
  compose,
  type Fonts,
  groupAt,
  type Matrix,
  type Node,
  rect,
  rotate,
  text,
  translate,
} from '@platelayer/scene';
import type { CutOptions } from './split.ts';

const GREY = '#808080';
const LINE = { color: GREY, width: 0.5, dash: [4, 4] };

/** Size of the letters, as a share of the band they stand in. */
const TEXT_SIZE = 0.36;

/** Numbers of the parts that are glued onto a part. */
interface GluedParts {
  readonly right?: number;
  readonly below?: number;
}

/** Flaps right and below, not to be cut off, that say which neighbour is glued onto them. */
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

/** A dashed strip of some length and the width of the band, from its own corner. */
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
