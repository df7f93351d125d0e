import type { TokenFace } from '@platelayer/game';
import { type Node, polygon } from '@platelayer/scene';
import type { TokenFrame } from '../frame.ts';

/** Half side, distance of the base and of the tip of both triangles at σ = 1 (70.2.4). */
const [HALF, BASE, TIP] = [19.919, 11.5, 23];

/** A six-pointed star of two triangles, the upward one on top. */
export const drawHexagram = (
  [up, down]: NonNullable<TokenFace['hexagram']>,
  { unit, color }: TokenFrame,
): readonly Node[] => {
  const triangle = (name: string, side: 1 | -1) =>
    polygon(
      [
        [-HALF * unit, side * BASE * unit],
        [HALF * unit, side * BASE * unit],
        [0, -side * TIP * unit],
      ],
      { fill: color(name) },
    );
  return [triangle(down, -1), triangle(up, 1)];
};
