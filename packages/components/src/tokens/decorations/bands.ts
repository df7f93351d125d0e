import { type Color, type Node, type Path, path, rect, type Stroke } from '@platelayer/scene';
import type { TokenFrame } from '../frame.ts';

/** A band across the whole token, from one height to another. */
export const band = (
  top: number,
  height: number,
  { span }: TokenFrame,
  fill?: Color,
  stroke?: Stroke,
): Node => rect(-span, top, 2 * span, height, { fill, stroke });

/** Straight-edged sector from the middle between two directions, in degrees clockwise from three o'clock. */
export const sector = (from: number, to: number, reach: number, fill?: Color): Path => {
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
  };
  return path([['M', 0, 0], ['L', ...point(from)], ['L', ...point(to)], ['Z']], { fill });
};

/** A line in a colour that may not exist; then there is no line. */
export const stroked = (color: Color | undefined, width: number): Stroke | undefined =>
  color === undefined ? undefined : { color, width };
