import {
  type Box,
  bounds,
  identity,
  type Matrix,
  multiply,
  type Node,
  type Run,
  type Text,
  transformBox,
} from '@platelayer/scene';

/** A text as it ends up on the page. */
export interface FoundText {
  readonly text: string;
  readonly fill: string;
  readonly run: Run;
  /** Its start on the baseline. */
  readonly x: number;
  readonly y: number;
  /** Around the letters with the face's own ascent and descent. */
  readonly box: Box;
}

/** Every text of a drawing, symbols included, in the coordinates of the drawing. */
export const textsOf = (nodes: readonly Node[], matrix: Matrix = identity): readonly FoundText[] =>
  nodes.flatMap((node): readonly FoundText[] => {
    const inner = 'transform' in node && node.transform ? multiply(matrix, node.transform) : matrix;
    if (node.kind === 'group') return textsOf(node.children, inner);
    if (node.kind === 'use') return textsOf(node.symbol.children, inner);
    return node.kind === 'text' ? [foundText(node, matrix)] : [];
  });

const foundText = (node: Text, matrix: Matrix): FoundText => {
  const run = node.runs[0]!;
  const [a, b, c, d, e, f] = matrix;
  return {
    text: node.runs.map(({ text }) => text).join(''),
    fill: node.fill,
    run,
    x: a * run.x + c * run.y + e,
    y: b * run.x + d * run.y + f,
    box: transformBox(bounds(node)!, matrix),
  };
};

export const textNamed = (nodes: readonly Node[], text: string): FoundText => {
  const found = textsOf(nodes).find((one) => one.text === text);
  if (!found)
    throw new Error(
      `No text "${text}" among: ${textsOf(nodes)
        .map((one) => one.text)
        .join(' | ')}`,
    );
  return found;
};
