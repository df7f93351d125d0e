import type { Hex } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import type { Look } from '../../look.ts';
import { leaves } from '../../testing/find.ts';
import { avoidOverlaps } from '../avoid-overlaps.ts';
import { type Footprint, footprintOf, footprintsOverlap } from '../footprint.ts';
import type { HexOptions } from '../hex-options.ts';
import { type HexLayer, hexLayers } from '../layers.ts';
import { beyondOutline } from '../outline.ts';
import { hexPainter } from '../painter.ts';

/** A flaw in a printed hex. */
export interface Collision {
  readonly kind: 'text over text' | 'text over track' | 'text across the edge';
  readonly message: string;
  /** Whether at least one of the two elements was placed automatically. */
  readonly automatic: boolean;
}

/** Smaller overlaps cannot be seen: letters are smaller than their boxes. */
const TOLERANCE = 1.5;

const CENTRE = { x: 0, y: 0 };

interface MeasuredLayer {
  readonly layer: HexLayer;
  readonly footprint: Footprint;
}

/** Text of a hex that overlaps other text, track or the edge. For numbers on discs, only the text counts. */
export const collisionsOn = (hex: Hex, look: Look, options: HexOptions): readonly Collision[] => {
  const painter = hexPainter(hex, look, options);
  const { inside, outside } = hexLayers(avoidOverlaps(hex, look, options), painter);
  const layers = [...inside, ...outside];
  const measure = (layer: HexLayer, nodes: readonly Node[]): MeasuredLayer => ({
    layer,
    footprint: footprintOf(nodes, look.fonts),
  });
  const texts = layers
    .filter(({ role }) => role !== 'ground')
    .map((layer) => measure(layer, textsOnly(layer.draw())))
    .filter(({ footprint }) => footprint.tree !== undefined);
  // Tokens and stops are on track by design; bridges and tunnels cross sides.
  const free = texts.filter(({ layer }) => layer.role === 'text');
  const tracks = layers.filter(({ role }) => role === 'track').map((layer) => measure(layer, layer.draw()));
  const meet = (a: MeasuredLayer, b: MeasuredLayer): boolean =>
    footprintsOverlap(a.footprint, b.footprint, {
      by: CENTRE,
      tolerance: TOLERANCE,
      budget: { left: 1e7 },
    });
  const pair = (kind: Collision['kind'], a: MeasuredLayer, b: MeasuredLayer): Collision => ({
    kind,
    message: `${a.layer.name} / ${b.layer.name}`,
    automatic: a.layer.automatic || b.layer.automatic,
  });
  return [
    ...texts.flatMap((one, i) =>
      texts
        .slice(i + 1)
        .filter((other) => meet(one, other))
        .map((other) => pair('text over text', one, other)),
    ),
    ...free.flatMap((one) =>
      tracks
        .filter((track) => meet(one, track))
        .slice(0, 1)
        .map((track) => pair('text over track', one, track)),
    ),
    ...free
      .filter(({ footprint }) => beyondOutline(footprint.polygons, options.orientation)(CENTRE) > TOLERANCE)
      .map(
        ({ layer }): Collision => ({
          kind: 'text across the edge',
          message: layer.name,
          // The name of an off-board area may leave the hex with its boxes (20.14.46).
          automatic: layer.automatic && !layer.entry?.startsWith('/offBoardRevenue'),
        }),
      ),
  ];
};

/** The text nodes of a drawing, at their positions. */
const textsOnly = (nodes: readonly Node[]): readonly Node[] =>
  leaves(nodes).flatMap(({ node, matrix }) =>
    node.kind === 'text' || node.kind === 'arcText'
      ? [{ kind: 'group' as const, transform: matrix, children: [node] }]
      : [],
  );
