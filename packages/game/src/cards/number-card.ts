import { MAX_COPIES } from '../copies.ts';
import type { Info } from '../info.ts';
import { asList, asText, type Json, truthy } from '../json.ts';
import type { Players } from '../players.ts';

/** A numbered card for drawing the player order (50.6). */
export interface NumberCard {
  readonly number: number;
  readonly color: string;
}

/** For every colour, the numbers from 1 to the maximum player count. */
export const resolveNumberCards = (
  json: Json | undefined,
  info: Info,
  players: Players,
): readonly NumberCard[] => {
  const colors =
    json === undefined || json === null
      ? [info.background]
      : asList(json).map((color) => truthy(asText(color)));
  const largest = Math.min(Math.floor(players.range?.max ?? 0), MAX_COPIES);
  return colors.flatMap((color) =>
    Array.from({ length: largest }, (_, index) => ({ number: index + 1, color: color ?? 'gray' })),
  );
};
