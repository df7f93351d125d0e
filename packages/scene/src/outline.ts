import type { Shape } from './node.ts';
import type { PathData, Segment } from './path.ts';

/** The outline of any shape as one path, for presses and clips that know only paths. */
export const outlineOf = (shape: Shape): PathData => {
  switch (shape.kind) {
    case 'path':
      return shape.data;
    case 'circle':
      return ring(shape.cx, shape.cy, shape.r, shape.r);
    case 'ellipse':
      return ring(shape.cx, shape.cy, shape.rx, shape.ry);
    case 'line':
      return [
        ['M', shape.x1, shape.y1],
        ['L', shape.x2, shape.y2],
      ];
    case 'polygon':
      return shape.points.length === 0
        ? []
        : [...shape.points.map(([x, y], i): Segment => [i === 0 ? 'M' : 'L', x, y]), ['Z']];
    case 'rect':
      return rectangle(shape.x, shape.y, shape.width, shape.height, shape.radius ?? 0);
  }
};

const ring = (cx: number, cy: number, rx: number, ry: number): PathData => [
  ['M', cx + rx, cy],
  ['A', rx, ry, 0, 0, 1, cx - rx, cy],
  ['A', rx, ry, 0, 0, 1, cx + rx, cy],
  ['Z'],
];

const rectangle = (x: number, y: number, width: number, height: number, radius: number): PathData => {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  if (!(r > 0)) return [['M', x, y], ['L', right, y], ['L', right, bottom], ['L', x, bottom], ['Z']];
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ['A', r, r, 0, 0, 1, right, y + r],
    ['L', right, bottom - r],
    ['A', r, r, 0, 0, 1, right - r, bottom],
    ['L', x + r, bottom],
    ['A', r, r, 0, 0, 1, x, bottom - r],
    ['L', x, y + r],
    ['A', r, r, 0, 0, 1, x + r, y],
    ['Z'],
  ];
};
