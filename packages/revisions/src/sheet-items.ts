import type { Component } from '@platelayer/components';
import {
  apply,
  type Box,
  bounds,
  box,
  fingerprint,
  group,
  IDENTITY,
  type Matrix,
  multiply,
  type Node,
  type Page,
  type Subject,
  union,
} from '@platelayer/scene';
import type { Item } from './item.ts';

/** Cells are called by their price, which is what changes: their place in the file tells them. */
const OF_CELLS: ReadonlySet<string> = new Set(['market', 'par', 'revenue']);

/** What a sheet shows of the file: each hex, each cell, and one item for all else, such as titles, scales and lines. */
export const sheetItems = (
  component: Component,
  { children, width, height, title }: Page,
  variation: number,
): readonly Item[] => {
  const found = new Map<Subject, FoundThing>();
  const around: Node[] = [];
  collect(children, IDENTITY, found, around);
  const sheet = variation === 0 ? '' : ` ${variation + 1}`;
  const things = [...found].map(([subject, { nodes, corner, size }]): Item => {
    const key = OF_CELLS.has(component.id) ? subject.pointer : subject.name;
    return {
      component: component.id,
      key: `${key}${sheet}`,
      title: variation === 0 ? subject.name : `${subject.name} of map ${variation + 1}`,
      drawing: fingerprint(nodes),
      place: corner,
      copies: 1,
      ...(size ? { picture: { nodes, box: size } } : {}),
    };
  });
  const whole = things.length === 0;
  return [
    ...things,
    {
      component: component.id,
      key: `rest${sheet}`,
      title: whole ? (title ?? component.title) : 'the rest of the sheet',
      drawing: fingerprint(around),
      copies: 1,
      ...(whole ? { picture: { nodes: around, box: box(0, 0, width, height) } } : {}),
    },
  ];
};

interface FoundThing {
  /** Drawn from its own corner, so that it stays the same where it is moved. */
  readonly nodes: Node[];
  readonly corner: { readonly x: number; readonly y: number };
  size: Box | undefined;
}

const collect = (
  nodes: readonly Node[],
  matrix: Matrix,
  found: Map<Subject, FoundThing>,
  around: Node[],
): void => {
  for (const node of nodes) {
    const own = 'transform' in node && node.transform ? multiply(matrix, node.transform) : matrix;
    if (node.subject) {
      const corner = apply(own, { x: 0, y: 0 });
      const thing = found.get(node.subject) ?? { nodes: [], corner, size: undefined };
      const [a, b, c, d, x, y] = own;
      const transform: Matrix = [a, b, c, d, x - thing.corner.x, y - thing.corner.y];
      const drawn =
        node.kind === 'group' || node.kind === 'use' ? { ...node, transform } : group([node], { transform });
      thing.nodes.push(drawn);
      thing.size = union(thing.size, bounds(drawn));
      found.set(node.subject, thing);
    } else if (node.kind === 'group' && holdsThings(node.children))
      collect(node.children, own, found, around);
    else around.push(own === IDENTITY ? node : group([node], { transform: matrix }));
  }
};

/** Whether anything in a group shows something of the file; other groups stay whole. */
const holdsThings = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => node.subject !== undefined || (node.kind === 'group' && holdsThings(node.children)));
