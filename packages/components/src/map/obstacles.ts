import {
  type Box,
  bounds,
  boundsOfAll,
  compose,
  IDENTITY,
  type Matrix,
  type Node,
  type SymbolDrawing,
  transformBox,
} from '@platelayer/scene';
import type { Obstacle } from '@platelayer/sheets';
import type { MapLayer, MapLayerName } from './layers.ts';

/** How bad it is to cut something of a layer in two: each text and stop, and the layer as a whole. */
const WEIGHTS: Readonly<Partial<Record<MapLayerName, { readonly part?: number; readonly whole?: number }>>> =
  {
    hexes: { part: 1 },
    labels: { part: 1 },
    title: { part: 10 },
    market: { part: 1, whole: 5 },
    roundTracker: { whole: 10 },
    players: { whole: 10 },
    borderTexts: { part: 1 },
  };

/** Larger things of a hex are its ground. */
const LARGEST_PART = 0.9;

/** What page breaks of a map should spare: stops, texts, tables. Track and borders join again at any cut. */
export const obstaclesOf = (layers: readonly MapLayer[], hexWidth: number): readonly Obstacle[] => {
  const boxes = boxFinder();
  return layers.flatMap(({ name, children }) => {
    const { part, whole } = WEIGHTS[name] ?? {};
    const all = whole === undefined ? undefined : boundsOfAll(children);
    const limit = name === 'hexes' ? LARGEST_PART * hexWidth : Number.POSITIVE_INFINITY;
    return [
      ...(all && whole !== undefined ? [{ box: all, weight: whole }] : []),
      ...(part === undefined
        ? []
        : boxes(children)
            .filter((box) => Math.max(box.width, box.height) <= limit)
            .map((box) => ({ box, weight: part }))),
    ];
  });
};

/** Boxes of texts, discs, frames and pictures, however deep. What is drawn as a symbol is searched once. */
const boxFinder = () => {
  const known = new Map<SymbolDrawing, readonly Box[]>();
  const inSymbol = (drawing: SymbolDrawing): readonly Box[] => {
    const found = known.get(drawing) ?? boxes(drawing.children);
    known.set(drawing, found);
    return found;
  };
  const boxes = (nodes: readonly Node[], matrix: Matrix = IDENTITY): readonly Box[] =>
    nodes.flatMap((node) => {
      switch (node.kind) {
        case 'group':
          return boxes(node.children, node.transform ? compose(matrix, node.transform) : matrix);
        case 'use': {
          const placed = node.transform ? compose(matrix, node.transform) : matrix;
          return inSymbol(node.symbol).map((box) => transformBox(box, placed));
        }
        case 'text':
        case 'arcText':
        case 'circle':
        case 'ellipse':
        case 'rect':
        case 'image': {
          const box = bounds(node);
          return box ? [transformBox(box, matrix)] : [];
        }
        default:
          return [];
      }
    });
  return (nodes: readonly Node[]): readonly Box[] => boxes(nodes);
};
