import type { Diagnostic } from './diagnostic.ts';
import type { Loaded } from './load.ts';

/** What was found out about the game later, such as when it was drawn: at its place in the text, unless it has another. */
export const placed = (
  { parsed, written }: Partial<Pick<Loaded, 'parsed' | 'written'>>,
  found: Diagnostic,
): Diagnostic => {
  if (found.file !== undefined || found.line !== undefined) return found;
  const pointer = written?.(found.pointer) ?? found.pointer;
  return { ...found, pointer, ...parsed?.locate(pointer) };
};
