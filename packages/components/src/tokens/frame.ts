import { type TokenFace, tokenDefaults } from '@platelayer/game';
import type { ColorContext } from '@platelayer/library';
import { type Color, circle, rect, type Shape, toHex } from '@platelayer/scene';
import type { Look } from '../look.ts';

/** Settings that depend on the position of a token (70.2.2). */
export interface TokenSetting {
  /** Radius if the face sets none. Default: 25, or 15 for a destination. */
  readonly radius?: number;
  /** Clockwise rotation of the surroundings, in degrees, which the token undoes. */
  readonly upright?: number;
  /** Palette: `map` on round trackers, otherwise `companies` (70.1.2). */
  readonly context?: ColorContext;
  /** Width of the bleed, for tokens that are cut out. Default: 0. */
  readonly bleed?: number;
  /** Location of the token in the file, for diagnostics. */
  readonly pointer?: string;
}

/** Sizes and colours of a token, for drawing its parts. */
export interface TokenFrame {
  readonly look: Look;
  readonly shape: 'round' | 'square';
  /** Half the width of the trimmed token. */
  readonly radius: number;
  /** Radius including the bleed. */
  readonly edge: number;
  /** The radius divided by 25, because lengths in the file are for a radius of 25. */
  readonly unit: number;
  /** Extent of bands and sectors, which covers the token at any rotation (70.14.8). */
  readonly span: number;
  readonly pointer?: string;
  /** Finds a colour in the palette of the position. */
  color(name: string): Color | undefined;
  /** Finds white or black in the theme. Falls back to pure white or black. */
  bare(name: 'white' | 'black'): Color;
}

/** Default width of the bleed. */
export const BLEED = 5;
/** Inner radius of the ring on a reverse side, as a fraction of the radius (70.2.3). */
export const RING = 0.84;
const RADIUS = 25;
const DESTINATION_RADIUS = 15;
const PLAIN = { white: '#ffffff', black: '#000000' } as const;

/** Half the width of a token: its own, that of its position, or the default of its kind. */
export const tokenRadius = (face: TokenFace, radius?: number): number =>
  face.width ?? radius ?? (face.destination ? DESTINATION_RADIUS : RADIUS);

export const frameOf = (face: TokenFace, look: Look, setting: TokenSetting): TokenFrame => {
  const { context = 'companies', bleed = 0 } = setting;
  const radius = tokenRadius(face, setting.radius);
  const edge = face.bleed ? radius + bleed : radius;
  return {
    look,
    shape: face.tokenShape ?? tokenDefaults.tokenShape,
    radius,
    edge,
    unit: radius / RADIUS,
    span: Math.max(50, 2 * edge),
    pointer: setting.pointer,
    color: (name) => look.color(name, context),
    bare: (name) => look.color(name) ?? PLAIN[name],
  };
};

export const tokenOutline = (shape: TokenFrame['shape'], reach: number): Shape =>
  shape === 'square' ? rect(-reach, -reach, 2 * reach, 2 * reach) : circle(0, 0, reach);

export const outlineWidth = ({ outlineWidth: width }: TokenFace): number =>
  width ?? tokenDefaults.outlineWidth;

/** Half width of the outline's centre line. Wider outlines grow inwards, so that tokens do not become larger. */
export const outlineReach = (face: TokenFace, { edge }: TokenFrame): number =>
  edge - Math.max(0, outlineWidth(face) - tokenDefaults.outlineWidth) / 2;

/** Reads the outline colour as a CSS colour first, then as a palette name (70.14.20). */
export const outlineColor = ({ outline }: TokenFace, frame: TokenFrame): Color =>
  (outline === undefined ? undefined : (toHex(outline) ?? frame.color(outline))) ?? PLAIN.black;
