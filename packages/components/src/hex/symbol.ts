import type { Hex } from '@platelayer/game';
import { type SymbolDrawing, symbol } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawHexInParts, type HexInParts } from './hex.ts';
import { type HexOptions, hexOptionsKey } from './hex-options.ts';

/** A drawn hex and the symbols made from it. */
interface DrawnHex extends HexInParts {
  symbol?: SymbolDrawing;
  withoutId?: SymbolDrawing;
}

const drawn = new WeakMap<Look, WeakMap<Hex, Map<string, DrawnHex>>>();

/** Draws a hex once per look and options. */
const drawOnce = (hex: Hex, look: Look, options: HexOptions): DrawnHex => {
  const ofLook = drawn.get(look) ?? new WeakMap<Hex, Map<string, DrawnHex>>();
  drawn.set(look, ofLook);
  const ofHex = ofLook.get(hex) ?? new Map<string, DrawnHex>();
  ofLook.set(hex, ofHex);
  const key = hexOptionsKey(options);
  const hexDrawing = ofHex.get(key) ?? drawHexInParts(hex, look, options);
  ofHex.set(key, hexDrawing);
  return hexDrawing;
};

/**
 * A hex as a reusable drawing. The same hex with the same look and options is the same symbol, even if a later caller
 * passes another id, so ids must distinguish hexes and options.
 */
export const hexSymbol = (hex: Hex, look: Look, options: HexOptions, id: string): SymbolDrawing => {
  const hexDrawing = drawOnce(hex, look, options);
  hexDrawing.symbol ??= symbol(id, [
    ...hexDrawing.within,
    ...hexDrawing.halos,
    ...hexDrawing.id,
    ...hexDrawing.above,
  ]);
  return hexDrawing.symbol;
};

/** The hex without its id, for a caller that prints the id elsewhere. Everything else is at the same position. */
export const hexSymbolWithoutId = (hex: Hex, look: Look, options: HexOptions, id: string): SymbolDrawing => {
  const hexDrawing = drawOnce(hex, look, options);
  hexDrawing.withoutId ??= symbol(id, [...hexDrawing.within, ...hexDrawing.halos, ...hexDrawing.above]);
  return hexDrawing.withoutId;
};
