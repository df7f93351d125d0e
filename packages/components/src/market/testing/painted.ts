import { apply, IDENTITY, type Matrix, multiply, type Node, type Point } from '@platelayer/scene';

export type Leaf = Exclude<Node, { kind: 'group' | 'use' }>;

export interface Painted<N extends Leaf = Leaf> {
  readonly node: N;
  /** From the node's own coordinates to those of the sheet. */
  readonly matrix: Matrix;
}

/** Everything a drawing paints, in order, without its groups. */
export const painted = (nodes: readonly Node[], matrix: Matrix = IDENTITY): readonly Painted[] =>
  nodes.flatMap((node): readonly Painted[] => {
    if (node.kind !== 'group' && node.kind !== 'use') return [{ node, matrix }];
    const inner = node.transform ? multiply(matrix, node.transform) : matrix;
    return painted(node.kind === 'group' ? node.children : node.symbol.children, inner);
  });

/** The corner of every rectangle with its size and fill, as `x y w h fill`. */
export const rectangles = (nodes: readonly Node[]): readonly string[] =>
  painted(nodes).flatMap(({ node, matrix }) => {
    if (node.kind !== 'rect') return [];
    const { x, y } = apply(matrix, node);
    return [[x, y, node.width, node.height, node.fill].join(' ')];
  });

export interface Written {
  readonly text: string;
  /** Both ends of the baseline, on the sheet. */
  readonly start: Point;
  readonly end: Point;
  readonly size: number;
  readonly fill: string;
}

/** All level or turned texts with the ends of their baselines. */
export const written = (nodes: readonly Node[]): readonly Written[] =>
  painted(nodes).flatMap(({ node, matrix }) => {
    const [first, last] = node.kind === 'text' ? [node.runs[0], node.runs.at(-1)] : [];
    if (node.kind !== 'text' || first === undefined || last === undefined) return [];
    return [
      {
        text: node.runs.map((run) => run.text).join(''),
        start: apply(matrix, first),
        end: apply(matrix, { x: last.x + last.width, y: last.y }),
        size: first.size,
        fill: node.fill,
      },
    ];
  });

/** The text with this content. */
export const found = (nodes: readonly Node[], content: string): Written => {
  const text = written(nodes).find(({ text }) => text === content);
  if (text === undefined) throw new Error(`"${content}" is not written.`);
  return text;
};
