import type { Drawings } from '../component.ts';
import { reportOnce } from '../look.ts';
import { physicalTokens, tokenPieces } from './token-pieces.ts';
import { tokenSheets } from './token-sheets.ts';

export const tokenDrawings: Drawings = {
  pages: (game, look, request) => tokenSheets(game, reportOnce(look), request),
  pieces: (game, look, options) => tokenPieces(game, reportOnce(look), options),
  physical: physicalTokens,
};
