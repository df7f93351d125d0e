import { type Company, type Game, type GeneralToken, layFaces, type TokenFace } from '@platelayer/game';
import type { Look } from '../look.ts';
import { faceOfCompany } from './company-token.ts';

/** A distinct token. Views, pictures and Board18 share this numbering (70.12, 70.14.19). */
export type TokenEntry =
  | { readonly kind: 'company'; readonly company: Company }
  | { readonly kind: 'general'; readonly token: GeneralToken };

/** All companies, then the game's own tokens, except those with quantity 0. */
export const tokenEntries = (game: Game, look: Look): readonly TokenEntry[] => [
  ...look.companies.map((company): TokenEntry => ({ kind: 'company', company })),
  ...game.tokens.filter(hasCopies).map((token): TokenEntry => ({ kind: 'general', token })),
];

export const hasCopies = ({ quantity }: GeneralToken): boolean => quantity !== 0;

/** Returns both sides: front and reverse of a company's token, or a general token on white and on black. */
export const bothSides = (
  entry: TokenEntry,
  look: Look,
  place: TokenFace = {},
): readonly [TokenFace, TokenFace] => {
  if (entry.kind === 'general') {
    const on = (color: string): TokenFace => layFaces({ color }, place, entry.token.face, { bleed: false });
    return [on('white'), on('black')];
  }
  const side = (inverse: boolean): TokenFace => ({
    ...faceOfCompany(entry.company, look, { ...place, inverse }),
    bleed: false,
  });
  return [side(false), side(true)];
};
