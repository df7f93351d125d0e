import { components } from '@platelayer/components';
import type { Item, Version } from './item.ts';
import { longestRise } from './longest-rise.ts';

/** What became of an item between two versions. */
export type ChangeKind = 'added' | 'removed' | 'redrawn' | 'moved' | 'copies';

export interface Change {
  readonly kind: ChangeKind;
  readonly component: string;
  readonly title: string;
  /** Absent where it is new. */
  readonly before?: Item;
  /** Absent where it is gone. */
  readonly after?: Item;
}

export interface Comparison {
  /** They are different games: neither title nor a company nor a private is the same. */
  readonly unrelated: boolean;
  /** By component, in the order of the newer version; what is gone comes last in each. */
  readonly changes: readonly Change[];
  readonly unchanged: number;
}

/** What changed from one version of a game to another. Takes time in proportion to what the two have. */
export const compareVersions = (before: Version, after: Version): Comparison => {
  const [old, now] = [byComponent(before), byComponent(after)];
  const changes: Change[] = [];
  let unchanged = 0;
  for (const { id: component } of components) {
    const items = now.get(component) ?? NONE;
    const then = withNewNames(old.get(component) ?? NONE, items);
    const shift = commonShift(then, items);
    const reordered = outOfOrder(then, items);
    for (const [key, item] of items) {
      const earlier = then.get(key);
      const kind = earlier
        ? (changeOf(earlier, item, shift) ?? (reordered.has(key) ? 'moved' : undefined))
        : 'added';
      if (kind) changes.push({ kind, component, title: item.title, before: earlier, after: item });
      else unchanged++;
    }
    for (const [key, item] of then)
      if (!items.has(key)) changes.push({ kind: 'removed', component, title: item.title, before: item });
  }
  return { unrelated: areUnrelated(before, after), changes, unchanged };
};

/** Whether they are different games. */
export const areUnrelated = (before: Version, after: Version): boolean =>
  before.title !== after.title && !haveNameInCommon(before, after);

/** Whether a company or a private is in both. Tiles, empty hexes and revenue tracks are alike in all games. */
const haveNameInCommon = (one: Version, other: Version): boolean => {
  const namesOf = ({ items }: Version) =>
    items
      .filter(({ component, key }) => component === 'charters' || key.startsWith('private '))
      .map(({ key }) => key);
  const names = new Set(namesOf(one));
  return namesOf(other).some((name) => names.has(name));
};

/** What must be printed again: new or redrawn pieces in all their copies, others as far as there are too few. */
export const copiesToPrint = ({ kind, before, after }: Change): number => {
  if (!after) return 0;
  return kind === 'copies'
    ? Math.max(0, after.copies - (before?.copies ?? 0))
    : kind === 'moved'
      ? 0
      : after.copies;
};

/** What is to be thrown away: copies whose drawing no longer holds, or that are too many. */
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
    const own = components.get(item.component) ?? new Map<string, Item>();
    components.set(item.component, own.set(item.key, item));
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

/** How far most things of a component moved: a sheet that grew at its left moves them all, and that is no change of theirs. */
const commonShift = (before: Items, after: Items): string => {
  const counts = new Map<string, number>();
  for (const [key, item] of after) {
    const earlier = before.get(key);
    if (!earlier?.place || !item.place) continue;
    const shift = shiftOf(earlier, item);
    counts.set(shift, (counts.get(shift) ?? 0) + 1);
  }
  let most: readonly [shift: string, count: number] = ['', 0];
  for (const entry of counts) if (entry[1] > most[1]) most = entry;
  return most[0];
};

/** Pieces that have only another name, such as the tokens of a company, are found by their drawings: nobody prints them again. */
const withNewNames = (before: Items, after: Items): Items => {
  const looks = ({ drawing, piece }: Item) => (piece === undefined ? undefined : drawing);
  const added = new Map<string, string[]>();
  for (const [key, item] of after) {
    const look = before.has(key) ? undefined : looks(item);
    if (look === undefined) continue;
    const alike = added.get(look);
    if (alike) alike.push(key);
    else added.set(look, [key]);
  }
  if (added.size === 0) return before;
  return new Map(
    [...before].map(([key, item]) => {
      const look = after.has(key) ? undefined : looks(item);
      return [(look !== undefined && added.get(look)?.shift()) || key, item];
    }),
  );
};

/** Entries of charts lie where there is room, but in an order: the keys of those that stand elsewhere in it. */
const outOfOrder = (before: Items, after: Items): ReadonlySet<string> => {
  const places = new Map([...entriesOf(before).keys()].map((key, i) => [key, i]));
  const kept = [...entriesOf(after).keys()].filter((key) => places.has(key));
  const inOrder = new Set(longestRise(kept.map((key) => places.get(key)!)).map((i) => kept[i]));
  return new Set(kept.filter((key) => !inOrder.has(key)));
};

/** Those that stand once in a chart: of a tile in several lists nobody can tell which is which. */
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
