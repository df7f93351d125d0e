import {
  type Color,
  formatColor,
  group,
  type Node,
  type Paint,
  parseColor,
  withOpacity,
} from '@platelayer/scene';
import type { Look } from '../look.ts';
import type { Art, ArtNode, ArtPaint } from './artwork.ts';
import { type Recoloring, type SlotKind, slotColor, slotNames } from './slots.ts';

/** Draws a picture in the colours of a look, in the picture's own coordinates. */
export const recolor = (art: Art, recoloring: Recoloring, look: Look): readonly Node[] => {
  // A picture without company slots would look the same on both sides of a token, so the reverse side is in shades of
  // grey.
  const fade = recoloring.reserved === true && !art.children.some(hasSlots);
  const paintOf = (paint: ArtPaint | undefined, kind: SlotKind): Paint | undefined => {
    const color = paint && (slotPaint(paint, kind) ?? paint.own);
    if (color === undefined) return undefined;
    const { opacity = 1 } = paint ?? {};
    const shown = fade ? mapColors(color, toGray) : color;
    return opacity < 1 ? mapColors(shown, (color) => withOpacity(color, opacity)) : shown;
  };
  const slotPaint = (paint: ArtPaint, kind: SlotKind): Color | undefined => {
    for (const classes of paint.slots) {
      const color = slotColor(slotNames(classes, kind), recoloring, look);
      if (color !== undefined) return color;
    }
    return undefined;
  };
  const draw = (node: ArtNode): Node => {
    if (node.kind === 'group') {
      const { kind: _, children, ...options } = node;
      return group(children.map(draw), options);
    }
    const fill = paintOf(node.fill, 'fill');
    const line = paintOf(node.stroke?.paint, 'stroke');
    const { paint: _, ...stroke } = node.stroke ?? { width: 0 };
    return {
      ...node.outline,
      ...(fill === undefined ? {} : { fill }),
      ...(line === undefined ? {} : { stroke: { ...stroke, color: strokeColor(line) } }),
    };
  };
  return art.children.map(draw);
};

/** Whether slots make a difference between front and reverse side. */
const hasSlots = (node: ArtNode): boolean =>
  node.kind === 'group'
    ? node.children.some(hasSlots)
    : [
        ...(node.fill?.slots ?? []).flatMap((classes) => slotNames(classes, 'fill')),
        ...(node.stroke?.paint.slots ?? []).flatMap((classes) => slotNames(classes, 'stroke')),
      ].some((name) => name !== 'white' && !name.startsWith('map-'));

/** A stroke has a single colour, so it uses the middle stop of a gradient. */
const strokeColor = (paint: Paint): Color => {
  if (typeof paint === 'string') return paint;
  if (paint.kind === 'stripes') return paint.colors[0] ?? '#000';
  return paint.stops[Math.floor(paint.stops.length / 2)]?.color ?? '#000';
};

const mapColors = (paint: Paint, change: (color: Color) => Color): Paint => {
  if (typeof paint === 'string') return change(paint);
  if (paint.kind === 'stripes') return { ...paint, colors: paint.colors.map(change) };
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: change(stop.color) })) };
};

/** The grey with the same perceived brightness (Rec. 601). */
const toGray = (color: Color): Color => {
  const parsed = parseColor(color);
  if (parsed === undefined) return color;
  const level = 0.299 * parsed.r + 0.587 * parsed.g + 0.114 * parsed.b;
  return formatColor({ r: level, g: level, b: level, a: parsed.a });
};
