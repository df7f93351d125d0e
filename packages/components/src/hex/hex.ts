import type { Hex } from '@platelayer/game';
import { about, checkPage, type Fonts, group, type Node, SceneError, type Subject } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { avoidOverlaps } from './avoid-overlaps.ts';
import { type HexOptions, shownHalves } from './hex-options.ts';
import { type HexLayer, orderedLayers } from './layers.ts';
import { clipPolygon, isEmptyCut } from './outline.ts';
import { type HexPainter, hexPainter } from './painter.ts';

export type { HexOptions } from './hex-options.ts';

/**
 * Draws a map hex or a tile, 150 wide and centred on the origin. Elements that cannot be printed are reported and
 * skipped.
 */
export const drawHex = (hex: Hex, look: Look, options: HexOptions): readonly Node[] => {
  const { within, halos, id, above } = drawHexInParts(hex, look, options);
  return [...within, ...halos, ...id, ...above];
};

/**
 * The parts of a hex from bottom to top: everything that ends at its edge, the halos of everything else, its id, and
 * everything that may spill over the edge.
 */
export interface HexInParts {
  readonly within: readonly Node[];
  readonly halos: readonly Node[];
  readonly id: readonly Node[];
  readonly above: readonly Node[];
}

export const drawHexInParts = (hex: Hex, look: Look, options: HexOptions): HexInParts => {
  if (look.emptyHexes || isEmptyCut(shownHalves(hex, options)))
    return { within: [], halos: [], id: [], above: [] };
  const painter = hexPainter(hex, look, options);
  const placed = avoidOverlaps(hex, look, options);
  const { inside, outside } = orderedLayers(placed, painter);
  const subjects = subjectsOf([...inside, ...outside], options.pointer);
  const clip = clipPolygon(options.clip ?? 'hex', options.orientation, painter.halves);
  const id = outside.findIndex(({ role }) => role === 'id');
  const lines = options.outline ? 1 : 0;
  return {
    within: [
      group(draw(inside, subjects, painter), { clip }),
      ...draw(outside.slice(0, lines), subjects, painter),
    ],
    halos: draw(outside.slice(lines, id), subjects, painter),
    id: draw(outside.slice(id, id + 1), subjects, painter),
    above: draw(outside.slice(id + 1), subjects, painter),
  };
};

/** Locations of the entries of a hex in the file, if the hex has one. */
const subjectsOf = (layers: readonly HexLayer[], pointer: string | undefined): ReadonlyMap<string, Subject> =>
  new Map(
    pointer === undefined
      ? []
      : layers.flatMap(({ entry, name }) =>
          entry === undefined ? [] : [[entry, { pointer: pointer + entry, name }] as const],
        ),
  );

const draw = (
  layers: readonly HexLayer[],
  subjects: ReadonlyMap<string, Subject>,
  painter: HexPainter,
): readonly Node[] =>
  layers.flatMap(({ name, entry, draw }) => {
    const nodes = draw();
    const subject = entry === undefined ? undefined : subjects.get(entry);
    if (isPrintable(nodes, painter.look.fonts)) return subject ? about(subject, nodes) : nodes;
    painter.look.report({
      severity: 'error',
      code: 'drawing/element',
      message: `A ${name} has numbers that cannot be drawn, so it is left out.`,
      pointer: painter.options.pointer ?? '',
    });
    return [];
  });

/** Whether a press accepts these nodes: no infinite numbers, no negative radii. */
export const isPrintable = (nodes: readonly Node[], fonts: Fonts): boolean => {
  try {
    checkPage({ width: 1, height: 1, children: nodes }, fonts);
    return true;
  } catch (error) {
    if (error instanceof SceneError) return false;
    throw error;
  }
};
