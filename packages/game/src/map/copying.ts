/** How things that may copy one another are built. */
export interface Copying<Item, Built> {
  sourceOf(item: Item): Item | undefined;
  build(item: Item, source: Built | undefined): Built;
  /** The copy of this item would close a circle, so it is built without. */
  onCircle(item: Item): void;
}

/**
 * Builds a thing after what it copies, that after its own source, and so on, each thing once. A walk
 * and no recursion: a chain may be as long as the file.
 */
export const copyBuilder = <Item, Built>({ sourceOf, build, onCircle }: Copying<Item, Built>) => {
  const built = new Map<Item, Built>();
  return (wanted: Item): Built => {
    const chain = new Set<Item>();
    let next: Item | undefined = wanted;
    let last = wanted;
    while (next !== undefined && !built.has(next)) {
      if (chain.has(next)) {
        onCircle(last);
        next = undefined;
        break;
      }
      chain.add(next);
      last = next;
      next = sourceOf(next);
    }
    let source = next === undefined ? undefined : built.get(next);
    for (const item of [...chain].reverse()) {
      source = build(item, source);
      built.set(item, source);
    }
    return source as Built;
  };
};
