import type { CrossLevel, Gauge, Track } from '@platelayer/game';
import { type Node, path, polygon } from '@platelayer/scene';
import { coursePath } from './course.ts';
import { type HexPainter, stroke } from './painter.ts';
import { placeAt } from './position.ts';

/** The core of dual gauge is drawn above all neighbouring track, so that junctions stay connected. */
type Pass = 'halo' | 'track' | 'core';

/** Passes from bottom to top (20.8.4.6): plain pieces never cut each other, `over` interrupts `under`. */
const PASSES: readonly (readonly [pass: Pass, crosses: readonly CrossLevel[]])[] = [
  ['halo', ['bottom']],
  ['track', ['bottom']],
  ['halo', ['none', 'under']],
  ['track', ['under']],
  ['halo', ['over']],
  ['track', ['none', 'over']],
  ['halo', ['top']],
  ['track', ['top']],
];

/** Thin lines have their own widths (20.8.4.5). */
const THIN = { halo: 6, track: 2, core: 0 } as const satisfies Record<Pass, number>;

/** How much narrower the lines inside a track are than the track. */
const INSET = 4;

/** The dashes of a thin line are a fine core, as in published pictures and unlike 20.8.4.5. */
const DASHED_CORE = 1;

/** All passes of all pieces of track, in crossing order. */
export const trackPasses = <T extends Track>(track: readonly T[]): readonly (readonly [T, Pass])[] =>
  PASSES.flatMap(([pass, crosses]) => {
    const pieces = track.filter(({ cross }) => crosses.includes(cross));
    return pass === 'track' ? joined(pieces) : pieces.map((piece) => [piece, pass] as const);
  });

/** Moves dual gauge to the position of its last piece: first all tracks, then all cores. */
const joined = <T extends Track>(pieces: readonly T[]): readonly (readonly [T, Pass])[] => {
  const isDual = ({ gauge }: Track) => gauge === 'dual';
  const dual = pieces.filter(isDual);
  return pieces.flatMap((piece) => {
    if (!isDual(piece)) return [[piece, 'track'] as const];
    if (piece !== dual.at(-1)) return [];
    return (['track', 'core'] as const).flatMap((pass) => dual.map((each) => [each, pass] as const));
  });
};

export const drawTrack = (piece: Track, pass: Pass, painter: HexPainter): readonly Node[] =>
  placeAt(piece.position, passNodes(piece, pass, painter), painter.options.orientation);

const passNodes = (piece: Track, pass: Pass, painter: HexPainter): readonly Node[] => {
  const { course, gauge } = piece;
  if (course.kind === 'arrow') return drawArrow(piece, pass, painter);
  if (pass === 'core') {
    // The core of a spur ends before its track does.
    const data = coursePath(course, Math.max(0, piece.width - 2 * INSET));
    const line = stroke(painter.ambient.orNone(piece.gaugeColor), piece.width - INSET);
    return data.length < 2 || line.stroke === undefined ? [] : [path(data, line)];
  }
  const width = pass === 'halo' ? piece.width + piece.borderWidth : piece.width;
  // The length of a spur depends on the ordinary track width.
  const data = coursePath(course, width);
  if (data.length < 2) return [];
  const color = painter.ambient.orNone(pass === 'halo' ? piece.borderColor : piece.color);
  const nodes = [path(data, stroke(color, isThin(gauge) ? THIN[pass] : width))];
  if (pass === 'track' && (gauge === 'narrow' || gauge === 'dashed'))
    nodes.push(path(data, overlay(piece, painter)));
  return nodes.filter((node) => node.stroke !== undefined);
};

const isThin = (gauge: Gauge): boolean => gauge === 'line' || gauge === 'dashed';

/** The dashes inside narrow gauge track and thin dashed lines. */
const overlay = ({ gauge, gaugeColor, width, dashOffset }: Track, { ambient }: HexPainter) =>
  stroke(ambient.orNone(gaugeColor), gauge === 'dashed' ? DASHED_CORE : width - INSET, {
    dash: [0.75 * width],
    dashOffset,
  });

/** Half the width of the shaft, and the distance of the tip from the centre (20.8.4.7). */
const SHAPES = {
  halo: { half: 8, tip: 40 },
  track: { half: 6, tip: 48 },
  // Inset by 2, so that the edge of the track remains visible (20.14.12).
  core: { half: 4, tip: 56 },
} as const;

/** Draws the arrow of off-board track, pointing from side 1 to the centre. */
const drawArrow = (piece: Track, pass: Pass, { ambient }: HexPainter): readonly Node[] => {
  const colors = { halo: piece.borderColor, track: piece.color, core: piece.gaugeColor };
  return [arrow(pass, ambient(colors[pass]))];
};

const arrow = (shape: keyof typeof SHAPES, fill: string): Node => {
  const { half, tip } = SHAPES[shape];
  return polygon(
    [
      [half, 75],
      [half, 85],
      [-half, 85],
      [-half, 75],
      [0, tip],
    ],
    { fill },
  );
};
