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

/** Drawings that extend less far into an area are edges of something next to it, such as an outline or a ledge. */
const TOLERANCE = 5;

/** Whether a drawing paints anything in an area. Tests every shape, because a bounding box may contain empty areas. */
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

/** Whether a node is a shape with a stroke and no fill, so that its inside is empty. */
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

/** Boxes around the segments of a shape's stroke. */
const strokeBoxes = (shape: Shape): readonly Box[] => {
  const half = (shape.stroke?.width ?? 0) / 2;
  const boxes: Box[] = [];
  let here: Point = { x: 0, y: 0 };
  let start = here;
  const drawTo = (...points: readonly Point[]) => {
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
        drawTo({ x: segment[1], y: segment[2] });
        break;
      case 'C': {
        const [, x1, y1, x2, y2, x, y] = segment;
        drawTo({ x: x1, y: y1 }, { x: x2, y: y2 }, { x, y });
        break;
      }
      case 'Z':
        drawTo(start);
    }
  }
  return boxes;
};
