import type { Drawings } from '../component.ts';
import { tokenPieces } from './token-pieces.ts';
import { tokenSheets } from './token-sheets.ts';

export const tokenDrawings: Drawings = { pages: tokenSheets, pieces: tokenPieces };
