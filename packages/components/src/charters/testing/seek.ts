import {
  type Box,
  box,
  type Circle,
  IDENTITY,
  type Matrix,
  multiply,
  type Node,
  type Text,
  transformBox,
} from '@platelayer/scene';

/** A node with the transform that puts it on the sheet. */
export interface Found<T extends Node = Node> {
  readonly node: T;
  readonly matrix: Matrix;
}

/** Every node that is no group, in the order of drawing. */
export const leaves = (nodes: readonly Node[], matrix: Matrix = IDENTITY): readonly Found[] =>
  nodes.flatMap((node) =>
    node.kind === 'group'
      ? leaves(node.children, node.transform ? multiply(matrix, node.transform) : matrix)
      : [{ node, matrix }],
  );

const isText = (found: Found): found is Found<Text> => found.node.kind === 'text';
const isCircle = (found: Found): found is Found<Circle> => found.node.kind === 'circle';

export const contentOf = ({ node }: Found<Text>): string => node.runs.map((run) => run.text).join('');

export const texts = (nodes: readonly Node[]): readonly Found<Text>[] => leaves(nodes).filter(isText);

export const textNamed = (nodes: readonly Node[], content: string): Found<Text> => {
  const found = texts(nodes).find((text) => contentOf(text) === content);
  if (!found) throw new Error(`No text "${content}" among: ${texts(nodes).map(contentOf).join(' | ')}`);
  return found;
};

/** How far letters reach above and below the baseline; faces leave more room than that. */
const [ASCENT, DESCENT] = [0.8, 0.25];

/** The boxes around the letters of a text. */
export const textBoxes = ({ node, matrix }: Found<Text>): readonly Box[] =>
  node.runs.map(({ x, y, width, size }) =>
    transformBox(box(x, y - ASCENT * size, width, (ASCENT + DESCENT) * size), matrix),
  );

/** Where the first baseline of a text starts. */
export const baseline = ({ node, matrix: m }: Found<Text>): { readonly x: number; readonly y: number } => {
  const { x, y } = node.runs[0] ?? { x: 0, y: 0 };
  return { x: m[0] * x + m[2] * y + m[4], y: m[1] * x + m[3] * y + m[5] };
};

export const discs = (nodes: readonly Node[], radius: number): readonly { x: number; y: number }[] =>
  leaves(nodes)
    .filter(isCircle)
    .filter(({ node }) => Math.abs(node.r - radius) < 1e-3)
    .map(({ node: { cx, cy }, matrix: m }) => ({
      x: m[0] * cx + m[2] * cy + m[4],
      y: m[1] * cx + m[3] * cy + m[5],
    }));
