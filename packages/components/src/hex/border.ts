import { ALL_SIDES, type Hex, type HexBorder } from '@platelayer/game';
import { group, line, type Node, polygon, type Stroke } from '@platelayer/scene';
import { CORNERS, cutToHalves, OUTER_RADIUS, sideEnds } from './outline.ts';
import type { HexPainter } from './painter.ts';
import { placeAt, turnNodes } from './position.ts';

/** Line width of a side. The clip leaves the inner half (20.8.2). */
const BORDER_WIDTH = 10;

/** Draws a coloured side. */
export const drawBorder = ({ position, color, dash }: HexBorder, painter: HexPainter): readonly Node[] => {
  const [from, to] = sideEnds(1);
  const paint = painter.company.orNone(color);
  if (paint === undefined) return [];
  const stroke: Stroke = {
    color: paint,
    width: BORDER_WIDTH,
    ...(dash && dash.length > 0 ? dashes(dash.length, dash.offset) : { cap: 'round', join: 'round' }),
  };
  return placeAt(position, [line(from.x, from.y, to.x, to.y, { stroke })], painter.options.orientation);
};

/** Dashes have straight ends, because round ones would bulge at corners. */
const dashes = (length: number, offset: number | undefined): Pick<Stroke, 'dash' | 'dashOffset'> =>
  offset === undefined ? dashesOfSides(length) : { dash: [length], dashOffset: offset };

/**
 * Dashes of roughly this length that divide a side evenly: half a dash at each corner, completed by the next side, and
 * one at the midpoint, where track crosses.
 */
export const dashesOfSides = (
  length: number,
): { readonly dash: readonly [number]; readonly dashOffset: number } => {
  const pairs = Math.max(1, Math.round(OUTER_RADIUS / (4 * length)));
  const fitted = OUTER_RADIUS / (4 * pairs);
  return { dash: [fitted], dashOffset: fitted / 2 };
};

const OUTLINE_WIDTH = 2;

/** A square around the hex. */
const AROUND = [-100, 100].flatMap((x) => [-x, x].map((y) => ({ x, y })));

/** Draws the outline of the hex, or of its visible half, without the sides in `removeBorders` (20.8.1). */
export const drawEdgeLine = (
  { removeBorders }: Hex,
  { ambient, options, halves }: HexPainter,
): readonly Node[] => {
  const stroke: Stroke = { color: ambient('black'), width: OUTLINE_WIDTH, cap: 'round', join: 'round' };
  const nodes =
    removeBorders.length === 0
      ? [polygon(CORNERS, { stroke })]
      : ALL_SIDES.filter((side) => !removeBorders.includes(side)).map((side) => {
          const [from, to] = sideEnds(side);
          return line(from.x, from.y, to.x, to.y, { stroke });
        });
  const turned = turnNodes(options.orientation, nodes);
  return halves.length === 0 ? turned : [group(turned, { clip: polygon(cutToHalves(AROUND, halves)) })];
};
