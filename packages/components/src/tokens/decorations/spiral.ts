import { type PathData, path, type Segment } from '@platelayer/scene';
import type { PatternLook } from './look.ts';
import { stroked } from './parts.ts';

/** One cubic curve per eighth of a turn follows an Archimedean spiral to a thousandth of a unit. */
const STEP = 45;
/** Last degree of the spiral, far outside the token. */
const END = 2249;

/** Radius at a degree, for turns `distance` apart (70.2.4). */
export const spiralRadius = (degree: number, distance: number): number =>
  distance / 4 + (degree * (1.333 * distance - distance / 4)) / 360;

export const spiral: PatternLook<'spiral'> = {
  role: 'pattern',
  turns: true,
  draw: ({ color, width, distance }, frame) => {
    const stroke = stroked(frame.color(color), width * frame.unit);
    // The farthest visible points are the corners of a square token.
    const reach = frame.edge * Math.SQRT2 + width * frame.unit;
    return stroke
      ? [path(spiralPath(distance * frame.unit, reach), { stroke: { ...stroke, cap: 'round' } })]
      : [];
  },
  examples: [
    { name: 'Spiral', caption: 'Winds outwards.', token: { color: 'white', spiral: 'blue' } },
    {
      name: 'Fine spiral',
      caption: 'Another width and distance.',
      token: { color: 'white', spiral: 'blue', spiralWidth: 1.5, spiralDistance: 5 },
    },
  ],
};

const spiralPath = (distance: number, reach: number): PathData => {
  const at = (degree: number) => {
    const radius = spiralRadius(degree, distance);
    const growth = spiralRadius(1, distance) - spiralRadius(0, distance);
    const perRadian = (growth * 180) / Math.PI;
    const [sin, cos] = [Math.sin((degree * Math.PI) / 180), Math.cos((degree * Math.PI) / 180)];
    return {
      x: radius * cos,
      y: radius * sin,
      dx: perRadian * cos - radius * sin,
      dy: perRadian * sin + radius * cos,
    };
  };
  const start = at(0);
  const segments: Segment[] = [['M', start.x, start.y]];
  for (let degree = 0; degree < END && spiralRadius(degree, distance) < reach; degree += STEP) {
    const next = Math.min(degree + STEP, END);
    const third = ((next - degree) * Math.PI) / 180 / 3;
    const [from, to] = [at(degree), at(next)];
    segments.push([
      'C',
      from.x + from.dx * third,
      from.y + from.dy * third,
      to.x - to.dx * third,
      to.y - to.dy * third,
      to.x,
      to.y,
    ]);
  }
  return segments;
};
