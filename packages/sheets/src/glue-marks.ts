import {
  type Box,
  compose,
  type Fonts,
  groupAt,
  type Matrix,
  type Node,
  path,
  rect,
  rotate,
  type Shape,
  text,
  translate,
} from '@platelayer/scene';
import { GREY } from './marks.ts';
import type { CutOptions } from './split.ts';

const LINE = { color: GREY, width: 0.5, dash: [4, 4] };

/** Size of the letters, as a share of the band they stand in. */
const TEXT_SIZE = 0.36;

/** Numbers of the parts that are glued onto a part. */
export interface GluedParts {
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

/** What is cut out of a part, from its own corner: the flaps stay on, and all beyond them falls off. */
export const partOutline = (
  { width, height }: Pick<Box, 'width' | 'height'>,
  { right, below }: GluedParts,
  { cutlines, bleed }: CutOptions,
): Shape => {
  const flap = (neighbour: number | undefined): number =>
    neighbour !== undefined && cutlines > 0 ? bleed + cutlines : 0;
  const [across, down] = [width + flap(right), height + flap(below)];
  // Between two flaps lies the part that is glued onto both neighbours.
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
