import type { InventoryPiece } from '../inventory.ts';
import { backOf, frontOf } from '../side.ts';
import type { ModuleMaker, TraitsOf } from './module-maker.ts';
import { traits } from './piece-text.ts';

/** Piles of tokens in a row, and room for each. */
export const TOKEN_COLUMNS = 12;
export const TOKEN_STEP = 80;
/** Room around what lies on plain boards. */
export const GAP = 20;

export const tokenTraits = (piece: InventoryPiece, { picturedSide, entries }: ModuleMaker): TraitsOf => {
  const reverse = backOf(piece);
  const front = picturedSide(`${piece.name}-front`, frontOf(piece));
  const back = reverse && picturedSide(`${piece.name}-back`, reverse);
  entries.set(piece.name, { front, ...(back ? { back } : {}) });
  return (id) => [
    traits.prototype('Token'),
    ...(back ? [traits.twoSides(front, back)] : []),
    traits.piece(back ? '' : front, piece.title, id),
  ];
};
