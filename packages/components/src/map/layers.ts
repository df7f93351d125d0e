import type { Game, GameMap, MarketPlace } from '@platelayer/game';
import { compose, groupAt, type Node, type Point, scale, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawMarket } from '../market/market.ts';
import { blockOrigin } from './block.ts';
import { drawBorders } from './border.ts';
import { drawBorderText } from './border-text.ts';
import { drawCoordinateLabels } from './coordinate-labels.ts';
import type { MapGrid } from './grid.ts';
import { drawHexes } from './hexes.ts';
import { drawPlayersTable } from './players-table.ts';
import { drawRoundTracker } from './round-tracker.ts';
import { drawSeams } from './seams.ts';
import { drawTitle } from './title.ts';

interface Sheet {
  readonly game: Game;
  readonly map: GameMap;
  readonly grid: MapGrid;
  readonly look: Look;
}

/** What the map consists of, each layer over the ones before (30.8); the seams are part of the hexes. */
const LAYERS = {
  seams: ({ game, map, grid, look }: Sheet) => (game.info.transparent ? [] : drawSeams(map, grid, look)),
  hexes: ({ game, map, grid, look }: Sheet) => drawHexes(map, grid, game.info.transparent, look),
  labels: ({ game, map, grid, look }: Sheet) => drawCoordinateLabels(map, game.info, grid, look),
  title: ({ game, map, grid, look }: Sheet) => (map.title ? drawTitle(game.info, map, grid, look) : []),
  market: ({ game, map: { market }, grid, look }: Sheet) =>
    market && game.stock && look.config.maps.market
      ? [groupAt(scaled(market, grid), ...drawMarket(game, game.stock, look).children)]
      : [],
  roundTracker: ({ game, map: { roundTracker }, grid, look }: Sheet) =>
    roundTracker && look.config.maps.roundTracker
      ? [groupAt(scaled(roundTracker, grid), ...drawRoundTracker(game.rounds, roundTracker, look))]
      : [],
  players: ({ game, map: { players }, grid, look }: Sheet) => {
    if (!players || !look.config.maps.players) return [];
    const { x, y } = blockOrigin(players, grid.scale);
    return [groupAt(translate(x, y), ...drawPlayersTable(game.players, players, grid.scale, look))];
  },
  lines: ({ map, grid, look }: Sheet) => drawBorders(map.lines, grid, look),
  borders: ({ map, grid, look }: Sheet) => drawBorders(map.borders, grid, look),
  borderTexts: ({ map, grid, look }: Sheet) =>
    map.borderTexts.flatMap((borderText) => drawBorderText(borderText, grid, look)),
} satisfies Record<string, (sheet: Sheet) => readonly Node[]>;

export type LayerName = keyof typeof LAYERS;

export interface Layer {
  readonly name: LayerName;
  readonly children: readonly Node[];
}

/** The layers of a map from the lowest to the uppermost. */
export const drawLayers = (sheet: Sheet): readonly Layer[] =>
  (Object.keys(LAYERS) as LayerName[]).map((name) => ({ name, children: LAYERS[name](sheet) }));

const scaled = (place: MarketPlace | Point, { scale: factor }: MapGrid) => {
  const { x, y } = blockOrigin(place, factor);
  return compose(translate(x, y), scale(factor));
};
