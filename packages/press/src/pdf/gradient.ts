import { grow, outlineBounds, type Shape } from '@platelayer/scene';
import type { Book } from './book.ts';
import { Content, isEvenOdd } from './content.ts';
import { addForm } from './form.ts';
import { addShading, type Gradient, isPoint, stopsOf } from './shading.ts';
import { array, dict } from './syntax.ts';

/** Fills a shape with a gradient: the shape clips, and the shading, which many shapes may share, is poured in. */
export const paintGradient = (shape: Shape, gradient: Gradient, content: Content, book: Book): void => {
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
  else maskOpacity(shape, gradient, content, book);
  pour(gradient, 'color', content, book);
  content.restore();
};

/** Shadings have no opacity of their own: their stops' opacities become the grey levels of a soft mask. */
const maskOpacity = (shape: Shape, gradient: Gradient, content: Content, book: Book): void => {
  const around = outlineBounds(shape);
  if (!around) return;
  // Readers render all of a mask, so it is no larger than the shape.
  const box = grow(around, 1);
  const key = array([box.x, box.y, box.width, box.height]) + JSON.stringify(gradient);
  const mask = book.share('mask', key, () => {
    const levels = new Content();
    pour(gradient, 'opacity', levels, book);
    const group = addForm(book.store, box, levels, 'DeviceGray');
    return book.store.add(dict({ SMask: dict({ S: '/Luminosity', G: group }) }));
  });
  content.setAlpha('ca', 1);
  content.write(`${content.nameOf('ExtGState', mask)} gs`);
};

const pour = (gradient: Gradient, what: 'color' | 'opacity', content: Content, book: Book): void => {
  const shading = book.share('shading', what + JSON.stringify(gradient), () =>
    addShading(book.store, gradient, what),
  );
  content.write(`${content.nameOf('Shading', shading)} sh`);
};
