import type { Game } from '@platelayer/game';
import type { Component } from '../component.ts';
import type { Look } from '../look.ts';
import { drawMarketSheet } from './market.ts';
import { drawPar } from './par.ts';
import { drawRevenue } from './revenue.ts';
import { type Drawing, pagedSheets, picture, singleSheet } from './sheet.ts';

/** A component that is one drawing of any size, on a sheet as large or cut into pages. */
const sheetComponent = (
  id: string,
  title: string,
  draw: (game: Game, look: Look) => Drawing | undefined,
  available: Component['available'],
): Component => {
  const nameOf = ({ info }: Game) => [info.title, title].filter((word) => word !== '').join(' - ');
  return {
    id,
    title,
    available,
    options: ['paginated'],
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

export const market = sheetComponent(
  'market',
  'Market',
  (game, look) => (game.stock?.market ? drawMarketSheet(game, game.stock, look) : undefined),
  (game) => game.stock?.market !== undefined,
);

export const par = sheetComponent(
  'par',
  'Par',
  (game, look) => game.stock?.par && drawPar(game, game.stock.par, look),
  (game) => game.stock?.par !== undefined,
);

/** Every game has one (40.1). */
export const revenue = sheetComponent('revenue', 'Revenue', drawRevenue, () => true);
