import { at, type Game, type Hex } from '@platelayer/game';
import { checkOverlaps } from './hex/overlap.ts';
import type { HexSetting } from './hex/setting.ts';
import type { Look } from './look.ts';

/** Looks at every hex of the maps and every tile that the game defines itself, each once, and reports what covers what. */
export const checkDesign = (game: Game, look: Look): void => {
  const seen = new Set<Hex>();
  const check = (hex: Hex, setting: HexSetting, pointer: string) => {
    if (seen.has(hex)) return;
    seen.add(hex);
    checkOverlaps(hex, look, setting, pointer);
  };
  const orientation = game.info.orientation === 'horizontal' ? 0 : 90;
  for (const { hexes } of game.maps)
    for (const { hex, pointer } of hexes) check(hex, { context: 'map', orientation, outline: true }, pointer);
  for (const { hex, id, source } of game.tiles)
    if (source === 'own') check(hex, { context: 'tile', orientation: 0, outline: true }, at('/tiles', id));
};
