import { outlineBounds, rotate, type Shape, type Stripes, transformBox } from '@platelayer/scene';
import { pdfColor } from './color.ts';
import type { Content } from './content.ts';

/** More bands than this across one shape are finer than any printer's dots: the first colour stands for all. */
const MAX_BANDS = 20_000;

/**
 * Fills a shape with bands, clipped to its outline. Opaque bands reach under all the later ones of their round:
 * where bands only touch, the smoothing of edges lets a hairline of the ground shine through.
 */
export const paintStripes = (shape: Shape, stripes: Stripes, content: Content): void => {
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
