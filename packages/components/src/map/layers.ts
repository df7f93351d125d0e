import {
  at,
  coordinateKey,
  type Game,
  type GameMap,
  type MarketPlace,
  type PlacedHex,
  type Side,
} from '@platelayer/game';
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

/** Everything that a file places next to or over the hexes. */
const BLOCKS = ['title', 'market', 'movement', 'roundTracker', 'players'] as const;
type Block = (typeof BLOCKS)[number];

/** Layers of the map, from bottom to top (30.8). The seams are part of the hexes. */
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

/** Hexes without a background need no joining. */
const seamsOf = ({ game, map, grid }: MapSheet): Seams =>
  game.info.transparent ? { seams: [], translucent: new Set() } : findSeams(map, grid);

/** Returns the layers of a map from bottom to top. */
export const drawMapLayers = (sheet: MapSheet): readonly MapLayer[] => {
  // Blocks are drawn early if labels have to avoid them.
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

/** Cuts off everything beyond a trimmed edge. */
const trimmed = (nodes: readonly Node[], { cuts, width, height, shift }: MapGrid): readonly Node[] => {
  if (nodes.length === 0 || Object.keys(cuts).length === 0) return nodes;
  // Nothing is cut at other edges.
  const far = width + height;
  const { left = -shift.x - far, right = -shift.x + width + far } = cuts;
  const { top = -shift.y - far, bottom = -shift.y + height + far } = cuts;
  return [group(nodes, { clip: rect(left, top, right - left, bottom - top) })];
};

/**
 * Removes lines of a hex that is covered by another one, on sides that the upper hex leaves open. A background ends
 * half a unit inside the edge, so the lower line would be visible there (30.7.4).
 */
const withoutCoveredLines = (hexes: readonly PlacedHex[]): readonly PlacedHex[] => {
  const above = new Map<string, PlacedHex>();
  return hexes
    .toReversed()
    .map((placed) => {
      const key = coordinateKey(placed.coordinate);
      const cover = above.get(key);
      if (cover) return withOpenSides(placed, cover.hex.removeBorders);
      if (isOpaque(placed)) above.set(key, placed);
      return placed;
    })
    .toReversed();
};

const isOpaque = ({ hex, opacity }: PlacedHex): boolean =>
  hex.ground.color !== 'none' && opacity === 1 && hex.half === undefined;

const withOpenSides = (placed: PlacedHex, sides: readonly Side[]): PlacedHex => {
  const { hex } = placed;
  const open = new Set([...hex.removeBorders, ...sides]);
  return open.size === hex.removeBorders.length
    ? placed
    : { ...placed, hex: { ...hex, removeBorders: [...open] } };
};
