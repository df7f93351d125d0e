import { at, type Game, type GameMap, type MarketPlace } from '@platelayer/game';
import {
  about,
  compose,
  group,
  groupAt,
  type Node,
  type Point,
  rect,
  scale,
  translate,
} from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawRoundTracker } from '../round-tracker/round-tracker.ts';
import { drawBorders } from './border.ts';
import { drawBorderText } from './border-text.ts';
import { drawCoordinateLabels } from './coordinate-labels.ts';
import { withoutCoveredLines } from './covered-lines.ts';
import { blockOrigin, type MapGrid } from './grid.ts';
import { drawMapHexes } from './hexes.ts';
import { marketCode } from './market-code.ts';
import { drawPlayersTable } from './players-table.ts';
import { drawSeams, drawTrackOverSeams, findSeams, type Seams } from './seams.ts';
import { drawMapTitle } from './title.ts';

interface MapSheet {
  readonly game: Game;
  readonly map: GameMap;
  readonly grid: MapGrid;
  readonly look: Look;
}

/** What a file places on the sheet beside or over the hexes. */
const BLOCKS = ['title', 'market', 'movement', 'roundTracker', 'players'] as const;
type Block = (typeof BLOCKS)[number];

/** What the map consists of, each layer over the ones before (30.8); the seams are part of the hexes. */
const LAYERS = {
  seams: (sheet: MapSheet) => drawSeams(seamsOf(sheet), sheet.grid, sheet.look),
  hexes: (sheet: MapSheet) => {
    const { game, map, grid, look } = sheet;
    const { transparent } = game.info;
    const seams = seamsOf(sheet);
    const hexes = transparent ? map.hexes : withoutCoveredLines(map.hexes);
    const drawn = drawMapHexes({ ...map, hexes }, grid, transparent, seams.translucent, look);
    return [...drawn.hexes, ...drawTrackOverSeams(seams, grid, look), ...drawn.spilled];
  },
  labels: ({ game, map, grid, look }: MapSheet, block: (name: Block) => readonly Node[]) =>
    drawCoordinateLabels(map, game.info, grid, look, BLOCKS.flatMap(block)),
  title: ({ game, map, grid, look }: MapSheet) =>
    map.title ? about({ pointer: '/info', name: 'title' }, drawMapTitle(game.info, map, grid, look)) : [],
  market: ({ game, map: { market }, grid, look }: MapSheet) => {
    if (!market || !game.stock || !look.config.maps.market) return [];
    const drawn = marketCode.get()?.drawMarket(game, game.stock, look);
    return drawn ? [groupAt(blockTransform(market, grid), ...drawn.children)] : [];
  },
  movement: ({ game, map: { movement }, grid, look }: MapSheet) => {
    if (!movement || !game.stock) return [];
    const drawn = marketCode.get()?.drawMovement(game.stock, look);
    return drawn ? [groupAt(blockTransform(movement, grid), ...drawn)] : [];
  },
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
    const { x, y } = blockOrigin(players, grid);
    return [
      group(drawPlayersTable(game.players, players, grid.scale, look), {
        transform: translate(x, y),
        subject: { pointer: at(pointer, 'players'), name: 'players' },
      }),
    ];
  },
  lines: ({ map, grid, look }: MapSheet) => trimmed(drawBorders(map.lines, grid, look), grid),
  borders: ({ map, grid, look }: MapSheet) => trimmed(drawBorders(map.borders, grid, look), grid),
  borderTexts: ({ map, grid, look }: MapSheet) =>
    map.borderTexts.flatMap((borderText) => drawBorderText(borderText, grid, look)),
} satisfies Record<string, (sheet: MapSheet, block: (name: Block) => readonly Node[]) => readonly Node[]>;

export type MapLayerName = keyof typeof LAYERS;

export interface MapLayer {
  readonly name: MapLayerName;
  readonly children: readonly Node[];
}

/** Hexes without ground have nothing to join. */
const seamsOf = ({ game, map, grid }: MapSheet): Seams =>
  game.info.transparent ? { seams: [], translucent: new Set() } : findSeams(map, grid);

/** The layers of a map from the lowest to the uppermost. */
export const drawMapLayers = (sheet: MapSheet): readonly MapLayer[] => {
  // Blocks are drawn before their turn where labels have to keep clear of them.
  const drawn = new Map<MapLayerName, readonly Node[]>();
  const draw = (name: MapLayerName): readonly Node[] => {
    const nodes = drawn.get(name) ?? LAYERS[name](sheet, draw);
    drawn.set(name, nodes);
    return nodes;
  };
  return (Object.keys(LAYERS) as MapLayerName[]).map((name) => ({ name, children: draw(name) }));
};

const blockTransform = (place: MarketPlace | Point, grid: MapGrid) => {
  const { x, y } = blockOrigin(place, grid);
  return compose(translate(x, y), scale(grid.scale));
};

/** What lies beyond a trimmed edge is cut off. */
const trimmed = (nodes: readonly Node[], { cuts, width, height, shift }: MapGrid): readonly Node[] => {
  if (nodes.length === 0 || Object.keys(cuts).length === 0) return nodes;
  // At other edges nothing is cut.
  const far = width + height;
  const { left = -shift.x - far, right = -shift.x + width + far } = cuts;
  const { top = -shift.y - far, bottom = -shift.y + height + far } = cuts;
  return [group(nodes, { clip: rect(left, top, right - left, bottom - top) })];
};
