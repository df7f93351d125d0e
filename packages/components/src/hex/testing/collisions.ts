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

/** Something that a printed hex should not show. */
export interface Collision {
  readonly kind: 'text over text' | 'text over track' | 'text across the edge';
  readonly message: string;
  /** One of the two stands where we put it; otherwise the file has placed both. */
  readonly automatic: boolean;
}

/** Less is not seen: the boxes of letters are larger than they are. */
const TOLERANCE = 1.5;

const CENTRE = { x: 0, y: 0 };

interface Found {
  readonly layer: HexLayer;
  readonly footprint: Footprint;
}

/** Texts of a hex that lie on other texts, on track, or across the edge. Figures on discs count as texts, not as discs. */
export const collisionsOn = (hex: Hex, look: Look, options: HexOptions): readonly Collision[] => {
  const painter = hexPainter(hex, look, options);
  const { inside, outside } = hexLayers(avoidOverlaps(hex, look, options), painter);
  const layers = [...inside, ...outside];
  const measure = (layer: HexLayer, nodes: readonly Node[]): Found => ({
    layer,
    footprint: footprintOf(nodes, look.fonts),
  });
  const texts = layers
    .filter(({ role }) => role !== 'ground')
    .map((layer) => measure(layer, textsOnly(layer.draw())))
    .filter(({ footprint }) => footprint.tree !== undefined);
  // Tokens and stops lie on track; bridges and tunnels stand on sides.
  const free = texts.filter(({ layer }) => layer.role === 'text');
  const tracks = layers.filter(({ role }) => role === 'track').map((layer) => measure(layer, layer.draw()));
  const meet = (a: Found, b: Found): boolean =>
    footprintsOverlap(a.footprint, b.footprint, {
      by: CENTRE,
      tolerance: TOLERANCE,
      budget: { left: 1e7 },
    });
  const pair = (kind: Collision['kind'], a: Found, b: Found): Collision => ({
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

/** The texts of a drawing where they stand; texts on top of the drawing's own ground stay texts. */
const textsOnly = (nodes: readonly Node[]): readonly Node[] =>
  leaves(nodes).flatMap(({ node, matrix }) =>
    node.kind === 'text' || node.kind === 'arcText'
      ? [{ kind: 'group' as const, transform: matrix, children: [node] }]
      : [],
  );
