import type { Game } from '@platelayer/game';
import type { Component, Drawings } from '../component.ts';
import type { Look } from '../look.ts';
import type { Spot } from '../physical-piece.ts';
import { marketComponent, parComponent, revenueComponent } from './component.ts';
import { drawMarketSheet, marketSpots } from './market.ts';
import { drawPar } from './par.ts';
import { drawRevenue } from './revenue.ts';
import { pagedSheets, pictureCorner, type SizedDrawing, sheetPicture, singleSheet } from './sheet.ts';

const sheetDrawings = (
  { id, title }: Component,
  draw: (game: Game, look: Look) => SizedDrawing | undefined,
  spots: (game: Game, look: Look) => readonly Spot[] = () => [],
): Drawings => {
  const nameOf = ({ info }: Game) => [info.title, title].filter((word) => word !== '').join(' - ');
  return {
    pages: (game, look, { paginated = false }) => {
      const drawing = draw(game, look);
      if (drawing === undefined) return [];
      return paginated
        ? pagedSheets(drawing, { id, title: nameOf(game) }, look)
        : singleSheet(drawing, nameOf(game), look);
    },
    pieces: (game, look) => {
      const drawing = draw(game, look);
      return drawing === undefined ? [] : sheetPicture(drawing, { id, title: nameOf(game) });
    },
    physical: (game, look) => {
      const drawing = draw(game, look);
      if (drawing === undefined) return [];
      const corner = pictureCorner(drawing);
      return sheetPicture(drawing, { id, title: nameOf(game) }).map(({ name, width, height }) => ({
        kind: 'board',
        name,
        title,
        play: 1,
        print: 1,
        width,
        height,
        shape: 'rectangle' as const,
        spots: spots(game, look).map((spot) => ({ ...spot, x: spot.x + corner.x, y: spot.y + corner.y })),
        front: (own: Look) => {
          const drawn = draw(game, own);
          return drawn ? sheetPicture(drawn, { id, title }).flatMap(({ children }) => children) : [];
        },
      }));
    },
  };
};

export const marketDrawings: Readonly<Record<'market' | 'par' | 'revenue', Drawings>> = {
  market: sheetDrawings(
    marketComponent,
    (game, look) => game.stock?.market && drawMarketSheet(game, game.stock, look),
    ({ stock }, look) => (stock ? marketSpots(stock, look) : []),
  ),
  par: sheetDrawings(parComponent, (game, look) => game.stock?.par && drawPar(game, game.stock.par, look)),
  revenue: sheetDrawings(revenueComponent, drawRevenue),
};
