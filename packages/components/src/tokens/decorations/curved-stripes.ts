import type { TokenBand } from '@platelayer/game';
import { type Node, path } from '@platelayer/scene';
import type { TokenFrame } from '../frame.ts';
import { stroked } from './bands.ts';

/** Two arcs from top to bottom that bulge towards the middle by 0.2546 r (70.2.4). */
export const drawCurvedStripes = (
  { color, width, distance }: TokenBand,
  { radius: r, unit, color: ctx }: TokenFrame,
): readonly Node[] => {
  const stroke = stroked(ctx(color), width * unit);
  const arc = (x: number) =>
    path(
      [
        ['M', x, -r],
        ['A', r, 1.5 * r, 0, 0, x < 0 ? 1 : 0, x, r],
      ],
      { stroke },
    );
  return [arc(-distance * unit), arc(distance * unit)];
};
