import type { PackPreview, PlanContext, PreviewPicture } from '../../formats/format.ts';
import { groupedBy, type InventoryPiece, isCard } from '../inventory.ts';
import { PackRefusal } from '../messages.ts';
import { backOf, commonBack, frontOf, type Side } from '../side.ts';
import { planShop } from './plan.ts';
import { proofPage } from './product-page.ts';
import type { ShopProfile } from './profiles.ts';

/** One of each kind of piece and of back, with the lines of the cut and of the safe zone. */
export const previewShop = async (
  context: Pick<PlanContext, 'drawings' | 'components'>,
  profile: ShopProfile,
): Promise<PackPreview> => {
  const { drawings } = context;
  const plan = await planShop(context, profile).catch((error: unknown) => {
    if (error instanceof PackRefusal) return error.message;
    throw error;
  });
  if (typeof plan === 'string') return { pictures: [], messages: [], refusal: plan };
  const { ordered, notes } = plan;
  const pictures: PreviewPicture[] = [];
  for (const [, [first]] of groupedBy(
    ordered,
    ({ piece }) => `${piece.component.id} ${previewKind(piece)}`,
  )) {
    const { piece, product } = first!;
    const proof = (side: Side, which: 'front' | 'back') => () =>
      proofPage(side, product, profile, which, drawings);
    pictures.push({ title: piece.title, page: proof(frontOf(piece), 'front') });
    const isFirstOfCards = isCard(piece) && !pictures.some(({ title }) => title.startsWith('Back of'));
    const back =
      backOf(piece) ?? (isFirstOfCards ? commonBack(drawings.game.info, piece.kind, piece) : undefined);
    if (back) pictures.push({ title: `Back of ${piece.title}`, page: proof(back, 'back') });
  }
  return { pictures, messages: notes.map(({ text }) => text) };
};

/** Tiles of all colours look alike to a shop. */
const previewKind = (piece: InventoryPiece): string => (piece.component.id === 'tiles' ? '' : piece.kind);
