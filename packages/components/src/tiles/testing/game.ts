import type { Game, Json } from '@platelayer/game';
import { apply, type Group, IDENTITY, multiply, type Page } from '@platelayer/scene';
import { allNodes } from '../../testing/find.ts';
import { gameOf } from '../../testing/game.ts';

/** A game with only tiles. */
export const tileGame = (tiles: Json, rest: object = {}): Game =>
  gameOf({ info: { title: 'Narrow Valley' }, tiles, ...rest });

/** A tile in a scene: its group and its position on the page. */
export interface TileOnPage {
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly group: Group;
}

/** All groups titled as tiles. */
export const tilesOn = ({ children }: Pick<Page, 'children'>): readonly TileOnPage[] =>
  allNodes(children).flatMap(({ node, matrix }) => {
    if (node.kind !== 'group' || !node.title?.startsWith('Tile ')) return [];
    const own = multiply(matrix, node.transform ?? IDENTITY);
    return [{ title: node.title, ...apply(own, { x: 0, y: 0 }), scale: own[0], group: node }];
  });
