import type { TokenFace } from '@platelayer/game';
import type { Color, Node } from '@platelayer/scene';
import type { TokenFrame } from '../frame.ts';

/** A shield or star: drawn over decorations and logos, with a say in the label (70.2.5). */
export interface Emblem {
  readonly field: 'shield' | 'shield3' | 'kiteshield' | 'star5';
  /** Makes the automatic size of the label smaller. */
  readonly labelFactor: number;
  /** Lowers the label's baseline at σ = 1: the automatic one, and one that the file gives. */
  readonly shift: { readonly automatic: number; readonly given: number };
  /** Nothing on a face without it. */
  draw(face: TokenFace, frame: TokenFrame): readonly Node[];
  /** What the label stands on; nothing where it is the token's own ground. */
  body(face: TokenFace, frame: TokenFrame): Color | undefined;
  /** Colour of the label on reserved tokens and reverse sides, where it is not the readable one. */
  grayedLabel(face: TokenFace, frame: TokenFrame): Color | undefined;
}

/** Fields of shields lose their colour on reserved tokens and reverse sides: the grey of CSS. */
export const GRAY = '#808080';
export const LINE = '#000000';

export const isGrayed = ({ reserved, inverse }: TokenFace): boolean => Boolean(reserved || inverse);
