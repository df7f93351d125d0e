import type { HexBorder } from '@platelayer/game';
import { line, type Node, type Stroke } from '@platelayer/scene';
import { OUTER_RADIUS, sideEnds } from './outline.ts';
import type { HexPainter } from './painter.ts';
import { placeAt } from './position.ts';

/** A side is drawn this thick, of which the clip leaves the inner half (20.8.2). */
const WIDTH = 10;

/** A coloured side. */
export const drawBorder = ({ position, color, dash }: HexBorder, painter: HexPainter): readonly Node[] => {
  const [from, to] = sideEnds(1);
  const paint = painter.company.orNone(color);
  if (paint === undefined) return [];
  const stroke: Stroke = {
    color: paint,
    width: WIDTH,
    ...(dash && dash.length > 0 ? dashes(dash.length, dash.offset) : { cap: 'round', join: 'round' }),
  };
  return placeAt(position, [line(from.x, from.y, to.x, to.y, { stroke })], painter.options.orientation);
};

/** Cut off straight, because round ends would bulge at corners. */
const dashes = (length: number, offset: number | undefined): Pick<Stroke, 'dash' | 'dashOffset'> =>
  offset === undefined ? dashesOfSides(length) : { dash: [length], dashOffset: offset };

/**
 * Dashes of about a length that divide sides evenly: half a dash at each corner, which the next side completes, and one
 * on the middle of the side, where track crosses.
 */
export const dashesOfSides = (
  length: number,
): { readonly dash: readonly [number]; readonly dashOffset: number } => {
  const pairs = Math.max(1, Math.round(OUTER_RADIUS / (4 * length)));
  const fitted = OUTER_RADIUS / (4 * pairs);
  return { dash: [fitted], dashOffset: fitted / 2 };
};
