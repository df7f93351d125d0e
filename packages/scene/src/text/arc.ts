import type { Color } from '../color.ts';
import type { ArcText, Stroke } from '../node.ts';
import type { Face, TypeStyle } from './face.ts';
import type { Fonts } from './fonts.ts';
import { layOutLine } from './line.ts';
import { ANCHORS, type TextAnchor } from './text.ts';

export interface ArcTextOptions extends TypeStyle {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  /** Position of the text's anchor, in degrees clockwise from three o'clock. 270 is the top. */
  readonly angle: number;
  readonly direction?: ArcText['direction'];
  readonly anchor?: TextAnchor;
  readonly fill?: Color;
  readonly stroke?: Stroke;
}

/** A line of text along a circle. */
export const arcText = (fonts: Fonts, content: string, options: ArcTextOptions): ArcText => {
  const {
    cx,
    cy,
    radius,
    angle,
    direction = 'clockwise',
    anchor = 'middle',
    fill = '#000',
    stroke,
  } = options;
  const line = layOutLine(fonts, content, options);
  const swept = ((line.width / radius) * 180) / Math.PI;
  const start = angle - (direction === 'clockwise' ? 1 : -1) * ANCHORS[anchor] * swept;
  return {
    kind: 'arcText',
    runs: line.runs,
    cx,
    cy,
    radius,
    start,
    direction,
    fill,
    ...(stroke ? { stroke } : {}),
  };
};

/** A glyph with its position: its origin on the baseline, and a clockwise rotation by `angle` degrees about it. */
export interface PlacedGlyph {
  readonly face: Face;
  readonly id: number;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Each glyph touches the circle at the middle of its advance, as in SVG's `textPath`. */
export const placeGlyphsOnArc = (
  fonts: Fonts,
  { runs, cx, cy, radius, start, direction }: ArcText,
): readonly PlacedGlyph[] => {
  const sign = direction === 'clockwise' ? 1 : -1;
  let travelled = 0;
  return runs.flatMap(({ text, face: id, size, tracking = 0 }) => {
    const face = fonts.face(id);
    return fonts.shape(text, face).glyphs.map((glyph): PlacedGlyph => {
      const advance = glyph.advance * size;
      const around = (start * Math.PI) / 180 + (sign * (travelled + advance / 2)) / radius;
      travelled += advance + tracking;
      const turn = around + (sign * Math.PI) / 2;
      const [along, across] = [glyph.dx * size - advance / 2, glyph.dy * size];
      const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
      return {
        face,
        id: glyph.id,
        size,
        x: cx + radius * Math.cos(around) + along * cos - across * sin,
        y: cy + radius * Math.sin(around) + along * sin + across * cos,
        angle: (turn * 180) / Math.PI,
      };
    });
  });
};
