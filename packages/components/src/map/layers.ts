import { at, type Game, type GameMap, type MarketPlace } from '@platelayer/game';
import { about, compose, group, groupAt, type Node, type Point, scale, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawMarket } from '../market/market.ts';
import { drawRoundTracker } from '../round-tracker/round-tracker.ts';
import { drawBorders } from './border.ts';
import { drawBorderText } from './border-text.ts';
import { drawCoordinateLabels } from './coordinate-labels.ts';
import { blockOrigin, type MapGrid } from './grid.ts';
import { drawMapHexes } from './hexes.ts';
import { drawPlayersTable } from './players-table.ts';
import { drawSeams } from './seams.ts';
import { drawMapTitle } from './title.ts';

interface MapSheet {
  readonly game: Game;
  readonly map: GameMap;
  readonly grid: MapGrid;
  readonly look: Look;
}

/** What the map consists of, each layer over the ones before (30.8); the seams are part of the hexes. */
const LAYERS = {
  seams: ({ game, map, grid, look }: MapSheet) => (game.info.transparent ? [] : drawSeams(map, grid, look)),
  hexes: ({ game, map, grid, look }: MapSheet) => drawMapHexes(map, grid, game.info.transparent, look),
  labels: ({ game, map, grid, look }: MapSheet) => drawCoordinateLabels(map, game.info, grid, look),
  title: ({ game, map, grid, look }: MapSheet) =>
    map.title ? about({ pointer: '/info', name: 'title' }, drawMapTitle(game.info, map, grid, look)) : [],
  market: ({ game, map: { market }, grid, look }: MapSheet) =>
    market && game.stock && look.config.maps.market
      ? [groupAt(blockTransform(market, grid), ...drawMarket(game, game.stock, look).children)]
      : [],
  roundTracker: ({ game, map: { roundTracker, pointer }, grid, look }: MapSheet) =>
    roundTracker && look.config.maps.roundTracker
      ? [
          group(drawRoundTracker(game.rounds, roundTracker, look), {
            transform: blockTransform(roundTracker, grid),
            subject: { pointer: at(pointer, 'roundTracker'), name: 'round tracker' },
          }),
        ]
      : [],
  players: ({ game, map: { players, pointer }, grid, look }: MapSheet) => {
    if (!players || !look.config.maps.players) return [];
    const { x, y } = blockOrigin(players, grid.scale);
    return [
      group(drawPlayersTable(game.players, players, grid.scale, look), {
        transform: translate(x, y),
        subject: { pointer: at(pointer, 'players'), name: 'players' },
      }),
    ];
  },
  lines: ({ map, grid, look }: MapSheet) => drawBorders(map.lines, grid, look),
  borders: ({ map, grid, look }: MapSheet) => drawBorders(map.borders, grid, look),
  borderTexts: ({ map, grid, look }: MapSheet) =>
    map.borderTexts.flatMap((borderText) => drawBorderText(borderText, grid, look)),
} satisfies Record<string, (sheet: MapSheet) => readonly Node[]>;

export type MapLayerName = keyof typeof LAYERS;

export interface MapLayer {
  readonly name: MapLayerName;
  readonly children: readonly Node[];
}

/** The layers of a map from the lowest to the uppermost. */
export const drawMapLayers = (sheet: MapSheet): readonly MapLayer[] =>
  (Object.keys(LAYERS) as MapLayerName[]).map((name) => ({ name, children: LAYERS[name](sheet) }));

const blockTransform = (place: MarketPlace | Point, { scale: factor }: MapGrid) => {
  const { x, y } = blockOrigin(place, factor);
  return compose(translate(x, y), scale(factor));
};
