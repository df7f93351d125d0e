import { type Component, distinctNames, type PhysicalPiece } from '@platelayer/components';
import type { PlanContext } from '../formats/format.ts';

/** A piece of a game with its component. */
export interface InventoryPiece extends PhysicalPiece {
  readonly component: Component;
}

/** Returns the physical pieces of the selected components, each different piece once (86.2). */
export const inventoryOf = async ({
  drawings,
  components,
}: Pick<PlanContext, 'drawings' | 'components'>): Promise<readonly InventoryPiece[]> => {
  const all: InventoryPiece[] = [];
  for (const component of components)
    for (const piece of await drawings.physical(component)) all.push({ ...piece, component });
  return distinctNames(all);
};

export const isCard = ({ component }: InventoryPiece): boolean => component.id === 'cards';

/** Returns the deck of a card. Cards with their own second side cannot share a deck with cards of a common back (86.2.3). */
export const deckOf = ({ kind, back }: InventoryPiece): string => (back ? `${kind}-two-sided` : kind);

/** More than any game needs. Stops a slip such as "quantity": 1e9 from filling a table or a disk. */
export const MAX_IN_PLAY = 1_000;

/** Returns how many copies a virtual table has. Of an unlimited piece without an endless source, it has the printed number. */
export const playCount = ({ play, print }: PhysicalPiece): number =>
  Math.min(play === '∞' ? print : play, MAX_IN_PLAY);

/** Groups items by a key, in the order of first use. */
export const groupBy = <T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
};
