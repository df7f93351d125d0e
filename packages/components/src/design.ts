import { at, type Game, type Hex } from '@platelayer/game';
import { checkOverlaps } from './hex/check-overlaps.ts';
import type { HexOptions } from './hex/hex-options.ts';
import type { Look } from './look.ts';

/** Checks one hex and reports what covers what there. */
export type DesignCheck = (look: Look) => void;

/** Every hex of the maps and every tile that the game defines itself, each once. */
export const designChecks = (game: Game): readonly DesignCheck[] => {
  const checks = new Map<Hex, DesignCheck>();
  const add = (hex: Hex, options: HexOptions) => {
    if (!checks.has(hex)) checks.set(hex, (look) => checkOverlaps(hex, look, options));
  };
  const orientation = game.info.orientation === 'horizontal' ? 0 : 90;
  for (const { hexes } of game.maps)
    for (const { hex, pointer } of hexes) add(hex, { context: 'map', orientation, outline: true, pointer });
  for (const { hex, id, source } of game.tiles)
    if (source === 'own')
      add(hex, { context: 'tile', orientation: 0, outline: true, pointer: at('/tiles', id) });
  return [...checks.values()];
};
