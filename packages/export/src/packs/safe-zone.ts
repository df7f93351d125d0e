import { apply, compose, IDENTITY, type Matrix, type Node, type Point } from '@platelayer/scene';
import type { GameDrawings } from '../drawings.ts';
import type { Side } from './side.ts';

/** How far letters reach above and below the baseline, as fractions of the font size. */
const [RISE, FALL] = [0.72, 0.22];

/** How far text may reach out of the safe zone, because of thin strokes and rounded millimetres. */
const TOLERANCE = 0.5;

/** Whether all text on a side has this distance from the edge of the piece. */
export const keepsSafe = async (side: Side, inset: number, drawings: GameDrawings): Promise<boolean> => {
  const nodes = await drawings.draw((look) => side.draw(look, { bleed: 0 }));
  const isInside = insideOf(side, inset - TOLERANCE);
  return cornersOfTexts(nodes).every(isInside);
};

const insideOf = ({ width, height, shape }: Side, inset: number): ((point: Point) => boolean) => {
  const [cx, cy] = [width / 2, height / 2];
  if (shape === 'circle') return ({ x, y }) => Math.hypot(x - cx, y - cy) <= cx - inset;
  if (shape === 'rectangle')
    return ({ x, y }) => x >= inset && x <= width - inset && y >= inset && y <= height - inset;
  // Checks the three pairs of sides of a flat-topped hexagon.
  return ({ x, y }) =>
    [0, 60, 120].every((angle) => {
      const turn = (angle * Math.PI) / 180;
      return Math.abs((x - cx) * Math.sin(turn) + (y - cy) * Math.cos(turn)) <= cy - inset;
    });
};

/** Returns the corners of the boxes around all text of a drawing. */
const cornersOfTexts = (nodes: readonly Node[], matrix: Matrix = IDENTITY): readonly Point[] =>
  nodes.flatMap((node): readonly Point[] => {
    switch (node.kind) {
      case 'group':
        return cornersOfTexts(node.children, node.transform ? compose(matrix, node.transform) : matrix);
      case 'use':
        return cornersOfTexts(
          node.symbol.children,
          node.transform ? compose(matrix, node.transform) : matrix,
        );
      case 'text':
        return node.runs.flatMap(({ x, y, width, size }) =>
          [
            { x, y: y - RISE * size },
            { x: x + width, y: y - RISE * size },
            { x, y: y + FALL * size },
            { x: x + width, y: y + FALL * size },
          ].map((corner) => apply(matrix, corner)),
        );
      default:
        return [];
    }
  });
