import {
  type Box,
  bounds,
  boxAround,
  grow,
  IDENTITY,
  intersection,
  type Matrix,
  multiply,
  type Node,
  outlineOf,
  type Point,
  plainPath,
  type Shape,
  transformBox,
} from '@platelayer/scene';

/** What reaches less far into an area than this is the edge of something beside it: an outline, a ledge. */
const TOLERANCE = 5;

/** Whether a drawing paints anything in an area. It asks every shape, as the box around a staircase is not the staircase. */
export const paintsIn = (nodes: readonly Node[], area: Box): boolean =>
  reaches(nodes, grow(area, -TOLERANCE), IDENTITY);

const reaches = (nodes: readonly Node[], area: Box, matrix: Matrix): boolean =>
  nodes.some((node) => {
    if (node.kind === 'group' || node.kind === 'use') {
      const inner = node.transform ? multiply(matrix, node.transform) : matrix;
      const hidden = node.kind === 'group' && node.clip && !touches(node.clip, area, inner);
      return !hidden && reaches(node.kind === 'group' ? node.children : node.symbol.children, area, inner);
    }
    return touches(node, area, matrix);
  });

const touches = (node: Node, area: Box, matrix: Matrix): boolean => {
  const painted = bounds(node);
  if (painted === undefined || !meets(painted, area, matrix)) return false;
  return !isOpenLine(node) || strokeBoxes(node).some((piece) => meets(piece, area, matrix));
};

const meets = (painted: Box, area: Box, matrix: Matrix): boolean =>
  intersection(transformBox(painted, matrix), area) !== undefined;

/** A shape that is a line only: what it goes round is paper. */
const isOpenLine = (node: Node): node is Shape => {
  switch (node.kind) {
    case 'group':
    case 'use':
    case 'text':
    case 'arcText':
    case 'image':
      return false;
    default:
      return node.fill === undefined && node.stroke !== undefined;
  }
};

/** A box around each piece of the line of a shape. */
const strokeBoxes = (shape: Shape): readonly Box[] => {
  const half = (shape.stroke?.width ?? 0) / 2;
  const boxes: Box[] = [];
  let here: Point = { x: 0, y: 0 };
  let start = here;
  const go = (...points: readonly Point[]) => {
    const around = boxAround([here, ...points]);
    if (around) boxes.push(grow(around, half));
    here = points.at(-1)!;
  };
  for (const segment of plainPath(outlineOf(shape))) {
    switch (segment[0]) {
      case 'M':
        here = { x: segment[1], y: segment[2] };
        start = here;
        break;
      case 'L':
        go({ x: segment[1], y: segment[2] });
        break;
      case 'C': {
        const [, x1, y1, x2, y2, x, y] = segment;
        go({ x: x1, y: y1 }, { x: x2, y: y2 }, { x, y });
        break;
      }
      case 'Z':
        go(start);
    }
  }
  return boxes;
};
