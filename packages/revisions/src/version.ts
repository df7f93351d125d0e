import { type Component, components, type PhysicalPiece } from '@platelayer/components';
import type { GameDrawings } from '@platelayer/export';
import { type Box, box, fingerprint, type Node } from '@platelayer/scene';
import { sheetItems } from './sheet-items.ts';

/** Something of a game that is recognised in its other versions: a card, a tile, a hex, a cell of the market. */
export interface Item {
  /** Id of its component. */
  readonly component: string;
  /** Unique in its component, and the same in every version of the game. */
  readonly key: string;
  /** As a person calls it, such as `Withy Reed Tram` or `hex B4`. */
  readonly title: string;
  /** Of its drawing, wherever it lies. */
  readonly drawing: string;
  /** Where it lies on its sheet; what lies loose on the table has no place. */
  readonly place?: { readonly x: number; readonly y: number };
  /** How many are printed. */
  readonly copies: number;
  /** Its name among the pieces of its component, by which a request asks for it. */
  readonly piece?: string;
  /** Absent for the rest of a sheet, which shows nothing by itself. */
  readonly picture?: Picture;
}

export interface Picture {
  readonly nodes: readonly Node[];
  readonly box: Box;
}

/** Everything that a game prints, as it was drawn at one time. */
export interface Version {
  readonly title: string;
  readonly items: readonly Item[];
}

/** Draws a whole game, every variation of its map, and notes what there is. */
export const versionOf = async (drawings: GameDrawings): Promise<Version> => {
  const items: Item[] = [];
  for (const component of components)
    if (component.available(drawings.game)) items.push(...(await itemsOf(component, drawings)));
  return { title: drawings.game.info.title, items };
};

const itemsOf = async (component: Component, drawings: GameDrawings): Promise<readonly Item[]> => {
  const pieces = await drawings.physical(component);
  if (pieces.length > 0 && pieces.every(({ kind }) => kind !== 'board'))
    return drawings.draw((look) => {
      const front = (piece: PhysicalPiece) => piece.front(look, { bleed: 0 });
      return withDistinctKeys(
        pieces.map((piece) => itemOfPiece(component, piece, front(piece), piece.back?.(look, { bleed: 0 }))),
      );
    });
  const variations = component.options.includes('variation') ? drawings.game.maps.map((_, i) => i) : [0];
  const items: Item[] = [];
  for (const variation of variations) {
    const pages = await drawings.pages(component, { variation });
    for (const page of pages) items.push(...sheetItems(component, page, variation));
  }
  return withDistinctKeys(items);
};

const itemOfPiece = (
  component: Component,
  { kind, title, name, print, width, height }: PhysicalPiece,
  front: readonly Node[],
  back: readonly Node[] = [],
): Item => ({
  component: component.id,
  key: `${kind} ${title}`,
  title: `${kind} "${title}"`,
  drawing: fingerprint([...front, ...back]),
  copies: print,
  piece: name,
  picture: { nodes: front, box: box(0, 0, width, height) },
});

/** Things of one name are told apart by their order. */
const withDistinctKeys = (items: readonly Item[]): readonly Item[] => {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const count = (counts.get(item.key) ?? 0) + 1;
    counts.set(item.key, count);
    return count === 1 ? item : { ...item, key: `${item.key} ${count}` };
  });
};
