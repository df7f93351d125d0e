import { type Config, type Game, groupTiles, type Side } from '@platelayer/game';
import {
  type Box,
  compose,
  type Fonts,
  fitBlock,
  group,
  groupAt,
  line,
  type Node,
  type Page,
  type Polygon,
  polygon,
  rotate,
  type Stroke,
  scale,
  translate,
  use,
} from '@platelayer/scene';
import { type Clip, clipPolygon, INNER_RADIUS } from '../hex/outline.ts';
import type { Look } from '../look.ts';
import { hasRoom, reportDiePaper } from '../paper.ts';
import { BOTTOM, type LaidTile, piecesAt, TOP } from './align.ts';
import { arrangeTiles, type SheetPlaces } from './arrange.ts';
import { dieLayout, smallDieLayout } from './die.ts';
import { individualLayout } from './individual.ts';
import { offsetLayout } from './offset.ts';
import { cornerToCorner, DRAWN_TILE_WIDTH, type TileSheetLayout } from './sheet-layout.ts';
import { TILE_OUTLINE, tileSubject, tileSymbol } from './tile-symbol.ts';

/** Draws all printed copies of a game's tiles in the configured layout (80.4, 80.7). */
export const tileSheets = (game: Game, look: Look): readonly Page[] => {
  const layout = tileSheetLayout(look.config);
  if (!hasRoom(layout.area, look)) return [];
  reportSize(layout, look);
  reportDiePaper('tiles.layout', look);
  const pages = arrangeTiles(groupTiles(game.tiles), layout, look.config.tiles.gaps);
  return pages.map((places, i) => {
    const title = `${game.info.title} - Tiles - page ${i + 1} of ${pages.length}`;
    return {
      ...layout.paper,
      title,
      section: 'Tiles',
      children: [
        group([...layout.marks, ...drawPlaces(places, layout, look)], {
          transform: translate(layout.area.x, layout.area.y),
        }),
        drawHeader(look.fonts, title, layout.area),
      ],
    };
  });
};

/** Line along the edge of a tile, on paper. */
const CUT_BORDER = { color: '#000000', width: 0.5 };

/** Draws all tiles, then the stitches over their seams, then cut lines if configured. */
const drawPlaces = (places: SheetPlaces, layout: TileSheetLayout, look: Look): readonly Node[] => {
  const stitches: Node[] = [];
  const borders: Node[] = [];
  const factor = layout.tileWidth / DRAWN_TILE_WIDTH;
  const stroke = { ...CUT_BORDER, width: CUT_BORDER.width / factor };
  const tiles = places.flatMap((laid, place) => {
    if (laid === undefined) return [];
    const above = layout.startsColumn(place) ? undefined : places[place - 1];
    const below = layout.startsColumn(place + 1) ? undefined : places[place + 1];
    const { x, y } = layout.centre(place);
    const transform = compose(translate(x, y), scale(factor));
    if (look.config.tiles.cutBorder) borders.push(groupAt(transform, { ...TILE_OUTLINE, stroke }));
    if (below) stitches.push(...drawStitch(laid, below, look).map((stitch) => groupAt(transform, stitch)));
    return [
      group([drawTurned(laid, look)], {
        transform,
        clip: sheetClip(layout.cut, laid.tile.hex.bleed, { above: !!above, below: !!below }),
        cut: TILE_OUTLINE,
        title: `Tile ${laid.tile.id}`,
        subject: tileSubject(laid.tile),
      }),
    ];
  });
  return [...tiles, ...stitches, ...borders];
};

const drawTurned = ({ tile, turn }: LaidTile, look: Look): Node =>
  turn === 0 ? use(tileSymbol(tile, look)) : use(tileSymbol(tile, look), rotate(turn));

/** Less than a hundredth of a unit beyond an edge is a rounding error. */
const TOLERANCE = 0.01;

const reportSize = ({ tileWidth, perPage, centre, area }: TileSheetLayout, look: Look): void => {
  const isInside = (middle: number, length: number, room: number) =>
    middle - length / 2 >= -TOLERANCE && middle + length / 2 <= room + TOLERANCE;
  const fits = Array.from({ length: perPage }, (_, place) => centre(place)).every(
    ({ x, y }) => isInside(x, cornerToCorner(tileWidth), area.width) && isInside(y, tileWidth, area.height),
  );
  if (fits) return;
  look.report({
    severity: 'warning',
    code: 'layout/too-large',
    message: 'Tiles extend beyond the printable area of the paper, so their edges may not be printed.',
    pointer: '',
    hint: 'Choose smaller tiles or larger paper.',
  });
};

const HEADER = { family: 'sans-serif', weight: 'bold', size: 15, lineHeight: 15, minSize: 6 } as const;

/** Fraction of the width that is clear of pins. */
const HEADER_SHARE = 0.7;

/** Draws the header of a sheet: its name and page number (80.7). The halo keeps it clear of cut lines. */
const drawHeader = (fonts: Fonts, title: string, area: Box): Node => {
  const width = HEADER_SHARE * area.width;
  return fitBlock(fonts, title, area.x + (area.width - width) / 2, area.y, {
    ...HEADER,
    width,
    height: HEADER.lineHeight,
    align: 'center',
    stroke: { color: '#ffffff', width: 6, join: 'round' },
  }).node;
};

const LAYOUTS: Readonly<Record<Config['tiles']['layout'], (config: Config) => TileSheetLayout>> = {
  die: dieLayout,
  smallDie: smallDieLayout,
  individual: individualLayout,
  offset: offsetLayout,
};

export const tileSheetLayout = (config: Config): TileSheetLayout => LAYOUTS[config.tiles.layout](config);

/** Whether tiles touch this one in its column. */
interface ColumnNeighbours {
  readonly above: boolean;
  readonly below: boolean;
}

/** How far a tile extends below the next one. Otherwise, paper would be visible in the seam of a rasterised sheet. */
const LAP = 3;

/** The visible part of a tile on a sheet, in tile units (80.3, 80.6). It does not turn with the tile. */
export const sheetClip = (
  cut: TileSheetLayout['cut'],
  bleed: boolean,
  neighbours: ColumnNeighbours,
): Polygon => {
  if (!bleed || cut === 'exact') return clipPolygon('hex');
  if (cut === 'lobes') return clipPolygon('offset');
  const clip = clipPolygon(columnClip(neighbours));
  return neighbours.below ? extendBelow(clip) : clip;
};

export const columnClip = ({ above, below }: ColumnNeighbours): Clip => {
  if (above) return below ? 'die' : 'dieBottom';
  return below ? 'dieTop' : 'bleed';
};

const extendBelow = ({ points }: Polygon): Polygon =>
  polygon(points.map(([x, y]) => [x, Math.abs(y - INNER_RADIUS) < 1e-6 ? y + LAP : y]));

/** Length of a stitch on either side of the seam. */
const REACH = 1.5;

/**
 * Draws a short piece of track over the seam if a line continues from one tile to the next, in tile units about the
 * upper one. Tiles are clipped shape by shape, so background and halo would show through the track at the edge.
 */
export const drawStitch = (above: LaidTile, below: LaidTile, look: Look): readonly Node[] => {
  const [upper, lower] = [strokeAt(above, BOTTOM, look), strokeAt(below, TOP, look)];
  if (!upper || !lower || upper.color !== lower.color || upper.width !== lower.width) return [];
  return [line(0, INNER_RADIUS - REACH, 0, INNER_RADIUS + REACH, { stroke: upper })];
};

/** The solid line that crosses the midpoint of a side at a right angle, if there is nothing else. */
const strokeAt = (laid: LaidTile, side: Side, look: Look): Stroke | undefined => {
  const [piece, ...others] = piecesAt(laid, side);
  if (piece?.gauge !== 'normal' || laid.turn % 60 !== 0 || !laid.tile.hex.bleed) return undefined;
  const { course, position, width, color } = piece;
  const isCentred = position.x === 0 && position.y === 0 && !('offset' in course && course.offset !== 0);
  const isPlain = course.kind !== 'custom' && course.kind !== 'arrow';
  const isAlike = others.every((other) => other.color === color && other.width === width);
  const painted = look.color(color, 'tile', laid.tile.hex.phase);
  return isCentred && isPlain && isAlike && painted !== undefined ? { color: painted, width } : undefined;
};
