import { type LinearGradient, parseColor, type RadialGradient, type Rgba } from '@platelayer/scene';
import type { ObjectStore } from './store.ts';
import { array, dict, type Ref } from './syntax.ts';

export type ShadedGradient = LinearGradient | RadialGradient;

interface Stop extends Rgba {
  readonly offset: number;
}

/** The stops with their colours read. Offsets are brought into 0 to 1 and never fall, as SVG reads them. */
export const stopsOf = ({ stops }: ShadedGradient): readonly Stop[] => {
  let reached = 0;
  return stops.map(({ offset, color }) => {
    reached = Math.max(reached, Math.min(offset, 1));
    return { offset: reached, ...parseColor(color)! };
  });
};

/** Whether a gradient has no length to change colour along. */
export const isPoint = (gradient: ShadedGradient): boolean =>
  gradient.kind === 'radial' ? gradient.r === 0 : gradient.x1 === gradient.x2 && gradient.y1 === gradient.y2;

const CHANNELS = {
  color: { space: '/DeviceRGB', of: ({ r, g, b }: Rgba) => [r, g, b] },
  opacity: { space: '/DeviceGray', of: ({ a }: Rgba) => [a] },
} as const;

/** The colours or the opacities of a gradient, running on beyond its ends. */
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

/** A function of 0 to 1: straight from stop to stop, and level before the first and after the last. */
const ramp = (stops: readonly Stop[], channelsOf: (stop: Stop) => readonly number[]): string => {
  const points = [{ ...stops[0]!, offset: 0 }, ...stops, { ...stops.at(-1)!, offset: 1 }];
  // Two stops at one offset are a sharp edge: the pieces on either side simply differ.
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
