import { apply, type Group, IDENTITY, type Matrix, multiply, type Node, type Page } from '@platelayer/scene';

/** A tile as a scene shows it: its group, and where it lies on its page. */
export interface TileOnPage {
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly group: Group;
}

/** Every group that is said to be a tile, measured through all transforms. */
export const tilesOn = ({ children }: Pick<Page, 'children'>): readonly TileOnPage[] => {
  const found: TileOnPage[] = [];
  const walk = (nodes: readonly Node[], outer: Matrix): void => {
    for (const node of nodes) {
      if (node.kind !== 'group') continue;
      const matrix = multiply(outer, node.transform ?? IDENTITY);
      if (node.title?.startsWith('Tile '))
        found.push({
          title: node.title,
          ...apply(matrix, { x: 0, y: 0 }),
          scale: matrix[0],
          group: node,
        });
      else walk(node.children, matrix);
    }
  };
  walk(children, IDENTITY);
  return found;
};
