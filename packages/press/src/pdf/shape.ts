import {
  type Color,
  MITER_LIMIT,
  outlineBounds,
  rotate,
  type Shape,
  type Stripes,
  type Stroke,
  transformBox,
} from '@platelayer/scene';
import { pdfColor } from './color.ts';
import { type Content, isEvenOdd } from './content.ts';
import type { PdfContext } from './context.ts';
import { paintGradient } from './gradient.ts';

/** As in SVG, a shape without area is not drawn, not even its stroke. Lines and paths may have no area. */
export const isDegenerate = (shape: Shape): boolean => {
  switch (shape.kind) {
    case 'rect':
      return shape.width === 0 || shape.height === 0;
    case 'circle':
      return shape.r === 0;
    case 'ellipse':
      return shape.rx === 0 || shape.ry === 0;
    case 'path':
      return shape.data.length === 0;
    case 'polygon':
      return shape.points.length === 0;
    case 'line':
      return false;
  }
};

export const paintShape = (shape: Shape, content: Content, context: PdfContext): void => {
  if (isDegenerate(shape)) return;
  const fill = shape.kind === 'line' ? undefined : shape.fill;
  const stroke =
    shape.stroke && shape.stroke.width > 0 && isVisible(shape.stroke.color) ? shape.stroke : undefined;
  const flat = typeof fill === 'string' && isVisible(fill);
  const evenOdd = isEvenOdd(shape) ? '*' : '';
  // Filling and stroking in one instruction would knock out the fill under a translucent stroke. SVG paints one over
  // the other.
  const together = flat && stroke && pdfColor(stroke.color).alpha === 1;
  if (flat) content.setFill(fill);
  if (flat && !together) paintOutline(shape, content, `f${evenOdd}`);
  if (typeof fill === 'object') {
    if (fill.kind === 'stripes') paintStripes(shape, fill, content);
    else paintGradient(shape, fill, content, context);
  }
  if (stroke) setStrokeStyle(stroke, content);
  if (stroke) paintOutline(shape, content, together ? `B${evenOdd}` : 'S');
};

const paintOutline = (shape: Shape, content: Content, operator: string): void => {
  content.outline(shape);
  content.write(operator);
};

const isVisible = (color: Color): boolean => pdfColor(color).alpha > 0;

const CAPS = { butt: '0 J', round: '1 J', square: '2 J' } as const;
const JOINS = { miter: '0 j', round: '1 j', bevel: '2 j' } as const;

/** Sets all parts of a stroke. */
export const setStrokeStyle = (
  { color, width, dash = [], dashOffset = 0, cap = 'butt', join = 'miter' }: Stroke,
  content: Content,
): void => {
  content.setStroke(color);
  content.set('width', `${content.num(width)} w`);
  content.set('cap', CAPS[cap]);
  content.set('join', JOINS[join]);
  content.set('miter', `${MITER_LIMIT} M`);
  const lengths = dash.map((length) => content.num(length));
  // Dashes that are all 0 mean a solid line in SVG but an error in PDF.
  if (lengths.every((length) => length === '0')) content.set('dash', '[]0 d');
  else content.set('dash', `[${lengths.join(' ')}]${content.num(phaseOf(dash, dashOffset))} d`);
};

/** PDF does not allow negative offsets. Twice the sum is a whole period even with an odd number of dashes. */
const phaseOf = (dash: readonly number[], offset: number): number => {
  const round = 2 * dash.reduce((sum, length) => sum + length, 0);
  return ((offset % round) + round) % round;
};

/**
 * With more bands than this across a shape, each is finer than a printer's dots, so the first colour is used for all.
 */
const MAX_BANDS = 20_000;

/**
 * Fills a shape with bands, clipped to its outline. Opaque bands extend under all later ones of their period, because
 * anti-aliasing would show a hairline of the background between bands that only touch.
 */
const paintStripes = (shape: Shape, stripes: Stripes, content: Content): void => {
  const around = outlineBounds(shape);
  if (!around) return;
  const box = transformBox(around, rotate(-stripes.angle));
  const colors = box.width > MAX_BANDS * stripes.width ? stripes.colors.slice(0, 1) : stripes.colors;
  const round = stripes.width * colors.length;
  const rounds = [Math.floor(box.x / round), Math.floor((box.x + box.width) / round)] as const;
  const opaque = colors.every((color) => pdfColor(color).alpha === 1);
  const bar = (x: number, width: number) => content.writeNumbers('re', x, box.y, width, box.height);
  content.save();
  content.clip(shape);
  if (stripes.angle !== 0) content.transform(rotate(stripes.angle));
  colors.forEach((color, i) => {
    const from = i * stripes.width;
    const to = opaque ? round : from + stripes.width;
    content.setFill(color);
    if (to - from === round) bar(box.x, box.width);
    else for (let turn = rounds[0]; turn <= rounds[1]; turn++) bar(turn * round + from, to - from);
    content.write('f');
  });
  content.restore();
};
