import { contrastRatio } from '@platelayer/library';
import { type Color, formatColor, hslToRgb, parseColor, rgbToHsl } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { PAPER } from '../text-color.ts';

/** The colours of one certificate, all made of one. */
export interface CertificateInk {
  /** The paper, with a breath of the colour. */
  readonly ground: Color;
  /** The colour itself, for fields that are filled. */
  readonly field: Color;
  /** What reads well on such a field. */
  readonly onField: Color;
  /** For thin lines: the colour, as dark as they must be to print in black and white too. */
  readonly line: Color;
  /** Of shadows beside figures. */
  readonly shade: Color;
  /** For the pattern under texts. */
  readonly faint: Color;
}

/** Of the colour in the paper, in the pattern on it and in shadows. */
const SHARE = { ground: 0.04, faint: 0.16, shade: 0.2 };
/** The least contrast of thin lines to their paper. */
const LINE_CONTRAST = 4;

export const certificateInk = (
  color: Color | undefined,
  look: Look,
  paper: Color = PAPER,
): CertificateInk => {
  const field = color ?? PAPER;
  const ground = mix(field, paper, SHARE.ground);
  const line = darkened(field, ground);
  return {
    ground,
    field,
    onField: look.readable(field),
    line,
    shade: mix(line, ground, SHARE.shade),
    faint: mix(line, ground, SHARE.faint),
  };
};

/** A part of one colour in another. */
export const mix = (one: Color, other: Color, part: number): Color => {
  const [a, b] = [parseColor(one), parseColor(other)];
  if (!a || !b) return other;
  const between = (x: number, y: number) => x * part + y * (1 - part);
  return formatColor({ r: between(a.r, b.r), g: between(a.g, b.g), b: between(a.b, b.b), a: 1 });
};

/** The same hue, darker in steps until it stands out. On a dark ground it is made lighter instead. */
const darkened = (color: Color, ground: Color): Color => {
  const parsed = parseColor(color);
  if (!parsed) return '#000000';
  const { h, s, l } = rgbToHsl(parsed);
  const step = contrastRatio('#000000', ground) >= contrastRatio('#ffffff', ground) ? -0.03 : 0.03;
  for (let light = l; light > 0 && light < 1; light += step) {
    const tried = formatColor({ ...hslToRgb({ h, s, l: light }), a: 1 });
    if (contrastRatio(tried, ground) >= LINE_CONTRAST) return tried;
  }
  return step < 0 ? '#000000' : '#ffffff';
};
