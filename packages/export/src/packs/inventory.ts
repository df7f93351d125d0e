import { type Component, distinctNames, type PhysicalPiece } from '@platelayer/components';
import type { PlanContext } from '../formats/format.ts';

/** A piece of a game, and the component that it is of. */
export interface InventoryPiece extends PhysicalPiece {
  readonly component: Component;
}

/** Everything of the wanted components that lies on the table, each different thing once (86.2). */
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

/** The deck that a card is in: one with a second side of its own cannot lie among cards of one back (86.2.3). */
export const deckOf = ({ kind, back }: InventoryPiece): string => (back ? `${kind}-two-sided` : kind);

/** Nobody plays with more of a piece; a slip of the pen must not fill a table, or a disk. */
export const MOST_IN_PLAY = 1_000;

/** How many a virtual table has of a piece: an unlimited one has an endless source or as many as are printed. */
export const playCount = ({ play, print }: PhysicalPiece): number =>
  Math.min(play === '∞' ? print : play, MOST_IN_PLAY);

/** Pieces by what they have in common, in the order of first use. */
export const groupedBy = <T>(
  all: readonly T[],
  keyOf: (one: T) => string,
): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
};
