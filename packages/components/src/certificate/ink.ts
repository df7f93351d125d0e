import { contrastRatio } from '@platelayer/library';
import { type Color, formatColor, hslToRgb, parseColor, rgbToHsl } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { PAPER } from '../text-color.ts';

/** Colours of a certificate, all derived from one. */
export interface CertificateInk {
  /** Paper, tinted with the colour. */
  readonly ground: Color;
  /** The colour itself, for filled fields. */
  readonly field: Color;
  /** Text colour on filled fields. */
  readonly onField: Color;
  /** For thin lines: the colour, darkened until it is visible in black and white. */
  readonly line: Color;
  /** For shadows. */
  readonly shade: Color;
  /** For the pattern behind texts. */
  readonly faint: Color;
}

/** Amounts of colour in the paper, in the pattern behind texts and in shadows. */
const SHARE = { ground: 0.04, faint: 0.16, shade: 0.2 };
/** Smallest contrast of thin lines with their paper. */
const MIN_CONTRAST = 4;

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

/** Mixes a fraction of one colour into another. */
export const mix = (color: Color, base: Color, part: number): Color => {
  const [a, b] = [parseColor(color), parseColor(base)];
  if (!a || !b) return base;
  const between = (x: number, y: number) => x * part + y * (1 - part);
  return formatColor({ r: between(a.r, b.r), g: between(a.g, b.g), b: between(a.b, b.b), a: 1 });
};

/** Darkens a colour in steps until the contrast is enough. Lightens it instead on a dark background. */
const darkened = (color: Color, ground: Color): Color => {
  const parsed = parseColor(color);
  if (!parsed) return '#000000';
  const { h, s, l } = rgbToHsl(parsed);
  const step = contrastRatio('#000000', ground) >= contrastRatio('#ffffff', ground) ? -0.03 : 0.03;
  for (let light = l; light > 0 && light < 1; light += step) {
    const shade = formatColor({ ...hslToRgb({ h, s, l: light }), a: 1 });
    if (contrastRatio(shade, ground) >= MIN_CONTRAST) return shade;
  }
  return step < 0 ? '#000000' : '#ffffff';
};
