import { type TokenFace, tokenDefaults } from '@platelayer/game';
import type { ColorContext } from '@platelayer/library';
import { type Color, circle, rect, type Shape, toHex } from '@platelayer/scene';
import type { Look } from '../look.ts';

/** What the place of a token decides (70.2.2). */
export interface TokenSetting {
  /** Radius where the face states none; 25 by default, 15 for a destination. */
  readonly radius?: number;
  /** Clockwise turn of the surroundings that the token undoes, in degrees. */
  readonly upright?: number;
  /** Palette of the place: `map` on round trackers, else `companies` (70.1.2). */
  readonly context?: ColorContext;
  /** How far the picture of a token with bleed runs over its edge: none where tokens are not cut out. */
  readonly bleed?: number;
  /** Where the file describes the token, to report what cannot be read on it. */
  readonly pointer?: string;
}

/** Measures and colours of one token, as all its parts use them. */
export interface TokenFrame {
  readonly look: Look;
  readonly shape: 'round' | 'square';
  /** Half the width of the finished token. */
  readonly radius: number;
  /** As far as the picture reaches, bleed included. */
  readonly edge: number;
  /** The radius in parts of 25: lengths of the file are written for that radius. */
  readonly unit: number;
  /** How far bands and sectors reach, so that they cover the token at any turn (70.14.8). */
  readonly span: number;
  readonly pointer?: string;
  /** Lookup in the palette of the place. */
  color(name: string): Color | undefined;
  /** Lookup without context; the page's own white or black where a theme lacks it. */
  bare(name: 'white' | 'black'): Color;
}

/** Bleed on tokens that ask for it. */
export const BLEED = 5;
/** Where the ring of a reverse side begins, as a part of the radius (70.2.3). */
export const RING = 0.84;
const RADIUS = 25;
const DESTINATION_RADIUS = 15;
const PLAIN = { white: '#ffffff', black: '#000000' } as const;

/** Half the width of a token: its own, else that of the place, else by kind. */
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

/** The outline of a token with half width `reach`. */
export const tokenOutline = (shape: TokenFrame['shape'], reach: number): Shape =>
  shape === 'square' ? rect(-reach, -reach, 2 * reach, 2 * reach) : circle(0, 0, reach);

export const outlineWidth = ({ outlineWidth: stated }: TokenFace): number =>
  stated ?? tokenDefaults.outlineWidth;

/** Where the outline runs: one wider than usual grows inwards, so that tokens are no larger for it. */
export const outlineReach = (face: TokenFace, { edge }: TokenFrame): number =>
  edge - Math.max(0, outlineWidth(face) - tokenDefaults.outlineWidth) / 2;

/** Of the outline: a CSS colour first, a palette name second (70.14.20). */
export const outlineColor = ({ outline }: TokenFace, frame: TokenFrame): Color =>
  (outline === undefined ? undefined : (toHex(outline) ?? frame.color(outline))) ?? PLAIN.black;
