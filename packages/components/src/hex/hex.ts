import type { Hex } from '@platelayer/game';
import { about, checkPage, type Fonts, group, type Node, SceneError, type Subject } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { avoidOverlaps } from './avoid-overlaps.ts';
import { type HexOptions, shownHalves } from './hex-options.ts';
import { type HexLayer, orderedLayers } from './layers.ts';
import { clipPolygon, isNothing } from './outline.ts';
import { type HexPainter, hexPainter } from './painter.ts';

export type { HexOptions } from './hex-options.ts';

/**
 * A map hex or a tile: 150 wide, centred on the origin, flat-topped or pointed as the options say. Elements that
 * cannot be printed are left out and reported; the others are drawn.
 */
export const drawHex = (hex: Hex, look: Look, options: HexOptions): readonly Node[] => {
  const { within, halos, id, above } = drawHexInParts(hex, look, options);
  return [...within, ...halos, ...id, ...above];
};

/** A hex, from bottom to top: what ends at its edge, the halos of what does not, its id, and all that may spill over the edge. */
export interface HexInParts {
  readonly within: readonly Node[];
  readonly halos: readonly Node[];
  readonly id: readonly Node[];
  readonly above: readonly Node[];
}

export const drawHexInParts = (hex: Hex, look: Look, options: HexOptions): HexInParts => {
  if (look.emptyHexes || isNothing(shownHalves(hex, options)))
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

/** Where the entries of a hex stand in the file; those of a hex without a place in it stand nowhere. */
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
      message: `A ${name} has figures that cannot be drawn, so it is left out.`,
      pointer: painter.options.pointer ?? '',
    });
    return [];
  });

/** Whether a press would take these nodes: no number is infinite, no radius negative. */
export const isPrintable = (nodes: readonly Node[], fonts: Fonts): boolean => {
  try {
    checkPage({ width: 1, height: 1, children: nodes }, fonts);
    return true;
  } catch (fault) {
    if (fault instanceof SceneError) return false;
    throw fault;
  }
};
