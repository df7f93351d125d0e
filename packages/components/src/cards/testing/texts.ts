import {
  type Box,
  compose,
  type Fonts,
  type Group,
  IDENTITY,
  type Matrix,
  multiply,
  type Node,
  type PlacedRun,
  pathBounds,
  scale,
  transformPath,
  translate,
  union,
} from '@platelayer/scene';

/** A text as it ends up on the page. */
export interface FoundText {
  readonly text: string;
  readonly fill: string;
  readonly runs: readonly PlacedRun[];
  readonly size: number;
  /** Its start on the baseline. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly matrix: Matrix;
}

const visit = (nodes: readonly Node[], matrix: Matrix, see: (node: Node, matrix: Matrix) => void): void => {
  for (const node of nodes) {
    see(node, matrix);
    const inner = 'transform' in node && node.transform ? multiply(matrix, node.transform) : matrix;
    if (node.kind === 'group') visit(node.children, inner, see);
    if (node.kind === 'use') visit(node.symbol.children, inner, see);
  }
};

/** Every text of a drawing, symbols included, in the coordinates of the drawing. */
export const textsOf = (nodes: readonly Node[]): readonly FoundText[] => {
  const found: FoundText[] = [];
  visit(nodes, IDENTITY, (node, matrix) => {
    if (node.kind !== 'text') return;
    const { runs, fill } = node;
    const { x, y, size } = runs[0]!;
    const [a, b, c, d, e, f] = matrix;
    found.push({
      text: runs.map(({ text }) => text).join(''),
      fill,
      runs,
      size,
      x: a * x + c * y + e,
      y: b * x + d * y + f,
      width: runs.reduce((sum, run) => sum + run.width, 0),
      matrix,
    });
  });
  return found;
};

export const textNamed = (nodes: readonly Node[], text: string): FoundText => {
  const found = textsOf(nodes).find((one) => one.text === text);
  if (found) return found;
  throw new Error(
    `No text "${text}" among: ${textsOf(nodes)
      .map((one) => one.text)
      .join(' | ')}`,
  );
};

/** The box around the letters themselves, as a printer inks them. */
export const inkBox = ({ runs, matrix }: FoundText, fonts: Fonts): Box | undefined => {
  let box: Box | undefined;
  for (const run of runs) {
    const face = fonts.face(run.face);
    let x = 0;
    for (const glyph of fonts.shape(run.text, face).glyphs) {
      const place = compose(matrix, translate(run.x, run.y), scale(run.size), translate(x + glyph.dx, 0));
      box = union(box, pathBounds(transformPath(fonts.outline(face, glyph.id), place)));
      x += glyph.advance;
    }
  }
  return box;
};

/** The groups that carry a cut outline: the cards of a page. */
export const cutPieces = (nodes: readonly Node[]): readonly { group: Group; x: number; y: number }[] => {
  const found: { group: Group; x: number; y: number }[] = [];
  visit(nodes, IDENTITY, (node, [, , , , x, y]) => {
    if (node.kind === 'group' && node.cut) found.push({ group: node, x, y });
  });
  return found;
};

/** Every shape of one kind, in drawing order, in its own coordinates. */
export const shapesOf = <Kind extends Node['kind']>(nodes: readonly Node[], kind: Kind) => {
  const found: Extract<Node, { kind: Kind }>[] = [];
  visit(nodes, IDENTITY, (node) => {
    if (node.kind === kind) found.push(node as Extract<Node, { kind: Kind }>);
  });
  return found;
};
