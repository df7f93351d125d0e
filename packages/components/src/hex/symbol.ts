import type { Hex } from '@platelayer/game';
import { type SymbolDrawing, symbol } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawHexInParts, type HexInParts } from './hex.ts';
import { type HexOptions, hexOptionsKey } from './hex-options.ts';

/** A hex that was drawn, and what was made of it. */
interface DrawnHex extends HexInParts {
  symbol?: SymbolDrawing;
  withoutId?: SymbolDrawing;
}

const drawn = new WeakMap<Look, WeakMap<Hex, Map<string, DrawnHex>>>();

/** The same hex in the same look and options is drawn once. */
const drawOnce = (hex: Hex, look: Look, options: HexOptions): DrawnHex => {
  const ofLook = drawn.get(look) ?? new WeakMap<Hex, Map<string, DrawnHex>>();
  drawn.set(look, ofLook);
  const ofHex = ofLook.get(hex) ?? new Map<string, DrawnHex>();
  ofLook.set(hex, ofHex);
  const key = hexOptionsKey(options);
  const found = ofHex.get(key) ?? drawHexInParts(hex, look, options);
  ofHex.set(key, found);
  return found;
};

/**
 * A hex as a drawing to be used many times: the same hex in the same look and options is the same symbol, whatever id it
 * is asked for later. The first caller's id stays, so ids must tell hexes and options apart.
 */
export const hexSymbol = (hex: Hex, look: Look, options: HexOptions, id: string): SymbolDrawing => {
  const known = drawOnce(hex, look, options);
  known.symbol ??= symbol(id, [...known.within, ...known.halos, ...known.id, ...known.above]);
  return known.symbol;
};

/** The same hex, everything at the same place, for a caller that writes its id elsewhere. */
export const hexSymbolWithoutId = (hex: Hex, look: Look, options: HexOptions, id: string): SymbolDrawing => {
  const known = drawOnce(hex, look, options);
  known.withoutId ??= symbol(id, [...known.within, ...known.halos, ...known.above]);
  return known.withoutId;
};
