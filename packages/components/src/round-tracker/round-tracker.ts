import type { Config, Round, RoundTracker, RoundTrackerType } from '@platelayer/game';
import {
  compose,
  groupAt,
  line,
  type Node,
  type Point,
  polygon,
  rotate,
  sinCos,
  translate,
} from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawToken } from '../tokens/token.ts';

/** Arrows cover the middle fifth of the distance between two tokens. */
const ARROW = { from: 0.4, to: 0.6, width: 1, color: '#000' };

/** Arrowhead with its tip at the origin, pointing right: a marker of 10 by 10, drawn at half size (30.15.3). */
const ARROWHEAD = [
  [-4, -2.5],
  [0, -0.5],
  [0, 0.5],
  [-4, 2.5],
] as const;

/** Radius of the ring in token sizes. */
const RING_RADIUS = 1.5;

interface Chain {
  readonly count: number;
  readonly rotation: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly tokenSize: number;
}

/** Centre of stop `i` (30.15.3). Rows and columns step by market cells; a ring is centred on the origin. */
const CENTRE_OF: Readonly<Record<RoundTrackerType, (i: number, chain: Chain) => Point>> = {
  row: (i, { cellWidth, cellHeight }) => ({ x: (i + 0.5) * cellWidth, y: cellHeight / 2 }),
  'row-reverse': (i, { count, cellWidth, cellHeight }) => ({
    x: (count - i - 0.5) * cellWidth,
    y: cellHeight / 2,
  }),
  col: (i, { cellWidth, cellHeight }) => ({ x: cellWidth / 2, y: (i + 0.5) * cellHeight }),
  'col-reverse': (i, { count, cellWidth, cellHeight }) => ({
    x: cellWidth / 2,
    y: (count - i - 0.5) * cellHeight,
  }),
  round: (i, { count, rotation, tokenSize }) => {
    const { sin, cos } = sinCos((360 * i) / count + rotation);
    return { x: RING_RADIUS * tokenSize * sin, y: -RING_RADIUS * tokenSize * cos };
  },
};

/** Centres of a tracker's stops, relative to its origin. */
export const roundCentres = (
  count: number,
  { type, rotation }: Pick<RoundTracker, 'type' | 'rotation'>,
  { stock, tokens }: Pick<Config, 'stock' | 'tokens'>,
): readonly Point[] => {
  const chain: Chain = {
    count,
    rotation,
    cellWidth: stock.cell.width,
    cellHeight: stock.cell.height,
    tokenSize: tokens.marketTokenSize,
  };
  return Array.from({ length: count }, (_, i) => CENTRE_OF[type](i, chain));
};

/** Draws the rounds as a chain of tokens joined by arrows (30.15), relative to the tracker's origin. */
export const drawRoundTracker = (
  rounds: readonly Round[],
  tracker: Pick<RoundTracker, 'type' | 'rotation'>,
  look: Look,
): readonly Node[] => {
  const centres = roundCentres(rounds.length, tracker, look.config);
  const size = look.config.tokens.marketTokenSize;
  return rounds.flatMap(({ face, small }, i) => {
    const centre = centres[i]!;
    // Only a ring is closed, unless it has a single stop (30.24.38).
    const before = i > 0 ? centres[i - 1] : tracker.type === 'round' ? centres.at(-1) : undefined;
    const token = drawToken(face, look, { radius: size / (small ? 3 : 2), context: 'map' });
    return [
      ...(before === undefined ? [] : arrow(before, centre)),
      groupAt(translate(centre.x, centre.y), ...token),
    ];
  });
};

const arrow = (a: Point, b: Point): readonly Node[] => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (Math.hypot(dx, dy) === 0) return [];
  const on = (share: number): Point => ({ x: a.x + share * dx, y: a.y + share * dy });
  const [tail, tip] = [on(ARROW.from), on(ARROW.to)];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return [
    line(tail.x, tail.y, tip.x, tip.y, { stroke: { color: ARROW.color, width: ARROW.width } }),
    groupAt(compose(translate(tip.x, tip.y), rotate(turn)), polygon(ARROWHEAD, { fill: ARROW.color })),
  ];
};
