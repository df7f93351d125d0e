import type { Game } from '@platelayer/game';
import type { Component, Drawings } from '../component.ts';
import type { Look } from '../look.ts';
import * as component from './component.ts';
import { drawMarketSheet } from './market.ts';
import { drawPar } from './par.ts';
import { drawRevenue } from './revenue.ts';
import { type Drawing, pagedSheets, picture, singleSheet } from './sheet.ts';

const sheetDrawings = (
  { id, title }: Component,
  draw: (game: Game, look: Look) => Drawing | undefined,
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
      return drawing === undefined ? [] : picture(drawing, { id, title: nameOf(game) });
    },
  };
};

export const market = sheetDrawings(component.market, (game, look) =>
  game.stock?.market ? drawMarketSheet(game, game.stock, look) : undefined,
);

export const par = sheetDrawings(
  component.par,
  (game, look) => game.stock?.par && drawPar(game, game.stock.par, look),
);

export const revenue = sheetDrawings(component.revenue, drawRevenue);
