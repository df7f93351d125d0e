import { type Component, components, type PhysicalPiece } from '@platelayer/components';
import type { GameDrawings } from '@platelayer/export';
import { box, fingerprint, type Node } from '@platelayer/scene';
import type { Item, Version } from './item.ts';
import { sheetItems } from './sheet-items.ts';

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
