import { type Config, type Game, groupTiles } from '@platelayer/game';
import {
  type Box,
  compose,
  type Fonts,
  fitBlock,
  group,
  groupAt,
  type Node,
  type Page,
  rotate,
  scale,
  translate,
  use,
} from '@platelayer/scene';
import { reportDiePaper } from '../die-paper.ts';
import type { Look } from '../look.ts';
import { hasRoom } from '../paper-room.ts';
import type { LaidTile } from './align.ts';
import { arrangeTiles, type SheetPlaces } from './arrange.ts';
import { dieLayout, smallDieLayout } from './die.ts';
import { individualLayout } from './individual.ts';
import { offsetLayout } from './offset.ts';
import { sheetClip } from './sheet-clip.ts';
import { cornerToCorner, DRAWN_TILE_WIDTH, type TileSheetLayout } from './sheet-layout.ts';
import { drawStitch } from './stitch.ts';
import { TILE_OUTLINE, tileSubject, tileSymbol } from './tile-symbol.ts';

/** All printed copies of a game's tiles in the configured layout (80.4, 80.7). */
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

/** Of the line along the edge of a tile, on paper. */
const CUT_BORDER = { color: '#000000', width: 0.5 };

/** All tiles, then the stitches over their seams, then lines to cut along where they are wanted. */
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

/** Less than a hundredth of a unit beyond an edge is rounding. */
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
    message: 'Tiles reach beyond the printable area of the paper, where their edges may not be printed.',
    pointer: '',
    hint: 'Choose smaller tiles or larger paper.',
  });
};

const HEADER = { family: 'sans-serif', weight: 'bold', size: 15, lineHeight: 15, minSize: 6 } as const;

/** The share of the width that is clear of pins. */
const HEADER_SHARE = 0.7;

/** The line at the top of a sheet: what it is and which of how many (80.7). The halo keeps it clear of cut lines. */
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
