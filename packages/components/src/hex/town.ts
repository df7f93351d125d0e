import type { Town } from '@platelayer/game';
import { type Node, rect } from '@platelayer/scene';
import type { Brush } from './brush.ts';
import { at } from './position.ts';
import { drawStraightName } from './stop-name.ts';

/** A bar lies across its track (20.8.6). */
const BAR = { width: 28, height: 14 };

export const drawTownHalo = ({ position, halo }: Town, { ambient }: Brush): readonly Node[] =>
  at(position, [bar(halo, ambient('border'))]);

export const drawTown = ({ position, color, name }: Town, brush: Brush): readonly Node[] =>
  at(position, [bar(0, brush.ambient(color)), ...drawStraightName(name, brush)]);

const bar = (halo: number, fill: string): Node => {
  const [width, height] = [BAR.width + 2 * halo, BAR.height + 2 * halo];
  return rect(-width / 2, -height / 2, width, height, { fill });
};
