import { circle, group, type Node } from '@platelayer/scene';
import type { PackPreview, PlanContext, PreviewPicture } from '../formats/format.ts';
import { deckOf, groupBy, type InventoryPiece, isCard } from './inventory.ts';
import type { PackMessage } from './messages.ts';
import { backOf, commonBack, frontOf, outlineOfSide, type Side, sidePage } from './side.ts';

/** Shows boards with their snap points, and one of each kind of piece as on a virtual table. */
export const previewTable = (
  { drawings }: Pick<PlanContext, 'drawings'>,
  { all, notes }: { readonly all: readonly InventoryPiece[]; readonly notes: readonly PackMessage[] },
): PackPreview => {
  const pictures: PreviewPicture[] = [];
  const add = (title: string, side: Side, over: readonly Node[] = []) =>
    void pictures.push({
      title,
      page: async () => {
        const page = await sidePage(side, side, drawings, { over });
        // A virtual table shows pieces without bleed.
        return { ...page, children: [group(page.children, { clip: outlineOfSide(side) })] };
      },
    });
  for (const [, [piece]] of groupBy(
    all.filter(({ play }) => play !== 0),
    previewKind,
  )) {
    if (!piece) continue;
    add(piece.title, frontOf(piece), (piece.spots ?? []).map(spotMark));
    const back =
      backOf(piece) ?? (isCard(piece) ? commonBack(drawings.game.info, piece.kind, piece) : undefined);
    if (back) add(`Back of ${piece.title}`, back);
  }
  return { pictures, messages: notes.map(({ text }) => text) };
};

/** Treats tiles of all colours as the same kind, and tokens of all companies. */
const previewKind = (piece: InventoryPiece): string => {
  if (isCard(piece)) return `card ${deckOf(piece)}`;
  return piece.kind === 'board' ? piece.name : piece.component.id;
};

const MARK = { radius: 8, color: '#ff00ff' };

const spotMark = ({ x, y }: { readonly x: number; readonly y: number }): Node =>
  circle(x, y, MARK.radius, { fill: MARK.color, stroke: { color: '#ffffff', width: 3 } });
