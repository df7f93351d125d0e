import type { Game } from '@platelayer/game';
import type { CountedPart } from './messages.ts';

/** How much there is in a game. */
export const countsOf = (game: Game): Readonly<Record<CountedPart, number>> => ({
  companies: game.companies.length,
  hexes: game.maps[0]?.hexes.length ?? 0,
  tiles: game.tiles.reduce((sum, { copies }) => sum + copies, 0),
  privates: game.privates.length,
  trains: game.trains.reduce((sum, { copies }) => sum + copies, 0),
});
