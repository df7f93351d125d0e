import { at, type Game, type Hex } from '@platelayer/game';
import { checkOverlaps } from '../hex/check-overlaps.ts';
import type { HexOptions } from '../hex/hex-options.ts';
import type { Look } from '../look.ts';

/** Reports problems in one part of a design. */
export type DesignCheck = (look: Look) => void;

/** Checks for overlaps: every map hex and every tile defined by the game, each once. */
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

/** Checks the consistency of the game (87.6). The rules are loaded on first use. */
export const ruleChecks = async (game: Game): Promise<DesignCheck> => {
  const { checkRules } = await import('./rules.ts');
  return (look) => checkRules(game, look.config.aids.silence).forEach(look.report);
};
