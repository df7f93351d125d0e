import type { Game, Tile } from '@platelayer/game';
import { type Board18Grid, board18Grid } from './map.ts';
import type { Board18MarketGrid } from './market.ts';
import { describeTileTray, type TileTray } from './tile-tray.ts';

/** Details entered by the user. */
export interface Board18Release {
  readonly name: string;
  readonly version: string;
  readonly author: string;
}

interface WithPicture {
  readonly imgLoc: string;
}

interface TrayGrid {
  readonly xStart: number;
  readonly yStart: number;
  readonly xStep: number;
  readonly yStep: number;
  readonly xSize: number;
  readonly ySize: number;
}

export type Board18Tray = WithPicture &
  TrayGrid & { readonly tName: string } & (
    | { readonly type: 'tile'; readonly tile: readonly { readonly rots: number; readonly dups: number }[] }
    | { readonly type: 'btok'; readonly token: readonly { readonly dups: number; readonly flip: true }[] }
    | { readonly type: 'mtok'; readonly token: readonly { readonly flip: true }[] }
  );

/** Description file of a Board18 game box (30.21.2), with the site's field names. */
export interface Board18Box {
  readonly bname: string;
  readonly version: string;
  readonly author: string;
  readonly board: Board18Grid & WithPicture;
  readonly market?: Board18MarketGrid & WithPicture;
  readonly tray: readonly Board18Tray[];
  readonly links: readonly { readonly link_name: string; readonly link_url: string }[];
}

/** Pictures referenced by the description of a box. */
export interface Board18Pictures {
  /** Id of the box, which is also the name of its picture folder. */
  readonly id: string;
  readonly trays: readonly TileTray[];
  readonly market?: Board18MarketGrid;
}

/** Describes a game's box, with keys in the order of 80.12.6. Returns undefined for a game without a map. */
export const board18Box = (
  game: Game,
  { name, version, author }: Board18Release,
  { id, trays, market }: Board18Pictures,
): Board18Box | undefined => {
  const [map] = game.maps;
  if (map === undefined) return undefined;
  const images = `images/${id}`;
  const { xStart, orientation, xStep, yStart, yStep } = board18Grid(game, map);
  return {
    bname: name,
    version,
    author,
    board: { imgLoc: `${images}/Map.png`, xStart, orientation, xStep, yStart, yStep },
    ...(market && { market: { imgLoc: `${images}/Market.png`, ...marketGrid(market) } }),
    tray: [
      ...trays.map((tray) => describeTileTray(tray, id, game.info.orientation)),
      ...tokenTrays(game, images),
    ],
    links: [
      ...(game.links.bgg ? [{ link_name: `${name} on BGG`, link_url: game.links.bgg }] : []),
      ...(game.links.rules ? [{ link_name: 'Rules', link_url: game.links.rules }] : []),
    ],
  };
};

const marketGrid = ({ xStart, xStep, yStart, yStep }: Board18MarketGrid): Board18MarketGrid => ({
  xStart,
  xStep,
  yStart,
  yStep,
});

/** The two token trays, or none if there are no tokens to show in their picture. */
const tokenTrays = ({ companies, tokens }: Game, images: string): readonly Board18Tray[] => {
  const tray = {
    tName: 'Tokens',
    imgLoc: `${images}/Tokens.png`,
    ...{ xStart: 0, yStart: 0, xStep: 30, yStep: 30, xSize: 30, ySize: 30 },
  };
  const stations = companies.map((company) => company.stations.length + company.extraStationTokens);
  const others = tokens.filter(({ quantity }) => quantity !== 0).map(({ quantity }) => dupsOf(quantity));
  if (stations.length + others.length === 0) return [];
  return [
    { type: 'btok', ...tray, token: [...stations, ...others].map((dups) => ({ dups, flip: true })) },
    { type: 'mtok', ...tray, token: companies.map(() => ({ flip: true })) },
  ];
};

/** The site uses 0 for unlimited. */
const dupsOf = (quantity: Tile['quantity']): number => (typeof quantity === 'number' ? quantity : 0);
