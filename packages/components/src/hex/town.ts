import type { Town } from '@platelayer/game';
import { type Node, rect } from '@platelayer/scene';
import { drawStraightName } from './name.ts';
import type { HexPainter } from './painter.ts';
import { placeAt } from './position.ts';

/** Bar across the track (20.8.6). */
const BAR = { width: 28, height: 14 };

export const drawTownHalo = ({ position, halo }: Town, { ambient }: HexPainter): readonly Node[] =>
  placeAt(position, [bar(halo, ambient('border'))]);

export const drawTown = ({ position, color }: Town, { ambient }: HexPainter): readonly Node[] =>
  placeAt(position, [bar(0, ambient(color))]);

export const drawTownName = ({ position, name }: Town, painter: HexPainter): readonly Node[] =>
  placeAt(position, drawStraightName(name, painter));

const bar = (halo: number, fill: string): Node => {
  const [width, height] = [BAR.width + 2 * halo, BAR.height + 2 * halo];
  return rect(-width / 2, -height / 2, width, height, { fill });
};
