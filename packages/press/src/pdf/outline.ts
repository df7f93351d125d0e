import type { Page } from '@platelayer/scene';
import type { ObjectStore } from './store.ts';
import { array, dict, type Ref, textString } from './syntax.ts';

interface Entry {
  readonly title: string;
  readonly page: Ref;
  readonly children: Entry[];
}

/** Builds the outline of a document from the titles and sections of its pages. Returns undefined if they have none. */
export const addOutline = (
  store: ObjectStore,
  pages: readonly Page[],
  refs: readonly Ref[],
): Ref | undefined => {
  const entries = entriesOf(pages, refs);
  if (entries.length === 0) return undefined;
  const root = store.reserve();
  store.put(root, dict({ Type: '/Outlines', ...addEntries(store, root, entries) }));
  return root;
};

const entriesOf = (pages: readonly Page[], refs: readonly Ref[]): readonly Entry[] => {
  const top: Entry[] = [];
  let section: string | undefined;
  pages.forEach((page, i) => {
    const ref = refs[i]!;
    if (page.section && page.section !== section) top.push({ title: page.section, page: ref, children: [] });
    section = page.section;
    if (!page.title) return;
    const siblings = page.section ? top.at(-1)!.children : top;
    siblings.push({ title: page.title, page: ref, children: [] });
  });
  return top;
};

/** Links the entries of one level and returns the values for their parent. */
const addEntries = (
  store: ObjectStore,
  parent: Ref,
  entries: readonly Entry[],
): Readonly<Record<string, string | number>> => {
  const [first, ...rest] = entries.map(() => store.reserve());
  if (!first) return {};
  const refs = [first, ...rest];
  let shown = entries.length;
  entries.forEach(({ title, page, children }, i) => {
    const below = addEntries(store, refs[i]!, children);
    shown += Number(below.Count ?? 0);
    store.put(
      refs[i]!,
      dict({
        Title: textString(title),
        Parent: parent,
        Prev: refs[i - 1],
        Next: refs[i + 1],
        Dest: array([page, '/Fit']),
        ...below,
      }),
    );
  });
  return { First: first, Last: refs.at(-1)!, Count: shown };
};
