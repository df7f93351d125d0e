import { board18Box, board18Market, type Look } from '@platelayer/components';
import type { Game } from '@platelayer/game';
import { knownTiles, tileTrays, trayName } from './trays.ts';

/** What the user says about a game box. */
export type Board18Release = Parameters<typeof board18Box>[1];

type Box = NonNullable<ReturnType<typeof board18Box>>;
type Tray = Box['tray'][number];

/** A picture has room for six orientations (80.12.2). */
const MOST_TURNS = 6;

/** The description file of a box, its keys in the order of 80.12.6; nothing for a game without a map. */
export const describeBox = (release: Board18Release, id: string, game: Game, look: Look): Box | undefined => {
  const market = game.stock?.market && board18Market(game, game.stock, look);
  const shown = { ...game, tiles: knownTiles(game.tiles), companies: look.companies };
  const box = board18Box(shown, release, market);
  if (!box) return undefined;
  const images = `images/${id}`;
  const files = new Map(
    tileTrays(game.tiles).map(({ color, fileName }) => [`${trayName(color)} Tiles`, fileName]),
  );
  // A game without tokens has no picture of them that trays could show.
  const tokens = box.tray.some((tray) => tray.type === 'btok' && tray.token.length > 0);
  const trays = box.tray.filter(({ type }) => type === 'tile' || tokens);
  const { xStart, orientation, xStep, yStart, yStep } = box.board;
  return {
    bname: box.bname,
    version: box.version,
    author: box.author,
    board: { imgLoc: `${images}/Map.png`, xStart, orientation, xStep, yStart, yStep },
    ...(market && {
      market: {
        imgLoc: `${images}/Market.png`,
        xStart: market.xStart,
        xStep: market.xStep,
        yStart: market.yStart,
        yStep: market.yStep,
      },
    }),
    tray: trays.map((tray) => settled(tray, `${images}/${files.get(tray.tName) ?? 'Tokens.png'}`)),
    links: box.links,
  };
};

const settled = (tray: Tray, imgLoc: string): Tray =>
  tray.type === 'tile'
    ? {
        ...tray,
        imgLoc,
        tile: tray.tile.map(({ rots, dups }) => ({ rots: Math.min(rots, MOST_TURNS), dups })),
      }
    : { ...tray, imgLoc };
