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

/** A picture of a Board18 box that has its own page (98.3.1). */
export type Board18Picture =
  | { readonly picture: 'map'; readonly variation: number }
  | { readonly picture: 'tiles'; readonly color: string }
  | { readonly picture: 'tokens' };

/** Board18 counts pixels. Screens have 96 to the inch, and strips are drawn with 100 (80.12). */
const PIXEL = 100 / 96;

const pixelForPixel = (page: Page): Page => ({
  ...page,
  width: page.width * PIXEL,
  height: page.height * PIXEL,
  children: [groupAt(scale(PIXEL), ...page.children)],
});

/** A picture of a Board18 box, shown pixel for pixel; undefined for a colour that no tile has. */
export const board18Page = (drawings: GameDrawings, picture: Board18Picture): Promise<Page | undefined> =>
  drawings.draw((look) => draw(drawings.game, look, picture));

const draw = (game: Game, look: Look, address: Board18Picture): Page | undefined => {
  switch (address.picture) {
    case 'map': {
      const map = game.maps[address.variation] ?? game.maps[0];
      return map && board18Map(game, map, look).page;
    }
    case 'tiles': {
      const tray = tileTrays(game.tiles, look.report).find(({ color }) => color === address.color);
      return tray && pixelForPixel(board18TileSheet(tray, game.info.orientation, look));
    }
    case 'tokens': {
      const sheet = board18TokenSheet(game, look);
      return sheet && pixelForPixel(sheet);
    }
  }
};
