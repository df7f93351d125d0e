import type { TokenFace } from '@platelayer/game';
import { findLogo, logoFit } from '@platelayer/library';
import type { Node } from '@platelayer/scene';
import type { Art } from '../artwork/artwork.ts';
import { drawArt, reportMissing } from '../artwork/draw-art.ts';
import { monogramOf } from '../artwork/monogram.ts';
import type { TokenFrame } from './frame.ts';

/** What stands for the logo a face asks for: the picture, or letters where there is none. */
export type TokenLogo =
  | { readonly kind: 'art'; readonly id: string; readonly art: Art }
  | { readonly kind: 'letters'; readonly letters: string };

/** Nothing for a face that asks for no logo. A name that no library knows is the game's own diagnostic. */
export const logoOf = ({ logo: id, label }: TokenFace, { look }: TokenFrame): TokenLogo | undefined => {
  if (!id) return undefined;
  const art = look.artwork.logo(id);
  if (art) return { kind: 'art', id, art };
  if (findLogo(id) !== undefined) reportMissing('logo', id, 'its label', look, '');
  return { kind: 'letters', letters: label || monogramOf(id) };
};

/** Reserved tokens and reverse sides show their logo in grey (70.2.3). */
export const drawTokenLogo = (
  { id, art }: Extract<TokenLogo, { kind: 'art' }>,
  face: TokenFace,
  { look, radius, unit }: TokenFrame,
): readonly Node[] => {
  const reserved = Boolean(face.inverse || face.reserved);
  const color = reserved ? 'gray' : face.color;
  const replaced = look.config.companySvgLogos === 'main' && color !== undefined;
  return drawArt(art, look, {
    x: 0,
    y: 0,
    size: face.logoWidth === undefined ? 2 * radius : face.logoWidth * unit,
    fit: logoFit(id),
    main: replaced ? look.color(color, 'companies') : undefined,
    reserved,
  });
};
