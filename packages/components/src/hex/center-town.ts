import type { CenterTown } from '@platelayer/game';
import { circle, type Node } from '@platelayer/scene';
import { drawStraightName } from './name.ts';
import { type HexPainter, stroke } from './painter.ts';
import { placeAt } from './position.ts';
import { stadium } from './stadium.ts';

/** Dark edge around a coloured dot. */
const DOT_EDGE = 2;

/** The dots of a double town are larger by this. */
const DOUBLE_TOWN_EXTRA = 4;

export const drawCenterTownHalo = (
  { position, size, width, halo }: CenterTown,
  { ambient }: HexPainter,
): readonly Node[] => {
  const fill = ambient('border');
  if (size === 1) return placeAt(position, [circle(0, 0, width / 2 + halo, { fill })]);
  const radius = (width + DOUBLE_TOWN_EXTRA) / 2 + halo;
  return placeAt(position, [stadium(radius, radius, Math.max(0, radius - 1), { fill })]);
};

/** Draws a dot, or two in a box (20.8.7). */
export const drawCenterTown = (town: CenterTown, painter: HexPainter): readonly Node[] =>
  placeAt(town.position, town.size === 1 ? dot(town, painter) : doubleDot(town, painter));

export const drawCenterTownName = ({ position, name }: CenterTown, painter: HexPainter): readonly Node[] =>
  placeAt(position, drawStraightName(name, painter));

const dot = ({ width, color }: CenterTown, { company }: HexPainter): readonly Node[] => [
  circle(0, 0, width / 2 + DOT_EDGE, { fill: company('centerTown') }),
  circle(0, 0, width / 2, { fill: company(color) }),
];

/** A double town uses the colours of its surroundings, a single one company colours (20.14.41). */
const doubleDot = (
  { width, halo, color, outlineColor }: CenterTown,
  { ambient }: HexPainter,
): readonly Node[] => {
  const diameter = width + DOUBLE_TOWN_EXTRA;
  const radius = (diameter + halo) / 2;
  const center = Math.max(0, diameter / 2 + halo / 2 - 1);
  return [
    stadium(radius, radius, radius, {
      fill: ambient('white'),
      ...stroke(ambient.orNone(outlineColor), halo / 2),
    }),
    ...[-1, 1].map((sign) => circle(sign * center, 0, diameter / 2, { fill: ambient(color) })),
  ];
};
