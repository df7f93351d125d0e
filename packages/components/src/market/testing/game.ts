import type { Game, Stock } from '@platelayer/game';
import { gameOf } from '../../testing/game.ts';

/** A game with this `stock`, and the resolved stock. */
export const stockOf = (stock: object, rest: object = {}): { readonly game: Game; readonly stock: Stock } => {
  const game = gameOf({ ...rest, stock });
  if (game.stock === undefined) throw new Error('The stock of this test cannot be read.');
  return { game, stock: game.stock };
};
