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

/** Cells are called by their price, which is what changes: their place in the file tells them. */
const OF_CELLS: ReadonlySet<string> = new Set(['market', 'par', 'revenue']);

/** Where a hex or a cell lies is part of the game; entries of charts only make room for each other, and shrink for more of them. */
const WITH_PLACES: ReadonlySet<string> = new Set(['map', ...OF_CELLS]);

/**
 * What a sheet shows of the file: each hex, each cell, and one item for all else, such as titles, scales and lines. They
 * have fingerprints and pictures only where the sheet is drawn with all that belongs on it.
 */
export const sheetItems = (
  component: Component,
  { children, width, height, title }: Page,
  variation: number,
  isDrawn: boolean,
): readonly Item[] => {
  const found = new Map<Subject, FoundThing>();
  const around: Node[] = [];
  const placed = WITH_PLACES.has(component.id);
  collect(children, IDENTITY, found, around, placed);
  const sheet = variation === 0 ? '' : ` ${variation + 1}`;
  const things = [...found].map(([subject, { nodes, corner }]): Item => {
    const key = OF_CELLS.has(component.id) ? subject.pointer : subject.name;
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
  const whole = things.length === 0;
  return [
    ...things,
    {
      component: component.id,
      key: `rest${sheet}`,
      title: whole ? (title ?? component.title) : 'the rest of the sheet',
      ...(isDrawn ? drawingOf(around, whole ? box(0, 0, width, height) : undefined) : {}),
      copies: 1,
    },
  ];
};

const drawingOf = (nodes: readonly Node[], box: Box | undefined): Pick<Item, 'drawing' | 'picture'> => ({
  drawing: fingerprint(nodes),
  ...(box ? { picture: { nodes, box } } : {}),
});

interface FoundThing {
  /** Drawn from its own corner, so that it stays the same where it is moved. */
  readonly nodes: Node[];
  readonly corner: { readonly x: number; readonly y: number };
  /** How much larger than drawn it lies on the sheet, where that means nothing. */
  readonly scale: number;
}

const collect = (
  nodes: readonly Node[],
  matrix: Matrix,
  found: Map<Subject, FoundThing>,
  around: Node[],
  placed: boolean,
): void => {
  for (const node of nodes) {
    const own = 'transform' in node && node.transform ? multiply(matrix, node.transform) : matrix;
    if (node.subject) {
      const corner = apply(own, { x: 0, y: 0 });
      const [a, b, c, d, x, y] = own;
      const scale = placed ? 1 : Math.hypot(a, b) || 1;
      const thing = found.get(node.subject) ?? { nodes: [], corner, scale };
      const fromCorner: Matrix = [a, b, c, d, x - thing.corner.x, y - thing.corner.y];
      const transform = compose(scaling(1 / thing.scale), fromCorner);
      const drawn =
        node.kind === 'group' || node.kind === 'use' ? { ...node, transform } : group([node], { transform });
      thing.nodes.push(drawn);
      found.set(node.subject, thing);
    } else if (node.kind === 'group' && holdsThings(node.children))
      collect(node.children, own, found, around, placed);
    else around.push(own === IDENTITY ? node : group([node], { transform: matrix }));
  }
};

/** Whether anything in a group shows something of the file; other groups stay whole. */
const holdsThings = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => node.subject !== undefined || (node.kind === 'group' && holdsThings(node.children)));
