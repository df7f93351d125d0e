import type { Color } from '../color.ts';
import type { Stroke, Text } from '../node.ts';
import type { Face, TypeStyle } from './face.ts';
import type { Fonts } from './fonts.ts';
import { layOutLine, type TextLine } from './line.ts';

export type TextAnchor = 'start' | 'middle' | 'end';

/** The values of SVG's `dominant-baseline` that 30.1.4 uses. */
export type Baseline = 'alphabetic' | 'middle' | 'central' | 'hanging';

export interface TextOptions extends TypeStyle {
  readonly anchor?: TextAnchor;
  readonly baseline?: Baseline;
  readonly fill?: Color;
  readonly stroke?: Stroke;
}

/** Height of each baseline above the alphabetic one, as a fraction of the size, as in browsers. */
export const BASELINES: Readonly<Record<Baseline, (face: Face) => number>> = {
  alphabetic: () => 0,
  middle: (face) => face.xHeight / 2,
  central: (face) => (face.ascent - face.descent) / 2,
  hanging: (face) => 0.8 * face.ascent,
};

/** Fraction of a line before its anchor. */
export const ANCHORS: Readonly<Record<TextAnchor, number>> = { start: 0, middle: 0.5, end: 1 };

/** A line of text at a point. */
export const text = (fonts: Fonts, content: string, x: number, y: number, options: TextOptions): Text => {
  const { anchor = 'start', baseline = 'alphabetic', size } = options;
  const line = layOutLine(fonts, content, options);
  const baselineY = y + BASELINES[baseline](fonts.match(options)) * size;
  return placeLines([{ line, x: x - ANCHORS[anchor] * line.width, y: baselineY }], options);
};

/** A text node of several lines, each with its own start. */
export const placeLines = (
  lines: readonly { readonly line: TextLine; readonly x: number; readonly y: number }[],
  { fill = '#000', stroke }: { readonly fill?: Color; readonly stroke?: Stroke },
): Text => ({
  kind: 'text',
  runs: lines.flatMap(({ line, x, y }) => {
    let start = x;
    return line.runs.map((run) => {
      const placed = { ...run, x: start, y };
      start += run.width;
      return placed;
    });
  }),
  fill,
  ...(stroke ? { stroke } : {}),
});
