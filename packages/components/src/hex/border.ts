import type { HexBorder } from '@platelayer/game';
import { line, type Node } from '@platelayer/scene';
import { sideEnds } from './outline.ts';
import type { HexPainter } from './painter.ts';
import { placeAt } from './position.ts';

/** A side is drawn this thick, of which the clip leaves the inner half (20.8.2). */
const WIDTH = 10;

/** A coloured side. */
export const drawBorder = ({ position, color, dash }: HexBorder, painter: HexPainter): readonly Node[] => {
  const [from, to] = sideEnds(1);
  const stroke = {
    color: painter.company(color),
    width: WIDTH,
    cap: 'round',
    join: 'round',
    ...(dash && dash.length > 0 ? { dash: [dash.length], dashOffset: dash.offset } : {}),
  } as const;
  return placeAt(position, [line(from.x, from.y, to.x, to.y, { stroke })], painter.options.orientation);
};
