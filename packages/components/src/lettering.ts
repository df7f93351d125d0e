import {
  compose,
  cutLine,
  type Fonts,
  groupAt,
  lineWidth,
  type Node,
  skewX,
  type Text,
  type TypeStyle,
  translate,
} from '@platelayer/scene';

/** A type style with its line box and the size below which a text is cut rather than made smaller. */
export interface Lettering extends TypeStyle {
  readonly lineHeight: number;
  readonly minSize: number;
}

/** What a line becomes in its room: the same, smaller, or cut at the smallest size. */
export interface ShrunkLine {
  readonly content: string;
  readonly size: number;
  readonly cut: boolean;
}

/** Lengths that differ by less are equal. */
const EPSILON = 1e-6;

export const shrinkLine = (
  content: string,
  style: Pick<Lettering, 'minSize'> & TypeStyle,
  room: number,
  fonts: Fonts,
): ShrunkLine => {
  const natural = lineWidth(fonts, content, style);
  if (natural <= room + EPSILON) return { content, size: style.size, cut: false };
  const minSize = Math.min(style.minSize, style.size);
  const size = (style.size * Math.max(0, room)) / natural;
  if (size >= minSize) return { content, size, cut: false };
  return { content: cutLine(fonts, content, { ...style, size: minSize }, room), size: minSize, cut: true };
};

/** Slant of letters whose family has no italics, in degrees (50.1.5). */
const SLANT = 14;

export const lacksItalics = (style: TypeStyle, fonts: Fonts): boolean =>
  (style.slant === 'italic' || style.slant === 'oblique') && fonts.match(style).slant !== 'italic';

/** Lines of text, slanted if their face has no italics, each about its own baseline. */
export const slanted = (node: Text, style: TypeStyle, fonts: Fonts): readonly Node[] =>
  lacksItalics(style, fonts)
    ? node.runs.map((run) =>
        groupAt(compose(translate(0, run.y), skewX(-SLANT), translate(0, -run.y)), { ...node, runs: [run] }),
      )
    : [node];
