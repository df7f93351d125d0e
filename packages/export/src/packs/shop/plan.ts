import { nameWord } from '@platelayer/components';
import type { PlanContext } from '../../formats/format.ts';
import { checkBackShape } from '../backs.ts';
import { deckOf, groupBy, type InventoryPiece, inventoryOf, isCard } from '../inventory.ts';
import { messages, type PackMessage, refuse, twoSidedCards } from '../messages.ts';
import type { Product } from './products.ts';
import type { ShopProfile } from './profiles.ts';

/** A piece with the product that the shop makes it as. */
export interface OrderedPiece {
  readonly piece: InventoryPiece;
  readonly product: Product;
}

/** The order for a game. */
export interface ShopPlan {
  readonly all: readonly InventoryPiece[];
  readonly ordered: readonly OrderedPiece[];
  readonly notes: readonly PackMessage[];
}

/** Selects the pieces to order. Cards in a size that the shop does not make stop the pack (86.9). */
export const planShop = async (
  context: Pick<PlanContext, 'drawings' | 'components'>,
  profile: ShopProfile,
): Promise<ShopPlan> => {
  const { drawings } = context;
  const all = await inventoryOf(context);
  const ordered: OrderedPiece[] = [];
  const notes = new Map<string, PackMessage>();
  const notMade = new Set<string>();
  const note = (message: PackMessage) => notes.set(message.text, message);
  for (const piece of all) {
    // Pieces that are not printed are not ordered, although a virtual table may have them.
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
  const kept: OrderedPiece[] = [];
  for (const [, members] of groupBy(ordered, backGroup)) {
    const { piece } = members[0]!;
    const backProblem = piece.back ? undefined : await checkBackShape(backKind(piece), piece, drawings);
    if (backProblem) note(backProblem);
    else kept.push(...members);
  }
  for (const message of twoSidedCards(kept.map(({ piece }) => piece))) note(message);
  const cards = kept.filter(({ piece }) => isCard(piece)).reduce((sum, { piece }) => sum + piece.print, 0);
  if (profile.mostCards && cards > profile.mostCards) note(messages.tooManyCards(cards, profile.mostCards));
  return { all, ordered: kept, notes: [...notes.values()] };
};

/** Key of pieces that share a back and a folder. */
export const backGroup = ({ piece, product }: OrderedPiece): string =>
  `${folderOf(piece, product)} ${backKind(piece)}`;

export const backKind = (piece: InventoryPiece): string =>
  isCard(piece) ? piece.kind : piece.component.kind === 'pieces' ? piece.component.piece : piece.kind;

export const folderOf = (piece: InventoryPiece, { name }: Product): string =>
  [piece.component.id, nameWord(name).toLowerCase(), ...(isCard(piece) ? [deckOf(piece)] : [])].join('/');
