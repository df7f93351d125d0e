import { stemOf } from '@platelayer/export';
import type { Game } from '@platelayer/game';
import type { CountedPart, GameDescription } from './values.ts';

/** Describes a game for the list of games. */
export const descriptionOf = (game: Game): GameDescription => {
  const { title, subtitle, designer, publisher } = game.info;
  const { range } = game.players;
  return {
    title,
    subtitle,
    designer,
    publisher,
    players: range && [range.min, range.max],
    counts: countsOf(game),
    stem: stemOf(title),
  };
};

export const countsOf = (game: Game): Readonly<Record<CountedPart, number>> => ({
  companies: game.companies.length,
  hexes: game.maps[0]?.hexes.length ?? 0,
  tiles: game.tiles.reduce((sum, { copies }) => sum + copies, 0),
  privates: game.privates.length,
  trains: game.trains.reduce((sum, { copies }) => sum + copies, 0),
});
