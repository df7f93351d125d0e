import {
  grow,
  type LinearGradient,
  outlineBounds,
  parseColor,
  type RadialGradient,
  type Rgba,
  type Shape,
} from '@platelayer/scene';
import { addForm, Content, isEvenOdd } from './content.ts';
import type { PdfContext } from './context.ts';
import type { ObjectStore } from './store.ts';
import { array, dict, type Ref } from './syntax.ts';

/** Fills a shape with a gradient: the shape clips the shading, which other shapes may share. */
export const paintGradient = (
  shape: Shape,
  gradient: ShadedGradient,
  content: Content,
  context: PdfContext,
): void => {
  const stops = stopsOf(gradient);
  if (stops.length === 1 || isPoint(gradient)) {
    // As in SVG, one stop or an axis without length paints the last colour everywhere.
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

/** Turns the opacities of the stops into grey levels of a soft mask, because shadings have no opacity. */
const maskOpacity = (shape: Shape, gradient: ShadedGradient, content: Content, context: PdfContext): void => {
  const around = outlineBounds(shape);
  if (!around) return;
  // Readers render the whole mask, so it is no larger than the shape.
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

type ShadedGradient = LinearGradient | RadialGradient;

interface Stop extends Rgba {
  readonly offset: number;
}

/** The stops with parsed colours. Offsets are clamped to 0 to 1 and never decrease, as in SVG. */
export const stopsOf = ({ stops }: ShadedGradient): readonly Stop[] => {
  let reached = 0;
  return stops.map(({ offset, color }) => {
    reached = Math.max(reached, Math.min(offset, 1));
    return { offset: reached, ...parseColor(color)! };
  });
};

/** Whether a gradient's axis has no length. */
const isPoint = (gradient: ShadedGradient): boolean =>
  gradient.kind === 'radial' ? gradient.r === 0 : gradient.x1 === gradient.x2 && gradient.y1 === gradient.y2;

const CHANNELS = {
  color: { space: '/DeviceRGB', of: ({ r, g, b }: Rgba) => [r, g, b] },
  opacity: { space: '/DeviceGray', of: ({ a }: Rgba) => [a] },
} as const;

/** The colours or the opacities of a gradient, which extend beyond its ends. */
export const addShading = (
  store: ObjectStore,
  gradient: ShadedGradient,
  what: keyof typeof CHANNELS,
): Ref => {
  const { space, of } = CHANNELS[what];
  const radial = gradient.kind === 'radial';
  const axis = radial
    ? [gradient.cx, gradient.cy, 0, gradient.cx, gradient.cy, gradient.r]
    : [gradient.x1, gradient.y1, gradient.x2, gradient.y2];
  return store.add(
    dict({
      ShadingType: radial ? 3 : 2,
      ColorSpace: space,
      Coords: array(axis),
      Function: ramp(stopsOf(gradient), of),
      Extend: '[true true]',
    }),
  );
};

/** A function on 0 to 1 that is linear between stops, and constant before the first and after the last. */
const ramp = (stops: readonly Stop[], channelsOf: (stop: Stop) => readonly number[]): string => {
  const points = [{ ...stops[0]!, offset: 0 }, ...stops, { ...stops.at(-1)!, offset: 1 }];
  // Two stops at the same offset make a sharp edge, because the pieces on either side differ.
  const pieces = points.slice(1).flatMap((to, i) => {
    const from = points[i]!;
    return to.offset > from.offset
      ? [{ end: to.offset, function: blend(channelsOf(from), channelsOf(to)) }]
      : [];
  });
  if (pieces.length === 1) return pieces[0]!.function;
  return dict({
    FunctionType: 3,
    Domain: '[0 1]',
    Functions: array(pieces.map((piece) => piece.function)),
    Bounds: array(pieces.slice(0, -1).map((piece) => piece.end)),
    Encode: array(pieces.map(() => '0 1')),
  });
};

const blend = (from: readonly number[], to: readonly number[]): string =>
  dict({ FunctionType: 2, Domain: '[0 1]', C0: array(from), C1: array(to), N: 1 });
