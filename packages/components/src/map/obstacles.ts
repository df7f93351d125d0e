import {
  type Box,
  bounds,
  boundsOfAll,
  compose,
  grow,
  IDENTITY,
  type Matrix,
  type Node,
  type Subject,
  type SymbolDrawing,
  subjectBoxes,
  transformBox,
} from '@platelayer/scene';
import type { Obstacle } from '@platelayer/sheets';
import type { MapLayer, MapLayerName } from './layers.ts';

interface Weight {
  /** Cost of cutting text, a stop or a frame of the layer. */
  readonly part?: number;
  /** Cost of cutting the layer. */
  readonly all?: number;
  /** Parts that are never cut if they fit on a page. */
  readonly whole?: 'texts' | 'frames';
}

const WEIGHTS: Readonly<Partial<Record<MapLayerName, Weight>>> = {
  hexes: { part: 1 },
  labels: { part: 1 },
  title: { part: 1000, whole: 'texts' },
  market: { part: 1, all: 5, whole: 'frames' },
  movement: { all: 10, part: 1, whole: 'texts' },
  roundTracker: { all: 10 },
  players: { all: 10 },
  borderTexts: { part: 1 },
};

/** Larger parts of a hex are its background. */
const LARGEST_PART = 0.9;

/** A sign on a hex, including the cost below it. Without this, the shapes of its picture would look like track. */
const SIGN = /\/(terrain|icons)\/\d+$/;

/** Distance of a break from parts that it does not cut. */
const CLEARANCE = 3;

/** Frames share lines with their neighbours, and a break may run along them. */
const LINE = 1;

/** Parts of a map that page breaks should avoid: stops, signs, text and tables. Cut track and borders join again. */
export const obstaclesOf = (layers: readonly MapLayer[], hexWidth: number): readonly Obstacle[] => {
  const find = partFinder();
  return layers.flatMap(({ name, children }) => {
    const { part, all, whole } = WEIGHTS[name] ?? {};
    const around = all === undefined ? undefined : boundsOfAll(children);
    const limit = name === 'hexes' ? LARGEST_PART * hexWidth : Number.POSITIVE_INFINITY;
    return [
      ...(around && all !== undefined ? [{ box: grow(around, CLEARANCE), weight: all }] : []),
      ...(part === undefined
        ? []
        : find(children)
            .filter(({ box }) => Math.max(box.width, box.height) <= limit)
            .map(({ box, kind }) =>
              kind === whole
                ? { box: grow(box, kind === 'frames' ? -LINE : CLEARANCE), weight: part, whole: true }
                : { box: grow(box, CLEARANCE), weight: part },
            )),
    ];
  });
};

interface MapPart {
  readonly kind: 'texts' | 'frames' | 'others';
  readonly box: Box;
}

/** Finds text, discs, frames, pictures and signs at any depth. Symbols are searched once. */
const partFinder = () => {
  const partsBySymbol = new Map<SymbolDrawing, readonly MapPart[]>();
  const inSymbol = (drawing: SymbolDrawing): readonly MapPart[] => {
    const parts = partsBySymbol.get(drawing) ?? partsOf(drawing.children);
    partsBySymbol.set(drawing, parts);
    return parts;
  };
  const partsOf = (nodes: readonly Node[], matrix: Matrix = IDENTITY): readonly MapPart[] =>
    nodes.flatMap((node) => {
      if (isSign(node.subject)) return [];
      switch (node.kind) {
        case 'group':
          return partsOf(node.children, node.transform ? compose(matrix, node.transform) : matrix);
        case 'use': {
          const placed = node.transform ? compose(matrix, node.transform) : matrix;
          return inSymbol(node.symbol).map((part) => ({ ...part, box: transformBox(part.box, placed) }));
        }
        case 'text':
        case 'arcText':
        case 'circle':
        case 'ellipse':
        case 'rect':
        case 'image': {
          const box = bounds(node);
          const kind =
            node.kind === 'text' || node.kind === 'arcText'
              ? 'texts'
              : node.kind === 'rect'
                ? 'frames'
                : 'others';
          return box ? [{ kind, box: transformBox(box, matrix) }] : [];
        }
        default:
          return [];
      }
    });
  return (nodes: readonly Node[]): readonly MapPart[] => [...partsOf(nodes), ...signsOn(nodes)];
};

const signsOn = (nodes: readonly Node[]): readonly MapPart[] =>
  subjectBoxes(nodes)
    .filter(({ subject }) => isSign(subject))
    .map(({ box }) => ({ kind: 'others', box }));

const isSign = (subject: Subject | undefined): boolean => SIGN.test(subject?.pointer ?? '');
