import { toPdf } from '@platelayer/press';
import { group, type Page, type SymbolDrawing, symbol, use } from '@platelayer/scene';
import type { PlanContext, Press } from '../../formats/format.ts';
import { pdfxOf } from '../../make.ts';
import { backOf, commonBack, frontOf, type PlacedSide, type Side } from '../side.ts';
import type { OrderedPiece } from './plan.ts';
import { onProduct } from './product-page.ts';
import type { Product } from './products.ts';
import type { ShopProfile } from './profiles.ts';

export interface DocumentOptions {
  readonly profile: ShopProfile;
  /** Side of a card that comes first. Default: as the shop requires. */
  readonly first?: 'front' | 'back';
}

/** Makes a document of a deck with one side of a card per page. Copies of a card share one drawing. */
export const makeDeckDocument = async (
  deck: string,
  members: readonly OrderedPiece[],
  { profile, first = profile.documents?.first ?? 'front' }: DocumentOptions,
  { drawings, options }: PlanContext,
  press: Press,
): Promise<Uint8Array> => {
  const { info } = drawings.game;
  const sideOf = async (side: Side, product: Product, which: 'front' | 'back', name: string) => {
    const page = await onProduct(side, product, profile, which, drawings, product.page);
    return { page, drawing: symbol(`${which}-${name}`, page.children) };
  };
  const { piece: firstPiece, product } = members[0]!;
  const shared = firstPiece.back
    ? undefined
    : await sideOf(commonBack(info, firstPiece.kind, firstPiece), product, 'back', firstPiece.kind);
  const pages: Page[] = [];
  for (const { piece, product } of members) {
    const front = await sideOf(frontOf(piece), product, 'front', piece.name);
    const own = backOf(piece);
    const back = own ? await sideOf(own, product, 'back', piece.name) : shared!;
    const pair = [
      sheet(front.page, front.drawing, piece.title),
      sheet(back.page, back.drawing, `Back of ${piece.title}`),
    ];
    const copies = profile.documents?.copies ? piece.print : 1;
    for (let copy = 0; copy < copies; copy++) pages.push(...(first === 'back' ? pair.toReversed() : pair));
  }
  return toPdf(
    { title: `${info.title} – ${deck} cards`, author: info.designer, language: 'en', pages },
    { ...press, onProgress: undefined, pdfx: await pdfxOf(options, profile.inkLimit) },
  );
};

const sheet = (page: PlacedSide, drawing: SymbolDrawing, title: string): Page => ({
  ...page,
  title,
  children: [group([use(drawing)], { title })],
});
