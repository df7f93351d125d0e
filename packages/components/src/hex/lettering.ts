import type { NameText } from '@platelayer/game';
import {
  type Color,
  group,
  layOutLine,
  lineWidth,
  type Node,
  type Stroke,
  translate,
} from '@platelayer/scene';
import { type HexPainter, stroke, thickened, typeStyle } from './painter.ts';

/** The size of letters that is still read with ease. */
export const SMALLEST = 7;

/** A text that may have to lie over track, where a line in the colour of the hex makes it readable. */
export interface OverTrack {
  readonly halo?: Color;
}

const HALO_WIDTH = 4;

export const haloStroke = ({ halo }: OverTrack): { readonly stroke?: Stroke } =>
  halo === undefined ? {} : { stroke: { color: halo, width: HALO_WIDTH, join: 'round' } };

/** Fill and outline of a name (20.8.10): its own colour, or what reads best on its ground. */
export const namePaint = (
  name: NameText & OverTrack,
  painter: HexPainter,
): { readonly fill: Color; readonly stroke?: Stroke } => {
  const fill = nameFill(name, painter);
  const line = stroke(painter.ambient.orNone(name.strokeColor), name.strokeWidth, { join: 'round' });
  return { fill, ...(line.stroke ? line : { ...thickened(name.font, fill), ...haloStroke(name) }) };
};

const nameFill = ({ color, bgColor, bothStated, strokeWidth }: NameText, painter: HexPainter): Color => {
  if (color === undefined) return painter.readableOn(bgColor);
  const fill = painter.plain(color);
  // A line around the letters makes them readable on any ground.
  if (strokeWidth > 0) return fill;
  const { pointer = '' } = painter.options;
  return painter.ink(fill, painter.laidOn(painter.ambient.orNone(bgColor)), bothStated ? pointer : undefined);
};

/** Space after each letter that brings the text to its forced length. */
export const trackingOf = ({ text, font, textLength }: NameText, { look }: HexPainter): number => {
  if (textLength === undefined) return 0;
  const style = typeStyle(font);
  const letters = layOutLine(look.fonts, text, style).runs.reduce(
    (count, run) => count + look.fonts.shape(run.text, look.fonts.face(run.face)).glyphs.length,
    0,
  );
  return letters < 2 ? 0 : (textLength - lineWidth(look.fonts, text, style)) / (letters - 1);
};

/** A straight name centred at x on a baseline at y. */
export const writeName = (name: NameText, x: number, y: number, painter: HexPainter): readonly Node[] => {
  const tracking = trackingOf(name, painter);
  const written = painter.write(name.text, x, y, name.font, { ...namePaint(name, painter), tracking });
  // The space after the last letter is no part of the text.
  return tracking === 0 ? [written] : [group([written], { transform: translate(tracking / 2) })];
};
