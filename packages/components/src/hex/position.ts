import type { Position } from '@platelayer/game';
import { compose, group, type Matrix, type Node, rotate, translate } from '@platelayer/scene';

/** Nodes drawn about the origin, moved to their position and turned; `extra` is added to the turn (20.2.2). */
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

/** Nodes turned about the origin. */
export const turnNodes = (degrees: number, nodes: readonly Node[]): readonly Node[] =>
  placeAt({ x: 0, y: 0, turn: degrees }, nodes);
