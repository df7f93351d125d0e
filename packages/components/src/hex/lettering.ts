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

/** Smallest font size that is easy to read. */
export const SMALLEST = 7;

/** Text that may cover track. A line in the hex colour keeps it readable. */
export interface OverTrack {
  readonly halo?: Color;
}

const HALO_WIDTH = 4;

export const haloStroke = ({ halo }: OverTrack): { readonly stroke?: Stroke } =>
  halo === undefined ? {} : { stroke: { color: halo, width: HALO_WIDTH, join: 'round' } };

/** Fill and outline of a name (20.8.10): its own colour, or the one that is most readable on its background. */
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
  // An outline makes letters readable on any background.
  if (strokeWidth > 0) return fill;
  const { pointer = '' } = painter.options;
  return painter.ink(fill, painter.laidOn(painter.ambient.orNone(bgColor)), bothStated ? pointer : undefined);
};

/** Letter spacing that stretches the text to its forced length. */
export const trackingOf = ({ text, font, textLength }: NameText, { look }: HexPainter): number => {
  if (textLength === undefined) return 0;
  const style = typeStyle(font);
  const letters = layOutLine(look.fonts, text, style).runs.reduce(
    (count, run) => count + look.fonts.shape(run.text, look.fonts.face(run.face)).glyphs.length,
    0,
  );
  return letters < 2 ? 0 : (textLength - lineWidth(look.fonts, text, style)) / (letters - 1);
};

/** Draws a straight name centred at x on a baseline at y. */
export const writeName = (name: NameText, x: number, y: number, painter: HexPainter): readonly Node[] => {
  const tracking = trackingOf(name, painter);
  const written = painter.write(name.text, x, y, name.font, { ...namePaint(name, painter), tracking });
  // The spacing after the last letter is not part of the text.
  return tracking === 0 ? [written] : [group([written], { transform: translate(tracking / 2) })];
};
