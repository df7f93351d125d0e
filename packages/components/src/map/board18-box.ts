import { type Game, sheetColor, type Tile } from '@platelayer/game';
import { TRAY_COLORS } from '../tiles/board18-tray.ts';
import { type Board18Grid, board18Grid } from './board18.ts';

/** What the user says about a game box. */
export interface Board18Release {
  readonly name: string;
  readonly version: string;
  readonly author: string;
}

/** Where the cells lie in the picture of the market, in pixels (40.11). */
export interface Board18MarketGrid {
  readonly xStart: number;
  readonly yStart: number;
  readonly xStep: number;
  readonly yStep: number;
}

interface Located {
  readonly imgLoc: string;
}

interface Steps {
  readonly xStart: number;
  readonly yStart: number;
  readonly xStep: number;
  readonly yStep: number;
  readonly xSize: number;
  readonly ySize: number;
}

export type Board18Tray = Located &
  Steps & { readonly tName: string } & (
    | { readonly type: 'tile'; readonly tile: readonly { readonly rots: number; readonly dups: number }[] }
    | { readonly type: 'btok'; readonly token: readonly { readonly dups: number; readonly flip: true }[] }
    | { readonly type: 'mtok'; readonly token: readonly { readonly flip: true }[] }
  );

/** The description file of a Board18 game box (30.21.2), in the fields of the site. */
export interface Board18Box {
  readonly bname: string;
  readonly version: string;
  readonly author: string;
  readonly board: Board18Grid & Located;
  readonly market?: Board18MarketGrid & Located;
  readonly tray: readonly Board18Tray[];
  readonly links: readonly { readonly link_name: string; readonly link_url: string }[];
}

/** The description of a game's box; nothing for a game without a map. */
export const board18Box = (
  game: Game,
  { name, version, author }: Board18Release,
  market?: Board18MarketGrid,
): Board18Box | undefined => {
  const [map] = game.maps;
  if (map === undefined) return undefined;
  const images = `images/${name}-${version}`;
  return {
    bname: name,
    version,
    author,
    board: { imgLoc: `${images}/Map.png`, ...board18Grid(game, map) },
    ...(market && { market: { imgLoc: `${images}/Market.png`, ...market } }),
    tray: [...tileTrays(game, images), ...tokenTrays(game, images)],
    links: [
      ...(game.links.bgg ? [{ link_name: `${name} on BGG`, link_url: game.links.bgg }] : []),
      ...(game.links.rules ? [{ link_name: 'Rules', link_url: game.links.rules }] : []),
    ],
  };
};

const tileTrays = ({ tiles, info }: Game, images: string): readonly Board18Tray[] => {
  const [xSize, ySize] = info.orientation === 'horizontal' ? [116, 100] : [100, 116];
  return [...new Set(tiles.map(sheetColor))]
    .toSorted((a, b) => TRAY_COLORS.indexOf(a) - TRAY_COLORS.indexOf(b))
    .map((color) => {
      const capital = color.charAt(0).toUpperCase() + color.slice(1);
      return {
        type: 'tile',
        tName: `${capital} Tiles`,
        imgLoc: `${images}/${capital.replaceAll('/', '_')}.png`,
        ...{ xStart: 24, yStart: 24, xStep: 150, yStep: 150, xSize, ySize },
        tile: tiles
          .filter((tile) => sheetColor(tile) === color)
          .map(({ hex, quantity }) => ({ rots: hex.rotations.length, dups: dupsOf(quantity) })),
      };
    });
};

const tokenTrays = ({ companies, tokens }: Game, images: string): readonly Board18Tray[] => {
  const tray = {
    tName: 'Tokens',
    imgLoc: `${images}/Tokens.png`,
    ...{ xStart: 0, yStart: 0, xStep: 30, yStep: 30, xSize: 30, ySize: 30 },
  };
  const stations = companies.map((company) => company.stations.length + company.extraStationTokens);
  const others = tokens.filter(({ quantity }) => quantity !== 0).map(({ quantity }) => dupsOf(quantity));
  return [
    { type: 'btok', ...tray, token: [...stations, ...others].map((dups) => ({ dups, flip: true })) },
    { type: 'mtok', ...tray, token: companies.map(() => ({ flip: true })) },
  ];
};

/** The site writes 0 for as many as one likes. */
const dupsOf = (quantity: Tile['quantity']): number => (typeof quantity === 'number' ? quantity : 0);
