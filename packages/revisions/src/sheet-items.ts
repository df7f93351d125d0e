import type { Component } from '@platelayer/components';
import {
  apply,
  type Box,
  boundsOfAll,
  box,
  compose,
  fingerprint,
  group,
  IDENTITY,
  type Matrix,
  multiply,
  type Node,
  type Page,
  type Subject,
  scale as scaling,
} from '@platelayer/scene';
import type { Item } from './item.ts';

/** Components with cells. Cells are identified by their location in the file, because their name is the price, which may change. */
const WITH_CELLS: ReadonlySet<string> = new Set(['market', 'par', 'revenue']);

/** Components whose items have a meaningful position. Entries of charts move and shrink for each other. */
const WITH_PLACES: ReadonlySet<string> = new Set(['map', ...WITH_CELLS]);

/**
 * Returns the items on a sheet: each hex or cell, and one item for the rest, such as titles and lines. They have fingerprints and
 * pictures only if the sheet is fully drawn.
 */
export const sheetItems = (
  component: Component,
  { children, width, height, title }: Page,
  variation: number,
  isDrawn: boolean,
): readonly Item[] => {
  const found = new Map<Subject, SubjectDrawing>();
  const rest: Node[] = [];
  const placed = WITH_PLACES.has(component.id);
  collect(children, IDENTITY, found, rest, placed);
  const sheet = variation === 0 ? '' : ` ${variation + 1}`;
  const items = [...found].map(([subject, { nodes, corner }]): Item => {
    const key = WITH_CELLS.has(component.id) ? subject.pointer : subject.name;
    return {
      component: component.id,
      key: `${key}${sheet}`,
      title: variation === 0 ? subject.name : `${subject.name} of map ${variation + 1}`,
      ...(isDrawn ? drawingOf(nodes, boundsOfAll(nodes)) : {}),
      ...(placed ? { place: corner } : {}),
      subject,
      variation,
      copies: 1,
    };
  });
  const isEmpty = items.length === 0;
  return [
    ...items,
    {
      component: component.id,
      key: `rest${sheet}`,
      title: isEmpty ? (title ?? component.title) : 'the rest of the sheet',
      ...(isDrawn ? drawingOf(rest, isEmpty ? box(0, 0, width, height) : undefined) : {}),
      copies: 1,
    },
  ];
};

const drawingOf = (nodes: readonly Node[], box: Box | undefined): Pick<Item, 'drawing' | 'picture'> => ({
  drawing: fingerprint(nodes),
  ...(box ? { picture: { nodes, box } } : {}),
});

interface SubjectDrawing {
  /** Drawn relative to its corner, so that the drawing does not depend on its position. */
  readonly nodes: Node[];
  readonly corner: { readonly x: number; readonly y: number };
  /** Scale factor on the sheet, if sizes have no meaning there. */
  readonly scale: number;
}

const collect = (
  nodes: readonly Node[],
  matrix: Matrix,
  found: Map<Subject, SubjectDrawing>,
  rest: Node[],
  placed: boolean,
): void => {
  for (const node of nodes) {
    const inner = 'transform' in node && node.transform ? multiply(matrix, node.transform) : matrix;
    if (node.subject) {
      const corner = apply(inner, { x: 0, y: 0 });
      const [a, b, c, d, x, y] = inner;
      const scale = placed ? 1 : Math.hypot(a, b) || 1;
      const drawing = found.get(node.subject) ?? { nodes: [], corner, scale };
      const fromCorner: Matrix = [a, b, c, d, x - drawing.corner.x, y - drawing.corner.y];
      const transform = compose(scaling(1 / drawing.scale), fromCorner);
      const drawn =
        node.kind === 'group' || node.kind === 'use' ? { ...node, transform } : group([node], { transform });
      drawing.nodes.push(drawn);
      found.set(node.subject, drawing);
    } else if (node.kind === 'group' && hasSubjects(node.children))
      collect(node.children, inner, found, rest, placed);
    else rest.push(inner === IDENTITY ? node : group([node], { transform: matrix }));
  }
};

const hasSubjects = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => node.subject !== undefined || (node.kind === 'group' && hasSubjects(node.children)));
