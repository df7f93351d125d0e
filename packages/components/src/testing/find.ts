import {
  apply,
  type Box,
  box,
  compose,
  type Face,
  type Fonts,
  type Group,
  IDENTITY,
  type Matrix,
  multiply,
  type Node,
  type PlacedRun,
  type Point,
  pathBounds,
  scale,
  transformBox,
  transformPath,
  translate,
  union,
} from '@platelayer/scene';

/** A node, and the matrix from its coordinates to those of the drawing. */
export interface FoundNode<N extends Node = Node> {
  readonly node: N;
  readonly matrix: Matrix;
}

type Leaf = Exclude<Node, { kind: 'group' | 'use' }>;

/** Every node of a drawing in drawing order, including groups and the contents of symbols. */
export const allNodes = (nodes: readonly Node[], matrix: Matrix = IDENTITY): readonly FoundNode[] =>
  nodes.flatMap((node) => {
    const found = { node, matrix };
    if (node.kind !== 'group' && node.kind !== 'use') return [found];
    const inner = node.transform ? multiply(matrix, node.transform) : matrix;
    return [found, ...allNodes(node.kind === 'group' ? node.children : node.symbol.children, inner)];
  });

/** All nodes that paint something, so no groups. */
export const leaves = (nodes: readonly Node[]): readonly FoundNode<Leaf>[] =>
  allNodes(nodes).filter(
    (found): found is FoundNode<Leaf> => found.node.kind !== 'group' && found.node.kind !== 'use',
  );

/** All nodes of one kind, in their own coordinates. */
export const nodesOf = <Kind extends Node['kind']>(
  nodes: readonly Node[],
  kind: Kind,
): readonly Extract<Node, { kind: Kind }>[] =>
  allNodes(nodes).flatMap(({ node }) => (node.kind === kind ? [node as Extract<Node, { kind: Kind }>] : []));

/** A text in the drawing. */
export interface FoundText {
  readonly text: string;
  readonly fill: string;
  readonly size: number;
  readonly width: number;
  /** Start of its baseline. */
  readonly start: Point;
  /** End of its baseline. */
  readonly end: Point;
  /** Same as `start.x`. */
  readonly x: number;
  /** Same as `start.y`. */
  readonly y: number;
  readonly runs: readonly PlacedRun[];
  readonly matrix: Matrix;
}

export const textsOf = (nodes: readonly Node[]): readonly FoundText[] =>
  allNodes(nodes).flatMap(({ node, matrix }) => {
    if (node.kind !== 'text') return [];
    const { runs, fill } = node;
    const [first, last] = [runs[0], runs.at(-1)];
    if (first === undefined || last === undefined) return [];
    const start = apply(matrix, first);
    return {
      text: runs.map(({ text }) => text).join(''),
      fill,
      size: first.size,
      width: runs.reduce((sum, run) => sum + run.width, 0),
      start,
      end: apply(matrix, { x: last.x + last.width, y: last.y }),
      ...start,
      runs,
      matrix,
    };
  });

/** Strings of all texts in a drawing. */
export const contentsOf = (nodes: readonly Node[]): readonly string[] =>
  textsOf(nodes).map(({ text }) => text);

/** Finds the text with this content. Fails the test if there is none. */
export const textNamed = (nodes: readonly Node[], content: string): FoundText => {
  const found = textsOf(nodes).find(({ text }) => text === content);
  if (found) return found;
  throw new Error(`No text "${content}" among: ${contentsOf(nodes).join(' | ')}`);
};

/** Boxes of glyphs at size 1, cached because tests measure the same letters thousands of times. */
const glyphBoxes = new Map<string, Box | undefined>();

const glyphBox = (fonts: Fonts, face: Face, id: number): Box | undefined => {
  const key = `${face.id} ${id}`;
  if (!glyphBoxes.has(key)) glyphBoxes.set(key, pathBounds(fonts.outline(face, id)));
  return glyphBoxes.get(key);
};

/** Bounding box of the letters of a text. */
export const letterBox = ({ runs, matrix }: FoundText, fonts: Fonts): Box | undefined => {
  const upright = matrix[1] === 0 && matrix[2] === 0;
  let letters: Box | undefined;
  for (const run of runs) {
    const face = fonts.face(run.face);
    let x = 0;
    for (const glyph of fonts.shape(run.text, face).glyphs) {
      const place = compose(matrix, translate(run.x, run.y), scale(run.size), translate(x + glyph.dx, 0));
      const own = upright ? glyphBox(fonts, face, glyph.id) : undefined;
      letters = union(
        letters,
        upright
          ? own && transformBox(own, place)
          : pathBounds(transformPath(fonts.outline(face, glyph.id), place)),
      );
      x += glyph.advance;
    }
  }
  return letters;
};

/** Heights of letters above and below the baseline; those of fonts are larger. */
const [ASCENT, DESCENT] = [0.8, 0.25];

/** Boxes of the lines of a text, with the height of typical letters. */
export const lineBoxes = ({ runs, matrix }: FoundText): readonly Box[] =>
  runs.map(({ x, y, width, size }) =>
    transformBox(box(x, y - ASCENT * size, width, (ASCENT + DESCENT) * size), matrix),
  );

/** All rectangles as `x y width height fill`. */
export const rectanglesOf = (nodes: readonly Node[]): readonly string[] =>
  allNodes(nodes).flatMap(({ node, matrix }) => {
    if (node.kind !== 'rect') return [];
    const { x, y } = apply(matrix, node);
    return [[x, y, node.width, node.height, node.fill].join(' ')];
  });

/** Centres and radii of all circles, or of those with the given radius. */
export const circlesOf = (
  nodes: readonly Node[],
  radius?: number,
): readonly (Point & { readonly r: number })[] =>
  allNodes(nodes).flatMap(({ node, matrix }) =>
    node.kind === 'circle' && (radius === undefined || Math.abs(node.r - radius) < 1e-3)
      ? [{ ...apply(matrix, { x: node.cx, y: node.cy }), r: node.r }]
      : [],
  );

/** Groups with a cut outline, such as cards, and their positions. */
export const cutPieces = (
  nodes: readonly Node[],
): readonly { readonly group: Group; readonly x: number; readonly y: number }[] =>
  allNodes(nodes).flatMap(({ node, matrix: [, , , , x, y] }) =>
    node.kind === 'group' && node.cut ? [{ group: node, x, y }] : [],
  );

/** All strings of text in any structure that contains drawings. */
export const textsIn = (drawing: unknown): readonly string[] => {
  const found: string[] = [];
  const seen = new Set<object>();
  const search = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const { text, face } = value as { readonly text?: unknown; readonly face?: unknown };
    if (typeof text === 'string' && typeof face === 'string') found.push(text);
    for (const part of Object.values(value)) search(part);
  };
  search(drawing);
  return found;
};
