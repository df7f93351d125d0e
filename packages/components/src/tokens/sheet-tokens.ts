import { companyTokenCounts, type Game, layFaces, type TokenFace } from '@platelayer/game';
import type { Look } from '../look.ts';
import { faceOfCompany } from './company-token.ts';
import type { TokenSizes } from './sheet-grid.ts';

/**
 * The faces on the sheets, one for each token printed, in order: of each company its market tokens, their
 * reverse sides and its station tokens, then the game's own tokens (70.3, 70.4.2).
 */
export const sheetTokens = (game: Game, look: Look, sizes: TokenSizes): readonly TokenFace[] => {
  const { bleed, reverseMarketTokens } = look.config.tokens;
  return [
    ...look.companies.flatMap((company) => {
      const counts = companyTokenCounts(company, reverseMarketTokens);
      const copies = (count: number, place: TokenFace) =>
        repeated(faceOfCompany(company, look, { bleed, ...place }), count);
      return [
        ...copies(counts.market, { width: sizes.market / 2 }),
        ...copies(counts.reverse, { width: sizes.market / 2, inverse: true }),
        ...copies(counts.station, { width: sizes.station / 2 }),
      ];
    }),
    ...game.tokens.flatMap(({ face, copies }) =>
      repeated(layFaces({ bleed, width: sizes.general / 2 }, face), copies),
    ),
  ];
};

const repeated = <T>(thing: T, count: number): readonly T[] => Array.from({ length: count }, () => thing);
