import { grow, outlineBounds, type Shape } from '@platelayer/scene';
import { Content, isEvenOdd } from './content.ts';
import type { PdfContext } from './context.ts';
import { addForm } from './form.ts';
import { addShading, isPoint, type ShadedGradient, stopsOf } from './shading.ts';
import { array, dict } from './syntax.ts';

/** Fills a shape with a gradient: the shape clips the shading, which many shapes may share. */
export const paintGradient = (
  shape: Shape,
  gradient: ShadedGradient,
  content: Content,
  context: PdfContext,
): void => {
  const stops = stopsOf(gradient);
  if (stops.length === 1 || isPoint(gradient)) {
    // SVG: one stop, or an axis without length, paints the last colour everywhere.
    content.setFill(gradient.stops.at(-1)!.color);
    content.outline(shape);
    content.write(isEvenOdd(shape) ? 'f*' : 'f');
    return;
  }
  content.save();
  content.clip(shape);
  const opacity = stops[0]!.a;
  if (stops.every((stop) => stop.a === opacity)) content.setAlpha('ca', opacity);
  else maskOpacity(shape, gradient, content, context);
  paintShading(gradient, 'color', content, context);
  content.restore();
};

/** Shadings have no opacity of their own: their stops' opacities become the grey levels of a soft mask. */
const maskOpacity = (shape: Shape, gradient: ShadedGradient, content: Content, context: PdfContext): void => {
  const around = outlineBounds(shape);
  if (!around) return;
  // Readers render all of a mask, so it is no larger than the shape.
  const box = grow(around, 1);
  const key = array([box.x, box.y, box.width, box.height]) + JSON.stringify(gradient);
  const mask = context.share('mask', key, () => {
    const levels = new Content(undefined, context.ink);
    paintShading(gradient, 'opacity', levels, context);
    const group = addForm(context.store, box, levels, '/DeviceGray');
    return context.store.add(dict({ SMask: dict({ S: '/Luminosity', G: group }) }));
  });
  content.setAlpha('ca', 1);
  content.write(`${content.nameOf('ExtGState', mask)} gs`);
};

const paintShading = (
  gradient: ShadedGradient,
  what: 'color' | 'opacity',
  content: Content,
  context: PdfContext,
): void => {
  const shading = context.share('shading', what + JSON.stringify(gradient), () =>
    addShading(context.store, gradient, what),
  );
  content.write(`${content.nameOf('Shading', shading)} sh`);
};
