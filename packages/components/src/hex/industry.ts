import type { Font, Industry } from '@platelayer/game';
import { blendOver } from '@platelayer/library';
import { circle, lineWidth, type Node, path, withOpacity } from '@platelayer/scene';
import { HALF_FIGURE, type HexPainter, typeStyle } from './painter.ts';
import { placeAt } from './position.ts';

const RADIUS = 18;
const LINE = 2;
const TINT = 0.2;
const TEXT_DISTANCE = 8;
const FONT = { family: 'sans-serif', size: 12, weight: 'bold', style: 'normal' } as const;

/** Draws a halved disc with text in each half (20.8.19). */
export const drawIndustry = ({ position, top, bottom }: Industry, painter: HexPainter): readonly Node[] => {
  const pink = painter.company('pink');
  const stroke = { color: pink, width: LINE };
  const half = (sweep: 0 | 1, fill?: string) =>
    path([['M', -RADIUS, 0], ['A', RADIUS, RADIUS, 0, 0, sweep, RADIUS, 0], ['Z']], {
      stroke,
      ...(fill === undefined ? {} : { fill }),
    });
  const white = painter.plain('white');
  const tint = withOpacity(pink, TINT);
  // One shade for both texts, readable on the tinted half as well.
  const fill = painter.ink(pink, [blendOver(tint, white), white]);
  const write = (content: string | undefined, y: number) =>
    content === undefined
      ? []
      : [painter.write(content, 0, y, fittedFont(content, painter), { baseline: 'central', fill })];
  return placeAt(position, [
    circle(0, 0, RADIUS, { fill: white }),
    half(1, tint),
    half(0),
    ...write(top, -TEXT_DISTANCE),
    ...write(bottom, TEXT_DISTANCE),
  ]);
};

/** Reduces the font size if the corners of the text would leave the disc. */
const fittedFont = (content: string, { look }: HexPainter): Font => {
  const halfWidth = lineWidth(look.fonts, content, { ...typeStyle(FONT), size: 1 }) / 2;
  // At size s the corners are at (s · halfWidth, TEXT_DISTANCE + s · HALF_FIGURE); at the largest size they touch the
  // disc's line.
  const square = halfWidth ** 2 + HALF_FIGURE ** 2;
  const linear = TEXT_DISTANCE * HALF_FIGURE;
  const rest = (RADIUS - LINE / 2) ** 2 - TEXT_DISTANCE ** 2;
  const largest = (Math.sqrt(linear ** 2 + square * rest) - linear) / square;
  return { ...FONT, size: Math.min(FONT.size, largest) };
};
