import { type Game, type GameMap, withPart } from '@platelayer/game';
import { compose, groupAt, type Page, scale, translate } from '@platelayer/scene';
import { EDGE_RATIO } from '../hex/outline.ts';
import type { Look } from '../look.ts';
import { drawMap } from '../map/map.ts';

/** Width of a hex on the site, in pixels. */
const SITE_HEX_WIDTH = 100;

/** Distance of rows on the letter axis: as the site needs it, in pixels, and as for a hex 100 wide. */
const ROW_STEP = 87;
const NATURAL_ROW_STEP = 1.5 * EDGE_RATIO * SITE_HEX_WIDTH;
const STRETCH = ROW_STEP / NATURAL_ROW_STEP;

export interface Board18Map {
  /** The picture, to be rendered at 96 pixels per inch. */
  readonly page: Page;
  /** Width of the picture before rounding up to whole pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * The map for Board18 (30.21.1): hexes 100 pixels wide, stretched along the letter axis to rows 87 apart. The labels
 * are always outside, because the site relies on them (30.24.48).
 */
export const board18Map = (game: Game, map: GameMap, look: Look): Board18Map => {
  const config = withPart(look.config, { coords: 'outside', tiles: { mapWidth: SITE_HEX_WIDTH } });
  const drawing = drawMap(
    game,
    map,
    { ...look, config },
    {
      roomBeforeFirst: false,
      // The site counts hexes from the corner of the untrimmed picture.
      smallerByTrim: false,
    },
  );
  const vertical = game.info.orientation === 'vertical';
  // The column before a flat-topped map without A1 is stretched like the others (30.24.49).
  const before = vertical || map.a1Valid ? 0 : ROW_STEP;
  const [x, y] = vertical ? [1, STRETCH] : [STRETCH, 1];
  const [width, height] = [drawing.width * x, drawing.height * y];
  return {
    width: width + before,
    height,
    page: {
      width: (wholePixels(width) + before) / SITE_PIXELS_PER_UNIT,
      height: wholePixels(height) / SITE_PIXELS_PER_UNIT,
      title: 'Map',
      children: [
        groupAt(
          compose(scale(1 / SITE_PIXELS_PER_UNIT), translate(before, 0), scale(x, y)),
          ...drawing.children,
        ),
      ],
    },
  };
};

/** Position of the hexes in the picture (30.21.2), in pixels. */
export interface Board18Grid {
  readonly orientation: 'F' | 'P';
  readonly xStart: number;
  readonly yStart: number;
  readonly xStep: number;
  readonly yStep: number;
}

export const board18Grid = ({ info }: Game, { a1Valid }: GameMap): Board18Grid =>
  info.orientation === 'horizontal'
    ? { orientation: 'F', xStart: 50, yStart: 50, xStep: ROW_STEP, yStep: SITE_HEX_WIDTH / 2 }
    : { orientation: 'P', xStart: a1Valid ? 50 : 0, yStart: 50, xStep: SITE_HEX_WIDTH / 2, yStep: ROW_STEP };

/** The site shows pictures at 96 pixels per inch, and an inch has 100 units. */
export const SITE_PIXELS_PER_UNIT = 0.96;

/** Tolerance for rounding errors of a multiplication. */
const EPSILON = 1e-6;

/** Rounds up to whole pixels. */
export const wholePixels = (pixels: number): number => Math.ceil(pixels - EPSILON);
