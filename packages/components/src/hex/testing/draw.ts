import { type ConfigPart, type Hex, type Json, resolveHex, resolveInfo } from '@platelayer/game';
import { library } from '@platelayer/library';
import { gameOf, lookFor, type TestLook } from '../../testing/game.ts';
import { GALLERY_GAME } from '../gallery.ts';
import type { HexOptions } from '../hex-options.ts';
import { type HexPainter, hexPainter } from '../painter.ts';

export const galleryGame = gameOf(GALLERY_GAME);

export const TILE: HexOptions = { context: 'tile', orientation: 0, outline: false };

/** A look for the gallery game. */
export const lookWith = (config: ConfigPart = {}): TestLook => lookFor(galleryGame, config);

export const hexOf = (json: Json, info: Json = {}): Hex =>
  resolveHex(json, '', { library, info: resolveInfo(info), report: () => undefined });

export const painter = (
  hex: Json = {},
  options: Partial<HexOptions> = {},
  config: ConfigPart = {},
): HexPainter => hexPainter(hexOf(hex), lookWith(config), { ...TILE, ...options });
