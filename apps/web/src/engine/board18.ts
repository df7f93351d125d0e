import {
  board18Map,
  board18TileSheet,
  board18TokenSheet,
  type Look,
  tileTrays,
} from '@platelayer/components';
import type { GameDrawings } from '@platelayer/export';
import type { Game } from '@platelayer/game';
import { groupAt, type Page, scale } from '@platelayer/scene';
import type { Board18Picture } from './values.ts';

/** The site counts pixels; a screen shows 96 of them to the inch, and strips are drawn 100 to the inch (80.12). */
const PIXEL = 100 / 96;

const pixelForPixel = (page: Page): Page => ({
  ...page,
  width: page.width * PIXEL,
  height: page.height * PIXEL,
  children: [groupAt(scale(PIXEL), ...page.children)],
});

/** A picture of a Board18 box, on the screen pixel for pixel; nothing for a colour that no tile has. */
export const board18Page = (drawings: GameDrawings, wanted: Board18Picture): Promise<Page | undefined> =>
  drawings.draw((look) => draw(drawings.game, look, wanted));

const draw = (game: Game, look: Look, wanted: Board18Picture): Page | undefined => {
  switch (wanted.picture) {
    case 'map': {
      const map = game.maps[wanted.variation] ?? game.maps[0];
      return map && board18Map(game, map, look).page;
    }
    case 'tiles': {
      const tray = tileTrays(game.tiles, look.report).find(({ color }) => color === wanted.color);
      return tray && pixelForPixel(board18TileSheet(tray, game.info.orientation, look));
    }
    case 'tokens': {
      const sheet = board18TokenSheet(game, look);
      return sheet && pixelForPixel(sheet);
    }
  }
};
