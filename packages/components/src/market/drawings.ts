import type { Game } from '@platelayer/game';
import type { Component, Drawings } from '../component.ts';
import type { Look } from '../look.ts';
import { marketComponent, parComponent, revenueComponent } from './component.ts';
import { drawMarketSheet } from './market.ts';
import { drawPar } from './par.ts';
import { drawRevenue } from './revenue.ts';
import { pagedSheets, type SizedDrawing, sheetPicture, singleSheet } from './sheet.ts';

const sheetDrawings = (
  { id, title }: Component,
  draw: (game: Game, look: Look) => SizedDrawing | undefined,
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
  };
};

export const marketDrawings: Readonly<Record<'market' | 'par' | 'revenue', Drawings>> = {
  market: sheetDrawings(
    marketComponent,
    (game, look) => game.stock?.market && drawMarketSheet(game, game.stock, look),
  ),
  par: sheetDrawings(parComponent, (game, look) => game.stock?.par && drawPar(game, game.stock.par, look)),
  revenue: sheetDrawings(revenueComponent, drawRevenue),
};
