import { ALL_SIDES, type Hex } from '@platelayer/game';
import { group, line, type Node, polygon, type Stroke } from '@platelayer/scene';
import { CORNERS, cutToHalves, sideEnds } from './outline.ts';
import type { HexPainter } from './painter.ts';
import { turnNodes } from './position.ts';

const WIDTH = 2;

/** A square around the hex. */
const AROUND = [-100, 100].flatMap((x) => [-x, x].map((y) => ({ x, y })));

/** The outline of the hex, or of what is shown of it, without the sides of `removeBorders` (20.8.1). */
export const drawEdgeLine = (
  { removeBorders }: Hex,
  { ambient, options, halves }: HexPainter,
): readonly Node[] => {
  const stroke: Stroke = { color: ambient('black'), width: WIDTH, cap: 'round', join: 'round' };
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
