import type { Shape } from './node.ts';
import type { PathData, Segment } from './path.ts';

/** The outline of any shape as a path, for output and clips that only support paths. */
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

/**
 * Distance of the control points that approximate a quarter of a circle by a cubic curve, to within 0.03% of the
 * radius.
 */
const QUARTER = 0.5522847498;

const ring = (cx: number, cy: number, rx: number, ry: number): PathData => {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER];
  return [
    ['M', cx + rx, cy],
    ['C', cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry],
    ['C', cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy],
    ['C', cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry],
    ['C', cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy],
    ['Z'],
  ];
};

const rectangle = (x: number, y: number, width: number, height: number, radius: number): PathData => {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  if (!(r > 0)) return [['M', x, y], ['L', right, y], ['L', right, bottom], ['L', x, bottom], ['Z']];
  const k = r * (1 - QUARTER);
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ['C', right - k, y, right, y + k, right, y + r],
    ['L', right, bottom - r],
    ['C', right, bottom - k, right - k, bottom, right - r, bottom],
    ['L', x + r, bottom],
    ['C', x + k, bottom, x, bottom - k, x, bottom - r],
    ['L', x, y + r],
    ['C', x, y + k, x + k, y, x + r, y],
    ['Z'],
  ];
};
