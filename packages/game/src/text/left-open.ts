import type { Place } from './parsed.ts';

/** Lines that begin further right are not laid out by hand. */
const DEEPEST_INDENT = 200;

/**
 * Of a text that ends too early, the bracket that was most likely left open: the first one whose partner begins a line
 * further left than the line it opened in, so that it rather closes something outside.
 */
export const firstLeftOpen = (
  text: string,
  pairs: readonly (readonly [number, number])[],
  place: (offset: number) => Place,
): { readonly kind: 'object' | 'list'; readonly offset: number; readonly end: Place } | undefined => {
  const indentAt = (offset: number): string => {
    const start = offset - place(offset).column + 1;
    return /^[ \t]*/.exec(text.slice(start, start + DEEPEST_INDENT))![0];
  };
  for (const [offset, partner] of pairs) {
    const end = place(partner);
    const indent = end.column - 1;
    if (indent < indentAt(offset).length && indentAt(partner).length === indent)
      return { kind: text[offset] === '[' ? 'list' : 'object', offset, end };
  }
  return undefined;
};
