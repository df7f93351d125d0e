import type { CrossLevel, Gauge, Track } from '@platelayer/game';
import { type Node, path, polygon } from '@platelayer/scene';
import { coursePath } from './course.ts';
import { type HexPainter, stroke } from './painter.ts';
import { placeAt } from './position.ts';

type Pass = 'halo' | 'track';

/** From bottom to top (20.8.4.6): plain pieces never cut each other, `over` interrupts `under`. */
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

/** Thin lines have widths of their own (20.8.4.5). */
const THIN: Readonly<Record<Pass, number>> = { halo: 6, track: 2 };

/** How much narrower the lines inside a track are than the track. */
const INSET = 4;

/** Dashes of a thin line are a fine core in it: what published pictures show, whatever 20.8.4.5 computes. */
const DASHED_CORE = 1;

/** All track of a hex, each pass of each piece in the order of crossings. */
export const trackPasses = <T extends Track>(track: readonly T[]): readonly (readonly [T, Pass])[] =>
  PASSES.flatMap(([pass, crosses]) =>
    track.filter(({ cross }) => crosses.includes(cross)).map((piece) => [piece, pass] as const),
  );

export const drawTrack = (piece: Track, pass: Pass, painter: HexPainter): readonly Node[] =>
  placeAt(piece.position, passNodes(piece, pass, painter), painter.options.orientation);

const passNodes = (piece: Track, pass: Pass, painter: HexPainter): readonly Node[] => {
  const { course, gauge } = piece;
  if (course.kind === 'arrow') return drawArrow(piece, pass, painter);
  const width = pass === 'halo' ? piece.width + piece.borderWidth : piece.width;
  // The length of a spur follows from the width of an ordinary track.
  const data = coursePath(course, width);
  if (data.length < 2) return [];
  const color = painter.ambient.orNone(pass === 'halo' ? piece.borderColor : piece.color);
  const nodes = [path(data, stroke(color, isThin(gauge) ? THIN[pass] : width))];
  if (pass === 'track' && (gauge === 'narrow' || gauge === 'dashed' || gauge === 'dual'))
    nodes.push(path(data, overlay(piece, painter)));
  return nodes.filter((node) => node.stroke !== undefined);
};

const isThin = (gauge: Gauge): boolean => gauge === 'line' || gauge === 'dashed';

/** The lines inside the track: dashes for narrow gauge and thin dashed lines, a solid core for dual. */
const overlay = ({ gauge, gaugeColor, width, dashOffset }: Track, { ambient }: HexPainter) =>
  stroke(
    ambient.orNone(gaugeColor),
    gauge === 'dashed' ? DASHED_CORE : width - INSET,
    gauge === 'dual' ? {} : { dash: [0.75 * width], dashOffset },
  );

/** Half the width of the shaft and the distance of the tip from the centre (20.8.4.7). */
const SHAPES = {
  halo: { half: 8, tip: 40 },
  track: { half: 6, tip: 48 },
  // Inset by 2, so that an edge of the track stays visible (20.14.12).
  core: { half: 4, tip: 56 },
} as const;

/** The arrow of off-board track, pointing from side 1 to the centre. */
const drawArrow = (piece: Track, pass: 'halo' | 'track', { ambient }: HexPainter): readonly Node[] => {
  if (pass === 'halo') return [arrow('halo', ambient(piece.borderColor))];
  const nodes = [arrow('track', ambient(piece.color))];
  return piece.gauge === 'dual' ? [...nodes, arrow('core', ambient(piece.gaugeColor))] : nodes;
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
