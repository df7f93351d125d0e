/** The searchable part of a palette entry. */
export interface Findable {
  readonly label?: string;
  readonly description?: string;
  readonly keywords?: string | string[];
}

export interface FindableGroup<T extends Findable> {
  readonly group: string;
  readonly actions: readonly T[];
}

/** Maximum number of entries per group, so that one group does not push the others out of sight. */
const MAX_PER_GROUP = 6;

const textOf = ({ label = '', description = '', keywords = [] }: Findable) => ({
  label: label.toLowerCase(),
  all: [label, description, ...[keywords].flat()].join(' ').toLowerCase(),
});

/** Rank of a match: the label starts with the words, contains them, or they are elsewhere. Undefined without a match. */
const rank = (entry: Findable, words: readonly string[]): number | undefined => {
  const { label, all } = textOf(entry);
  if (!words.every((word) => all.includes(word))) return undefined;
  if (label === words.join(' ')) return 0;
  if (label.startsWith(words.join(' '))) return 1;
  return words.every((word) => label.includes(word)) ? 2 : 3;
};

/** Entries with all words of a query in any order, best matches of each group first. An empty query matches everything. */
export const filterPalette = <T extends Findable>(
  question: string,
  groups: readonly FindableGroup<T>[],
): readonly FindableGroup<T>[] => {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0)
    return groups.map(({ group, actions }) => ({ group, actions: actions.slice(0, MAX_PER_GROUP) }));
  return groups
    .map(({ group, actions }) => ({
      group,
      found: actions
        .flatMap((action) => {
          const place = rank(action, words);
          return place === undefined ? [] : [{ action, place }];
        })
        .sort((one, other) => one.place - other.place),
    }))
    .filter(({ found }) => found.length > 0)
    .sort((one, other) => one.found[0]!.place - other.found[0]!.place)
    .map(({ group, found }) => ({
      group,
      actions: found.slice(0, MAX_PER_GROUP).map(({ action }) => action),
    }));
};
