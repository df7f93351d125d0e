import type { TokenFace } from '@platelayer/game';
import type { Color } from '@platelayer/scene';
import { iconMainColor } from '../artwork/draw-art.ts';
import type { TokenFrame } from './frame.ts';

/** Display mode of a token (70.2.3). */
export type TokenMode = 'reverse with logo' | 'reverse' | 'logo' | 'plain';

export interface TokenStyle {
  readonly mode: TokenMode;
  readonly ground: Color;
}

export const modeOf = ({ inverse }: TokenFace, hasLogo: boolean): TokenMode => {
  if (inverse) return hasLogo ? 'reverse with logo' : 'reverse';
  return hasLogo ? 'logo' : 'plain';
};

/** Name of the token's own colour; a reserved token is grey. */
export const colorName = ({ reserved, color }: TokenFace): string | undefined => (reserved ? 'gray' : color);

export const groundOf = (face: TokenFace, mode: TokenMode, frame: TokenFrame): Color => {
  const grounds = {
    'reverse with logo': () => frame.color('white'),
    reverse: () => frame.color('white'),
    logo: () => (face.iconColor === undefined ? undefined : iconMainColor(face.iconColor, frame.look)),
    plain: () => colorOf(colorName(face), frame),
  } satisfies Record<TokenMode, () => Color | undefined>;
  return grounds[mode]() ?? frame.bare('white');
};

/** Finds an optional colour name in the palette of the token. */
export const colorOf = (name: string | undefined, frame: TokenFrame): Color | undefined =>
  name === undefined ? undefined : frame.color(name);

export const isReverse = (mode: TokenMode): boolean => mode === 'reverse' || mode === 'reverse with logo';

/** Whether emblems lose their colours, as on reserved tokens and reverse sides. */
export const isGrayed = ({ reserved, inverse }: TokenFace): boolean => Boolean(reserved || inverse);
