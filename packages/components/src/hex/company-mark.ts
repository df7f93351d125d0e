import { type CompanyMark, characters } from '@platelayer/game';
import { circle, type Node, path } from '@platelayer/scene';
import type { HexPainter } from './painter.ts';
import { placeAt } from './position.ts';

const FONT = { family: 'sans-serif', size: 13, weight: 'bold', style: 'normal' } as const;

/** Draws two small circles joined by a shallow arc, with a label: the home of a private company (20.8.20). */
export const drawCompanyMark = (mark: CompanyMark, painter: HexPainter): readonly Node[] => {
  const { position, label, color, radius, left, right, bottom, reverse } = mark;
  const half = 3 * characters(label) + 5;
  const y = bottom ? radius : -radius;
  const [from, to] = [-half - left, half + right];
  const black = painter.plain('black');
  const stroke = { color: black, width: 1 };
  const bend = Math.abs(2 * (to - from));
  const end = (x: number) => circle(x, y, radius, { fill: painter.company(color), stroke });
  return placeAt(position, [
    path(
      [
        ['M', from, y],
        ['A', bend, bend, 0, 0, bottom ? 0 : 1, to, y],
      ],
      { stroke },
    ),
    end(to),
    end(from),
    painter.write(label, 0, reverse ? 5 * y : -y, FONT, {
      baseline: bottom ? 'alphabetic' : 'hanging',
      fill: painter.ink(black, painter.surfaces),
    }),
  ]);
};
