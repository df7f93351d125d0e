import type { Hex } from '@platelayer/game';
import { type SymbolDrawing, symbol } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawHex } from './hex.ts';
import { type HexOptions, hexOptionsKey } from './hex-options.ts';

const symbols = new WeakMap<Look, WeakMap<Hex, Map<string, SymbolDrawing>>>();

/**
 * A hex as a drawing to be used many times: the same hex in the same look and options is the same symbol, whatever id it
 * is asked for later. The first caller's id stays, so ids must tell hexes and options apart.
 */
export const hexSymbol = (hex: Hex, look: Look, options: HexOptions, id: string): SymbolDrawing => {
  const ofLook = symbols.get(look) ?? new WeakMap<Hex, Map<string, SymbolDrawing>>();
  symbols.set(look, ofLook);
  const ofHex = ofLook.get(hex) ?? new Map<string, SymbolDrawing>();
  ofLook.set(hex, ofHex);
  const key = hexOptionsKey(options);
  const found = ofHex.get(key) ?? symbol(id, drawHex(hex, look, options));
  ofHex.set(key, found);
  return found;
};
