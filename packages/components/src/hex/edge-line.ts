import { ALL_SIDES, type Hex } from '@platelayer/game';
import { line, type Node, polygon, type Stroke } from '@platelayer/scene';
import { CORNERS, sideEnds } from './outline.ts';
import type { HexPainter } from './painter.ts';
import { turnNodes } from './position.ts';

const WIDTH = 2;

/** The outline of the hex without the sides of `removeBorders` (20.8.1). */
export const drawEdgeLine = ({ removeBorders }: Hex, { ambient, options }: HexPainter): readonly Node[] => {
  const stroke: Stroke = { color: ambient('black'), width: WIDTH, cap: 'round', join: 'round' };
  const nodes =
    removeBorders.length === 0
      ? [polygon(CORNERS, { stroke })]
      : ALL_SIDES.filter((side) => !removeBorders.includes(side)).map((side) => {
          const [from, to] = sideEnds(side);
          return line(from.x, from.y, to.x, to.y, { stroke });
        });
  return turnNodes(options.orientation, nodes);
};
