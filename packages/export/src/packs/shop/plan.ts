import { nameWord } from '@platelayer/components';
import type { PlanContext } from '../../formats/format.ts';
import { backFault } from '../backs.ts';
import { deckOf, groupedBy, type InventoryPiece, inventoryOf, isCard } from '../inventory.ts';
import { messages, type PackMessage, refuse, twoSidedCards } from '../messages.ts';
import type { Product } from './products.ts';
import type { ShopProfile } from './profiles.ts';

/** A piece that the shop makes, and as what. */
export interface Ordered {
  readonly piece: InventoryPiece;
  readonly product: Product;
}

/** What is ordered of a game, and what was found out about it. */
export interface ShopPlan {
  readonly all: readonly InventoryPiece[];
  readonly ordered: readonly Ordered[];
  readonly notes: readonly PackMessage[];
}

/** Decides what is ordered; cards that the shop does not make in their size stop everything (86.9). */
export const planShop = async (
  context: Pick<PlanContext, 'drawings' | 'components'>,
  profile: ShopProfile,
): Promise<ShopPlan> => {
  const { drawings } = context;
  const all = await inventoryOf(context);
  const ordered: Ordered[] = [];
  const notes = new Map<string, PackMessage>();
  const notMade = new Set<string>();
  const note = (message: PackMessage) => notes.set(message.text, message);
  for (const piece of all) {
    // What is printed nowhere is not ordered either; a virtual table may have it all the same.
    if (piece.print === 0) continue;
    if (!profile.makes.includes(piece.component.id)) {
      notMade.add(piece.component.title);
      continue;
    }
    const product = profile.product(piece, drawings.config);
    if ('code' in product) {
      if (isCard(piece)) refuse(product);
      note(product);
    } else ordered.push({ piece, product });
  }
  if (notMade.size > 0) note(messages.notMade([...notMade]));
  const kept: Ordered[] = [];
  for (const [, members] of groupedBy(ordered, kindOfBack)) {
    const { piece } = members[0]!;
    const fault = piece.back ? undefined : await backFault(backKind(piece), piece, drawings);
    if (fault) note(fault);
    else kept.push(...members);
  }
  for (const message of twoSidedCards(kept.map(({ piece }) => piece))) note(message);
  const cards = kept.filter(({ piece }) => isCard(piece)).reduce((sum, { piece }) => sum + piece.print, 0);
  if (profile.mostCards && cards > profile.mostCards) note(messages.tooManyCards(cards, profile.mostCards));
  return { all, ordered: kept, notes: [...notes.values()] };
};

/** Pieces that share a back, and a folder. */
export const kindOfBack = ({ piece, product }: Ordered): string =>
  `${folderOf(piece, product)} ${backKind(piece)}`;

export const backKind = (piece: InventoryPiece): string =>
  isCard(piece) ? piece.kind : piece.component.kind === 'pieces' ? piece.component.piece : piece.kind;

export const folderOf = (piece: InventoryPiece, { name }: Product): string =>
  [piece.component.id, nameWord(name).toLowerCase(), ...(isCard(piece) ? [deckOf(piece)] : [])].join('/');
