import type { Diagnostic } from '../../diagnostic.ts';
import type { Json } from '../../json.ts';
import { startReading } from '../../testing/reading.ts';
import { type Hex, resolveHex } from '../hex.ts';

/** A hex read on its own at `/hex`, and what was said about it. */
export const readHex = (json: Json, info: Json = {}): Hex & { readonly found: readonly Diagnostic[] } => {
  const reading = startReading(info);
  return { ...resolveHex(json, '/hex', reading), found: reading.found };
};

/** The codes and places of what was said about a hex. */
export const remarks = (json: Json, info: Json = {}): readonly string[] =>
  readHex(json, info).found.map(({ code, pointer }) => `${code} ${pointer}`);
