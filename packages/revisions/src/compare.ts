import { components } from '@platelayer/components';
import type { Item, Version } from './item.ts';

export type ChangeKind = 'added' | 'removed' | 'redrawn' | 'moved' | 'copies';

export interface Change {
  readonly kind: ChangeKind;
  readonly component: string;
  readonly title: string;
  /** Omitted for an added item. */
  readonly before?: Item;
  /** Omitted for a removed item. */
  readonly after?: Item;
}

export interface Comparison {
  /** Whether they are different games: title, companies and privates all differ. */
  readonly unrelated: boolean;
  /** By component, in the order of the newer version; removed items are last. */
  readonly changes: readonly Change[];
  readonly unchanged: number;
}

/** Compares two versions of a game in linear time. */
export const compareVersions = (before: Version, after: Version): Comparison => {
  const [oldItems, newItems] = [byComponent(before), byComponent(after)];
  const changes: Change[] = [];
  let unchanged = 0;
  for (const { id: component } of components) {
    const items = newItems.get(component) ?? NONE;
    const earlierItems = withNewNames(oldItems.get(component) ?? NONE, items);
    const shift = commonShift(earlierItems, items);
    const reordered = outOfOrder(earlierItems, items);
    for (const [key, item] of items) {
      const earlier = earlierItems.get(key);
      const kind = earlier
        ? (changeOf(earlier, item, shift) ?? (reordered.has(key) ? 'moved' : undefined))
        : 'added';
      if (kind) changes.push({ kind, component, title: item.title, before: earlier, after: item });
      else unchanged++;
    }
    for (const [key, item] of earlierItems)
      if (!items.has(key)) changes.push({ kind: 'removed', component, title: item.title, before: item });
  }
  return { unrelated: areUnrelated(before, after), changes, unchanged };
};

export const areUnrelated = (before: Version, after: Version): boolean =>
  before.title !== after.title && !haveNameInCommon(before, after);

/** Whether a company or a private is in both. Tiles, empty hexes and revenue tracks are the same in all games. */
const haveNameInCommon = (before: Version, after: Version): boolean => {
  const namesOf = ({ items }: Version) =>
    items
      .filter(({ component, key }) => component === 'charters' || key.startsWith('private '))
      .map(({ key }) => key);
  const names = new Set(namesOf(before));
  return namesOf(after).some((name) => names.has(name));
};

/** Number of copies to print: all of a new or redrawn piece, otherwise the missing ones. */
export const copiesToPrint = ({ kind, before, after }: Change): number => {
  if (!after) return 0;
  return kind === 'copies'
    ? Math.max(0, after.copies - (before?.copies ?? 0))
    : kind === 'moved'
      ? 0
      : after.copies;
};

/** Number of copies to throw away: all of a removed or redrawn piece, otherwise the surplus. */
export const copiesToDiscard = ({ kind, before, after }: Change): number => {
  if (!before) return 0;
  return kind === 'copies'
    ? Math.max(0, before.copies - (after?.copies ?? 0))
    : kind === 'moved'
      ? 0
      : before.copies;
};

type Items = ReadonlyMap<string, Item>;
const NONE: Items = new Map();

const byComponent = ({ items }: Version): ReadonlyMap<string, Items> => {
  const components = new Map<string, Map<string, Item>>();
  for (const item of items) {
    const items = components.get(item.component) ?? new Map<string, Item>();
    components.set(item.component, items.set(item.key, item));
  }
  return components;
};

const changeOf = (before: Item, after: Item, shift: string): ChangeKind | undefined => {
  if (before.drawing !== after.drawing) return 'redrawn';
  if (before.copies !== after.copies) return 'copies';
  return before.place && after.place && shiftOf(before, after) !== shift ? 'moved' : undefined;
};

const shiftOf = ({ place: from }: Item, { place: to }: Item): string =>
  from && to ? `${Math.round(to.x - from.x)} ${Math.round(to.y - from.y)}` : '';

/** Most common shift of a component's items. A sheet that grows at its left shifts all items, which does not count as moving them. */
const commonShift = (before: Items, after: Items): string => {
  const counts = new Map<string, number>();
  for (const [key, item] of after) {
    const earlier = before.get(key);
    if (!earlier?.place || !item.place) continue;
    const shift = shiftOf(earlier, item);
    counts.set(shift, (counts.get(shift) ?? 0) + 1);
  }
  let mostCommon: readonly [shift: string, count: number] = ['', 0];
  for (const entry of counts) if (entry[1] > mostCommon[1]) mostCommon = entry;
  return mostCommon[0];
};

/** Renames earlier pieces to match added pieces with the same drawing, such as tokens of a renamed company, which need no reprint. */
const withNewNames = (before: Items, after: Items): Items => {
  const lookOf = ({ drawing, piece }: Item) => (piece === undefined ? undefined : drawing);
  const added = new Map<string, string[]>();
  for (const [key, item] of after) {
    const look = before.has(key) ? undefined : lookOf(item);
    if (look === undefined) continue;
    const keys = added.get(look);
    if (keys) keys.push(key);
    else added.set(look, [key]);
  }
  if (added.size === 0) return before;
  return new Map(
    [...before].map(([key, item]) => {
      const look = after.has(key) ? undefined : lookOf(item);
      return [(look !== undefined && added.get(look)?.shift()) || key, item];
    }),
  );
};

/** Keys of chart entries whose order changed. Positions in charts do not matter, because entries fill the available space. */
const outOfOrder = (before: Items, after: Items): ReadonlySet<string> => {
  const positions = new Map([...entriesOf(before).keys()].map((key, i) => [key, i]));
  const common = [...entriesOf(after).keys()].filter((key) => positions.has(key));
  const inOrder = new Set(longestRise(common.map((key) => positions.get(key)!)).map((i) => common[i]));
  return new Set(common.filter((key) => !inOrder.has(key)));
};

/** Chart entries that appear once. Several entries of the same tile cannot be told apart. */
const entriesOf = (items: Items): Items => {
  const counts = new Map<string, number>();
  for (const { title } of items.values()) counts.set(title, (counts.get(title) ?? 0) + 1);
  return new Map(
    [...items].filter(
      ([, { subject, place, piece, title }]) =>
        subject && !place && piece === undefined && counts.get(title) === 1,
    ),
  );
};

/** Positions of the longest increasing subsequence. */
const longestRise = (numbers: readonly number[]): readonly number[] => {
  /** For each length, the position of the smallest number that ends a series of that length. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [position, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    previous.push(ends[low - 1]);
    ends[low] = position;
  }
  const series: number[] = [];
  for (let position = ends.at(-1); position !== undefined; position = previous[position])
    series.unshift(position);
  return series;
};
