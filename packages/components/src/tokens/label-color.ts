import { type TokenFace, tokenDefaults } from '@platelayer/game';
import { contrastRatio, darken } from '@platelayer/library';
import type { Color, Stroke } from '@platelayer/scene';
import { emblemOf, labelCarrier } from './decorations/decorations.ts';
import type { TokenFrame } from './frame.ts';
import { colorName, colorOf, isGrayed, type TokenStyle } from './mode.ts';

/** A label of less contrast to its ground cannot be read (70.14.21). */
const LEAST_CONTRAST = 1.5;
const LINE_WIDTH = tokenDefaults.labelStrokeWidth;
/** Pale letters of a reverse side get a line twice as wide: of a halo only the outer half shows. */
const PALE = 3;

export interface LabelPaint {
  readonly fill: Color;
  readonly stroke?: Stroke;
}

/** Colours of the label (70.2.7); nothing for a label that does not show. */
export const labelPaint = (face: TokenFace, style: TokenStyle, frame: TokenFrame): LabelPaint | undefined => {
  const fill = fillOf(face, style, frame);
  if (fill === undefined) return undefined;
  const { labelStrokeWidth: width, labelStrokeColor } = face;
  switch (style.mode) {
    case 'reverse':
      return {
        fill,
        stroke: halo(
          darken(fill),
          width ?? (contrastRatio(fill, style.ground) < PALE ? 2 * LINE_WIDTH : LINE_WIDTH),
        ),
      };
    case 'plain': {
      const line = colorOf(labelStrokeColor, frame);
      return line === undefined ? { fill } : { fill, stroke: halo(line, width ?? LINE_WIDTH) };
    }
    default:
      return { fill };
  }
};

const halo = (color: Color, width: number): Stroke => ({ color, width, join: 'round' });

const fillOf = (face: TokenFace, style: TokenStyle, frame: TokenFrame): Color | undefined => {
  const emblem = emblemOf(face);
  if (emblem) {
    const { decoration, look } = emblem;
    const ground = look.body(decoration, frame) ?? style.ground;
    const grayed = isGrayed(face) ? look.grayedLabel(decoration, frame) : undefined;
    if (grayed !== undefined) return legible(grayed, ground, frame);
    return colorOf(face.labelColor, frame) ?? frame.look.readable(ground);
  }
  switch (style.mode) {
    case 'reverse':
      return reverseColor(face, style, frame);
    case 'plain':
      return colorOf(face.labelColor, frame) ?? frame.look.readable(labelGround(face, style, frame));
    default:
      return undefined;
  }
};

/** What a label on a plain token stands on: a decoration that carries labels, else the ground. */
const labelGround = (face: TokenFace, { ground }: TokenStyle, frame: TokenFrame): Color => {
  const carrier = labelCarrier(face);
  return carrier?.look.labelGround?.(carrier.decoration, frame) ?? ground;
};

const reverseColor = (face: TokenFace, { ground }: TokenStyle, frame: TokenFrame): Color =>
  legible(colorOf(face.inverseLabelColor ?? colorName(face), frame) ?? frame.bare('black'), ground, frame);

const legible = (color: Color, ground: Color, frame: TokenFrame): Color =>
  contrastRatio(color, ground) < LEAST_CONTRAST ? frame.look.readable(ground) : color;
