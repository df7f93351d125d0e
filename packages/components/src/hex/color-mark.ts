import {
  type Color,
  circle,
  group,
  line,
  type Node,
  path,
  polygon,
  rect,
  translate,
} from '@platelayer/scene';

/** Mark size and the distance between marks, as fractions of the font size. */
const EDGE = 0.66;
const STEP = 0.8;

type Draw = (half: number, color: Color) => readonly Node[];

/** Points of a star or an asterisk, alternating between two distances. */
const rays = (count: number, half: number, inner: number) =>
  Array.from({ length: 2 * count }, (_, i): readonly [number, number] => {
    const angle = (Math.PI * i) / count;
    const distance = i % 2 === 0 ? half : inner * half;
    return [distance * Math.sin(angle), -distance * Math.cos(angle)];
  });

const strokes = (half: number, color: Color, angles: readonly number[]): readonly Node[] =>
  angles.map((degrees) => {
    const [x, y] = [half * Math.sin((degrees * Math.PI) / 180), half * Math.cos((degrees * Math.PI) / 180)];
    return line(-x, -y, x, y, { stroke: { color, width: 0.45 * half } });
  });

const triangle =
  (up: 1 | -1): Draw =>
  (half, fill) => [
    polygon(
      [
        [-half, half * up],
        [half, half * up],
        [0, -half * up],
      ],
      { fill },
    ),
  ];

/** The symbols of 20.7.5 as shapes, because few fonts have all of them. */
const MARKS: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ['\u23F7', triangle(-1)],
  ['\u23F6', triangle(1)],
  ['\u23F9', (half, fill) => [rect(-half, -half, 2 * half, 2 * half, { fill })]],
  ['\u23FA', (half, fill) => [circle(0, 0, half, { fill })]],
  ['\u2731', (half, color) => strokes(half, color, [0, 60, 120])],
  ['\u2605', (half, fill) => [polygon(rays(5, 1.15 * half, 0.4), { fill })]],
  ['\u2A09', (half, color) => strokes(1.2 * half, color, [45, 135])],
  [
    '\u301C',
    (half, color) => [
      path(
        [
          ['M', -half, 0.3 * half],
          ['C', -0.3 * half, -half, 0.3 * half, half, half, -0.3 * half],
        ],
        { stroke: { color, width: 0.45 * half, join: 'round' } },
      ),
    ],
  ],
]);

/** Width of the marks at a font size. */
export const colorMarksWidth = (marks: string, size: number): number => [...marks].length * STEP * size;

/** Draws the marks of the background colour on a baseline, starting at x. */
export const drawColorMarks = (
  marks: string,
  x: number,
  y: number,
  size: number,
  color: Color,
): readonly Node[] => {
  const half = (EDGE * size) / 2;
  return [...marks].flatMap((mark, index) => {
    const nodes = MARKS.get(mark)?.(half, color) ?? [];
    return [group(nodes, { transform: translate(x + (index + 0.5) * STEP * size, y - half) })];
  });
};
