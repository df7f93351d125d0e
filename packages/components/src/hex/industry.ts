import type { Industry } from '@platelayer/game';
import { blendOver } from '@platelayer/library';
import { circle, type Node, path, withOpacity } from '@platelayer/scene';
import type { HexPainter } from './painter.ts';
import { placeAt } from './position.ts';

const RADIUS = 18;
const TINT = 0.2;
const TEXT_DISTANCE = 8;
const FONT = { family: 'sans-serif', size: 12, weight: 'bold', style: 'normal' } as const;

/** A halved disc with a text in either half (20.8.19). */
export const drawIndustry = ({ position, top, bottom }: Industry, painter: HexPainter): readonly Node[] => {
  const pink = painter.company('pink');
  const stroke = { color: pink, width: 2 };
  const half = (sweep: 0 | 1, fill?: string) =>
    path([['M', -RADIUS, 0], ['A', RADIUS, RADIUS, 0, 0, sweep, RADIUS, 0], ['Z']], {
      stroke,
      ...(fill === undefined ? {} : { fill }),
    });
  const white = painter.plain('white');
  const tint = withOpacity(pink, TINT);
  // Both texts in the shade that can be read on the tinted half.
  const fill = painter.ink(pink, [blendOver(tint, white), white]);
  const write = (content: string | undefined, y: number) =>
    content === undefined ? [] : [painter.write(content, 0, y, FONT, { baseline: 'central', fill })];
  return placeAt(position, [
    circle(0, 0, RADIUS, { fill: white }),
    half(1, tint),
    half(0),
    ...write(top, -TEXT_DISTANCE),
    ...write(bottom, TEXT_DISTANCE),
  ]);
};
