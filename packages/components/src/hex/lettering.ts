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
import { type Brush, stroke, typeStyle } from './brush.ts';

/** Ink and outline of a name (20.8.10): its own colour, or what reads best on its ground. */
export const inkOf = (
  { color, bgColor, strokeColor, strokeWidth }: NameText,
  brush: Brush,
): { readonly fill: Color; readonly stroke?: Stroke } => ({
  fill: color === undefined ? brush.readableOn(bgColor) : brush.plain(color),
  ...stroke(brush.ambient.orNone(strokeColor), strokeWidth, { join: 'round' }),
});

/** Space after each letter that brings the text to its forced length. */
export const trackingOf = ({ text, font, textLength }: NameText, { look }: Brush): number => {
  if (textLength === undefined) return 0;
  const style = typeStyle(font);
  const letters = layOutLine(look.fonts, text, style).runs.reduce(
    (count, run) => count + look.fonts.shape(run.text, look.fonts.face(run.face)).glyphs.length,
    0,
  );
  return letters < 2 ? 0 : (textLength - lineWidth(look.fonts, text, style)) / (letters - 1);
};

/** A straight name centred at x on a baseline at y. */
export const writeName = (name: NameText, x: number, y: number, brush: Brush): readonly Node[] => {
  const tracking = trackingOf(name, brush);
  const written = brush.write(name.text, x, y, name.font, { ...inkOf(name, brush), tracking });
  // The space after the last letter is no part of the text.
  return tracking === 0 ? [written] : [group([written], { transform: translate(tracking / 2) })];
};
