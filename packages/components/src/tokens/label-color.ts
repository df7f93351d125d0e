import { at, type TokenFace, tokenDefaults } from '@platelayer/game';
import { contrastRatio, darken, LEAST_CONTRAST } from '@platelayer/library';
import { type Color, type Node, parseColor, type Stroke } from '@platelayer/scene';
import { textColor } from '../text-color.ts';
import { drawPatterns, emblemOf, labelCarrier } from './decorations/decorations.ts';
import type { TokenFrame } from './frame.ts';
import { halfBand } from './label-layout.ts';
import { colorName, colorOf, isGrayed, type TokenStyle } from './mode.ts';

const DEFAULT_WIDTH = tokenDefaults.labelStrokeWidth;
/** Width of the outline around letters on several colours, on a token of radius 25. Only its outer half is visible. */
const HALO_WIDTH = 2;

export interface LabelPaint {
  readonly fill: Color;
  readonly stroke?: Stroke;
}

/** Colours of the label (70.2.7), or undefined if it is hidden. */
export const labelPaint = (face: TokenFace, style: TokenStyle, frame: TokenFrame): LabelPaint | undefined => {
  const fill = fillOf(face, style, frame);
  if (fill === undefined) return undefined;
  const { labelStrokeWidth: width, labelStrokeColor } = face;
  switch (style.mode) {
    case 'reverse':
      // These letters are legible, so they have an outline only if the file sets one.
      return width === undefined ? { fill } : { fill, stroke: halo(darken(fill), width) };
    case 'plain': {
      const line = colorOf(labelStrokeColor, frame);
      if (line !== undefined) return { fill, stroke: halo(line, width ?? DEFAULT_WIDTH) };
      return patternsHide(fill, face, frame)
        ? { fill, stroke: halo(frame.look.readable(fill), HALO_WIDTH * frame.unit) }
        : { fill };
    }
    default:
      return { fill };
  }
};

/** Colours of the second line. Equal to the first line's unless the file sets others, or only the first line is on a band. */
export const secondLinePaint = (
  first: LabelPaint,
  face: TokenFace,
  { mode, ground }: TokenStyle,
  frame: TokenFrame,
): LabelPaint => {
  const { look, pointer } = frame;
  if (mode !== 'plain') return first;
  const color = colorOf(face.label2Color, frame);
  if (color !== undefined) {
    const statedAt = pointer === undefined ? undefined : at(pointer, 'label2Color');
    return {
      ...first,
      fill: emblemOf(face) ? color : textColor({ color, grounds: [ground], statedAt }, look),
    };
  }
  return halfBand(face, frame) === undefined || face.labelColor !== undefined
    ? first
    : { ...first, fill: look.readable(ground) };
};

const halo = (color: Color, width: number): Stroke => ({ color, width, join: 'round' });

const fillOf = (face: TokenFace, style: TokenStyle, frame: TokenFrame): Color | undefined => {
  const emblem = emblemOf(face);
  if (emblem) {
    const { decoration, look } = emblem;
    const ground = look.body(decoration, frame) ?? style.ground;
    const grayed = isGrayed(face) ? look.grayedLabel(decoration, frame) : undefined;
    if (grayed !== undefined) return textColor({ color: grayed, grounds: [ground] }, frame.look);
    return colorOf(face.labelColor, frame) ?? frame.look.readable(ground);
  }
  switch (style.mode) {
    case 'reverse':
      return reverseColor(face, style, frame);
    case 'plain':
      return plainColor(face, style, frame);
    default:
      return undefined;
  }
};

/** Colour behind a label on a plain token: a decoration that carries labels, or the background. */
const labelGround = (face: TokenFace, { ground }: TokenStyle, frame: TokenFrame): Color => {
  const carrier = labelCarrier(face);
  return carrier?.look.labelGround?.(carrier.decoration, frame) ?? ground;
};

const plainColor = (face: TokenFace, style: TokenStyle, frame: TokenFrame): Color => {
  const { look, pointer } = frame;
  const ground = labelGround(face, style, frame);
  const explicitColor = colorOf(face.labelColor, frame);
  if (explicitColor === undefined) return look.readable(ground);
  // White is only the default of a token without a colour. An outline makes letters legible on any background.
  const setsBoth = colorName(face) !== undefined || labelCarrier(face) !== undefined;
  const onPattern =
    !labelCarrier(face) && patternColors(face, frame).some((color) => isLegible(explicitColor, color));
  if (face.labelStrokeColor !== undefined || onPattern || (setsBoth && pointer === undefined))
    return explicitColor;
  const statedAt = setsBoth && pointer !== undefined ? at(pointer, 'labelColor') : undefined;
  return textColor({ color: explicitColor, grounds: [ground], statedAt }, look);
};

/** The colour of the token, or a shade of it that is legible on the white reverse side (70.14.21). */
const reverseColor = (face: TokenFace, { ground }: TokenStyle, frame: TokenFrame): Color => {
  const color = colorOf(face.inverseLabelColor ?? colorName(face), frame) ?? frame.bare('black');
  return textColor({ color, grounds: [ground] }, frame.look);
};

/** Whether a default label colour is not legible on some colour of the pattern behind it. */
const patternsHide = (fill: Color, face: TokenFace, frame: TokenFrame): boolean => {
  if (face.labelColor !== undefined || emblemOf(face) || labelCarrier(face)) return false;
  return !patternColors(face, frame).every((color) => isLegible(fill, color));
};

const isLegible = (fill: Color, ground: Color): boolean => contrastRatio(fill, ground) >= LEAST_CONTRAST;

const patternColors = (face: TokenFace, frame: TokenFrame): readonly Color[] =>
  colorsOf(drawPatterns(face, frame));

const colorsOf = (nodes: readonly Node[]): readonly Color[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return colorsOf(node.children);
    if (node.kind === 'use' || node.kind === 'image' || node.kind === 'text' || node.kind === 'arcText')
      return [];
    return [node.fill, node.stroke?.color].filter(
      (paint) => typeof paint === 'string' && parseColor(paint) !== undefined,
    ) as Color[];
  });
