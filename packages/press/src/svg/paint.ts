import {
  type Color,
  formatNumber,
  type GradientStop,
  MITER_LIMIT,
  type Paint,
  parseColor,
  type Stroke,
} from '@platelayer/scene';
import type { SvgContext } from './context.ts';
import { type Attributes, element } from './xml.ts';

/** Colour and opacity are separate, because print programs do not read `#rrggbbaa`. */
const colorAttributes = (color: Color, name: string, opacityName: string): Attributes => {
  const { r, g, b, a } = parseColor(color) ?? { r: 0, g: 0, b: 0, a: 1 };
  const hex = [r, g, b].map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return { [name]: `#${hex.join('')}`, [opacityName]: a < 1 ? a : undefined };
};

export const fillColor = (color: Color): Attributes => colorAttributes(color, 'fill', 'fill-opacity');

export const fillAttributes = (context: SvgContext, fill: Paint | undefined): Attributes => {
  if (fill === undefined) return { fill: 'none' };
  return typeof fill === 'string' ? fillColor(fill) : { fill: `url(#${definePaint(context, fill)})` };
};

export const strokeAttributes = (stroke: Stroke | undefined): Attributes =>
  stroke === undefined
    ? {}
    : {
        ...colorAttributes(stroke.color, 'stroke', 'stroke-opacity'),
        'stroke-width': stroke.width,
        'stroke-dasharray': stroke.dash?.length
          ? stroke.dash.map((dash) => formatNumber(dash)).join(' ')
          : undefined,
        'stroke-dashoffset': stroke.dashOffset || undefined,
        'stroke-linejoin': stroke.join,
        'stroke-linecap': stroke.cap,
        'stroke-miterlimit': stroke.join === undefined || stroke.join === 'miter' ? MITER_LIMIT : undefined,
      };

const definePaint = (context: SvgContext, paint: Exclude<Paint, string>): string =>
  context.define('p', JSON.stringify(paint), () => {
    if (paint.kind === 'stripes') {
      const { width, colors, angle } = paint;
      const [ground, ...bands] = colors;
      // The tile starts in the middle of the first band, so that its seam is between equal colours.
      const tile = { width: width * colors.length, height: width };
      return {
        name: 'pattern',
        attributes: {
          patternUnits: 'userSpaceOnUse',
          x: width / 2,
          ...tile,
          patternTransform: angle === 0 ? undefined : `rotate(${formatNumber(angle)})`,
        },
        content: [
          element('rect', { ...tile, ...fillColor(ground!) }),
          ...bands.map((band, i) =>
            element('rect', { x: (i + 0.5) * width, width, height: width, ...fillColor(band) }),
          ),
        ].join(''),
      };
    }
    const { kind, stops, ...geometry } = paint;
    return {
      name: `${kind}Gradient`,
      attributes: { gradientUnits: 'userSpaceOnUse', ...geometry },
      content: stops.map(gradientStop).join(''),
    };
  });

const gradientStop = ({ offset, color }: GradientStop): string =>
  element('stop', { offset, ...colorAttributes(color, 'stop-color', 'stop-opacity') });
