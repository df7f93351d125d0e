import { findComponent, type Piece, singleCard } from '@platelayer/components';
import type { Studio } from '@platelayer/export';
import type { PieceAddress } from './messages.ts';

/** The piece that an address names; nothing for one that does not exist (98.3.4). */
export const findPiece = async (studio: Studio, address: PieceAddress): Promise<Piece | undefined> => {
  const { game } = studio;
  const { component: id, type, index, color } = address;
  if (type !== undefined) return studio.draw((look) => singleCard(game, look, { type, index, color }));
  const component = findComponent(id);
  const position = id === 'tiles' ? game.tiles.findIndex((tile) => tile.id === index) : positionOf(index);
  return component && (await studio.pieces(component))[position];
};

/** Positions count from 0; what is none lies before the first. */
const positionOf = (index: string): number => (/^\d{1,6}$/.test(index) ? Number(index) : -1);
