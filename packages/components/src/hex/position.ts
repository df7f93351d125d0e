import type { Position } from '@platelayer/game';
import { compose, group, type Matrix, type Node, rotate, translate } from '@platelayer/scene';

/** Moves nodes drawn about the origin to their position and turns them; `extra` is added to the rotation (20.2.2). */
export const placeAt = (
  { x, y, turn }: Pick<Position, 'x' | 'y' | 'turn'>,
  nodes: readonly Node[],
  extra = 0,
): readonly Node[] => {
  if (nodes.length === 0) return nodes;
  const degrees = turn + extra;
  const moves: Matrix[] = [];
  if (x !== 0 || y !== 0) moves.push(translate(x, y));
  if (degrees % 360 !== 0) moves.push(rotate(degrees));
  return moves.length === 0 ? nodes : [group(nodes, { transform: compose(...moves) })];
};

/** Turns nodes about the origin. */
export const turnNodes = (degrees: number, nodes: readonly Node[]): readonly Node[] =>
  placeAt({ x: 0, y: 0, turn: degrees }, nodes);
