import type { CenterTown } from '@platelayer/game';
import { circle, type Node } from '@platelayer/scene';
import { type Brush, stroke } from './brush.ts';
import { at } from './position.ts';
import { stadium } from './stadium.ts';
import { drawStraightName } from './stop-name.ts';

/** The dark edge that a coloured dot keeps. */
const EDGE = 2;

/** A double town has larger dots. */
const ENLARGED = 4;

export const drawCenterTownHalo = (
  { position, size, width, halo }: CenterTown,
  { ambient }: Brush,
): readonly Node[] => {
  const fill = ambient('border');
  if (size === 1) return at(position, [circle(0, 0, width / 2 + halo, { fill })]);
  const radius = (width + ENLARGED) / 2 + halo;
  return at(position, [stadium(radius, radius, Math.max(0, radius - 1), { fill })]);
};

/** A dot, or two in a box (20.8.7). */
export const drawCenterTown = (town: CenterTown, brush: Brush): readonly Node[] =>
  at(town.position, [
    ...(town.size === 1 ? dot(town, brush) : doubleDot(town, brush)),
    ...drawStraightName(town.name, brush),
  ]);

const dot = ({ width, color }: CenterTown, { company }: Brush): readonly Node[] => [
  circle(0, 0, width / 2 + EDGE, { fill: company('centerTown') }),
  circle(0, 0, width / 2, { fill: company(color) }),
];

/** The double town takes its colours from the place, the single one from the companies (20.14, Q41). */
const doubleDot = ({ width, halo, color, outlineColor }: CenterTown, { ambient }: Brush): readonly Node[] => {
  const diameter = width + ENLARGED;
  const radius = (diameter + halo) / 2;
  const center = Math.max(0, diameter / 2 + halo / 2 - 1);
  return [
    stadium(radius, radius, radius, { fill: ambient('white'), ...stroke(ambient(outlineColor), halo / 2) }),
    ...[-1, 1].map((sign) => circle(sign * center, 0, diameter / 2, { fill: ambient(color) })),
  ];
};
