import type { Diagnostic } from './diagnostic.ts';
import type { Loaded } from './load.ts';

/**
 * Adds the position in the text to a diagnostic that was found later, for example while drawing. A separate module, because
 * every visit needs it, and `load` loads on demand.
 */
export const placed = (
  { parsed, written }: Partial<Pick<Loaded, 'parsed' | 'written'>>,
  found: Diagnostic,
): Diagnostic => {
  if (found.file !== undefined || found.line !== undefined) return found;
  const pointer = written?.(found.pointer) ?? found.pointer;
  return { ...found, pointer, ...parsed?.locate(pointer) };
};
