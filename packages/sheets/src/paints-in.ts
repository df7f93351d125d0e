import {
  type Box,
  bounds,
  grow,
  IDENTITY,
  intersection,
  type Matrix,
  multiply,
  type Node,
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
  return painted !== undefined && intersection(transformBox(painted, matrix), area) !== undefined;
};
