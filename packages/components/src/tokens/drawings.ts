import type { Drawings } from '../component.ts';
import { physicalTokens, tokenPieces } from './token-pieces.ts';
import { tokenSheets } from './token-sheets.ts';

export const tokenDrawings: Drawings = {
  pages: tokenSheets,
  pieces: tokenPieces,
  physical: physicalTokens,
};
