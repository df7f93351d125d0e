import type { BasicShape, HexShape, ShapeType } from '@platelayer/game';
import {
  type Color,
  circle,
  ellipse,
  type Node,
  polygon,
  rect,
  type Shape,
  withOpacity,
} from '@platelayer/scene';
import { STAR } from '../star.ts';
import { uprightTurn } from './hex-options.ts';
import { HALF_FIGURE, type HexPainter, stroke } from './painter.ts';
import { placeAt, turnNodes } from './position.ts';

type Points = readonly (readonly [number, number])[];

/** Draws an entry of `shapes` with its text (20.8.15). */
export const drawHexShape = (shape: HexShape, painter: HexPainter): readonly Node[] =>
  drawShapeWithText(shape, shape.text, painter);

/** Draws a shape, good, bridge or tunnel: a figure with text that stays upright in a turned tile. */
export const drawShapeWithText = (
  shape: BasicShape,
  content: string | undefined,
  painter: HexPainter,
): readonly Node[] => {
  const { position, font, textColor, statedAt } = shape;
  const fill = fillOf(shape, painter);
  return placeAt(position, [
    shapeNode(shape, painter),
    ...(content === undefined || content === ''
      ? []
      : turnNodes(uprightTurn(painter.options), [
          // Always in map colours (20.14.55).
          painter.write(content, 0, 0, font, {
            baseline: 'central',
            fill: painter.ink(painter.map.orNone(textColor), painter.laidOn(fill), statedAt),
          }),
        ])),
  ]);
};

const fillOf = ({ color, opacity }: BasicShape, { ambient }: HexPainter): Color | undefined => {
  const fill = ambient.orNone(color);
  return fill !== undefined && opacity < 1 ? withOpacity(fill, opacity) : fill;
};

const shapeNode = (shape: BasicShape, painter: HexPainter): Node => {
  const { ambient } = painter;
  const { borderColor, borderWidth, dashed, type, width } = shape;
  const fill = fillOf(shape, painter);
  // A star is scaled as a whole, including its line (20.14.16).
  const lineWidth = type === 'star' ? (borderWidth * 2 * width) / 50 : borderWidth;
  return {
    ...plainShape(shape),
    ...(fill === undefined ? {} : { fill }),
    ...stroke(ambient.orNone(borderColor), lineWidth, dashed ? { dash: [0.14 * width], cap: 'round' } : {}),
  };
};

const scalePolygon = (points: Points, factor: number): Shape =>
  polygon(points.map(([x, y]) => [x * factor, y * factor] as const));

/** Corners for a width of 50. */
const DIAMOND: Points = [
  [-25, 0],
  [0, -25],
  [25, 0],
  [0, 25],
];
const HEXAGON: Points = [
  [-25, 0],
  [-12.5, -21.650625],
  [12.5, -21.650625],
  [25, 0],
  [12.5, 21.650625],
  [-12.5, 21.650625],
];
const TRIANGLE_TIP = 28.86751346;
const TRIANGLE: Points = [
  [-25, 14.43375673],
  [0, -TRIANGLE_TIP],
  [25, 14.43375673],
];
type Figure = Pick<BasicShape, 'type' | 'width' | 'height' | 'reverse'>;

const OUTLINES: Readonly<Record<ShapeType, (figure: Figure) => Shape>> = {
  circle: ({ width }) => circle(0, 0, width / 2),
  ellipse: ({ width, height }) => ellipse(0, 0, width / 2, height / 2),
  square: ({ width }) => rect(-width / 2, -width / 2, width, width),
  diamond: ({ width }) => scalePolygon(DIAMOND, width / 50),
  hexagon: ({ width }) => scalePolygon(HEXAGON, width / 50),
  triangle: ({ width, reverse }) =>
    scalePolygon(reverse ? TRIANGLE.map(([x, y]) => [x, -y]) : TRIANGLE, width / 50),
  // Drawn at double size, so that a star is about twice as wide as its width says.
  star: ({ width }) => scalePolygon(STAR, (2 * width) / 50),
};

/** A figure centred on the origin, without fill and stroke. */
export const plainShape = (figure: Figure): Shape => OUTLINES[figure.type](figure);

/**
 * Largest font size at which text in the centre of a triangle stays within its sides. `width` is the text width at size
 * 1.
 */
export const largestInTriangle = (width: number, { width: base, borderWidth }: BasicShape): number => {
  // From the centre to the tip, inside the border. A triangle narrows by 2/√3 of the way to its tip.
  const tip = (TRIANGLE_TIP * base) / 50 - borderWidth;
  return Math.max(0, tip) / ((Math.sqrt(3) / 2) * width + HALF_FIGURE);
};
