/** Every piece of lettering in a drawing, straight or on a curve, within symbols too. */
export const textsIn = (drawing: unknown): readonly string[] => {
  const found: string[] = [];
  const seen = new Set<object>();
  const search = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const { text, face } = value as { readonly text?: unknown; readonly face?: unknown };
    if (typeof text === 'string' && typeof face === 'string') found.push(text);
    for (const part of Object.values(value)) search(part);
  };
  search(drawing);
  return found;
};
