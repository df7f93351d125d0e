import {
  type Config,
  type Coordinate,
  countedTowards,
  type GameMap,
  type Half,
  type Info,
} from '@platelayer/game';
import type { Point } from '@platelayer/scene';
import { EDGE_RATIO, HEX_WIDTH } from '../hex/outline.ts';

/** Where hexes lie on the sheet of a map (30.6). */
export interface MapGrid {
  readonly orientation: Info['orientation'];
  /** Of a hex from flat side to flat side (`w` in 30.1.6). */
  readonly hexWidth: number;
  /** Hexes are drawn 150 wide and scaled by this (`k` in 30.1.6). */
  readonly scale: number;
  /** Length of a side of a hex (`e` in 30.1.6). */
  readonly edge: number;
  /** Room for coordinate labels on each side (`O` in 30.1.6). */
  readonly offset: number;
  /**
   * Room before number 1 and letter A for hexes that lie there. Everything on the map is moved by it, so that such
   * a hex is neither cut off nor stands on the labels.
   */
  readonly shift: Point;
  /** Where trimmed edges cut the hexes, before the map is moved by its shift. */
  readonly cuts: Readonly<Partial<Record<Half, number>>>;
  /** What trimmed edges take off the sheet at the left and at the top. */
  readonly trimmed: Point;
  readonly width: number;
  readonly height: number;
}

/** Lengths that do not scale with the hexes (30.6.1). */
const LABEL_ROOM: Readonly<Record<Config['coords'], number>> = { outside: 50, edge: 25, inside: 0, none: 0 };

/** What the layout of a map depends on besides its hexes. */
export interface GridOptions {
  readonly info: Pick<Info, 'orientation' | 'extraTotalWidth' | 'extraTotalHeight'>;
  readonly coords: Config['coords'];
  readonly hexWidth: number;
  /** Whether hexes before number 1 and letter A get room of their own; otherwise they stick out. */
  readonly roomBeforeFirst?: boolean;
  /** Whether trimmed edges make the sheet smaller; otherwise what they cut off stays empty. */
  readonly smallerByTrim?: boolean;
}

export const mapGrid = (
  { extent, hexes, trim = {} }: Pick<GameMap, 'extent' | 'hexes' | 'trim'>,
  { info, coords, hexWidth, roomBeforeFirst = true, smallerByTrim = true }: GridOptions,
): MapGrid => {
  const scale = hexWidth / HEX_WIDTH;
  const edge = EDGE_RATIO * hexWidth;
  const offset = LABEL_ROOM[coords];
  const before = roomBeforeFirst ? beforeFirst(hexes) : { number: 0, letter: 0 };
  const [shiftAlongNumbers, shiftAlongLetters] = [(before.number * hexWidth) / 2, before.letter * 1.5 * edge];
  const alongNumbers =
    2 * offset + ((extent.numbers + 1) * hexWidth) / 2 + scale * info.extraTotalWidth + shiftAlongNumbers;
  const alongLetters =
    2 * offset +
    1.5 * edge * (extent.letters - 1) +
    2 * edge +
    scale * info.extraTotalHeight +
    shiftAlongLetters;
  const size =
    info.orientation === 'vertical'
      ? { width: alongNumbers, height: alongLetters, shift: { x: shiftAlongNumbers, y: shiftAlongLetters } }
      : // The extra width makes a horizontal map higher; files depend on it (30.24.15).
        { width: alongLetters, height: alongNumbers, shift: { x: shiftAlongLetters, y: shiftAlongNumbers } };
  const { orientation } = info;
  const whole = { orientation, hexWidth, scale, edge, offset, ...size, cuts: {}, trimmed: { x: 0, y: 0 } };
  return Object.keys(trim).length === 0 ? whole : trimGrid(whole, trim, smallerByTrim);
};

/** The sheet becomes smaller by half a hex at each trimmed edge, whatever room lies beyond the hexes (30.7.5). */
const trimGrid = (grid: MapGrid, trim: NonNullable<GameMap['trim']>, smaller: boolean): MapGrid => {
  const { orientation, hexWidth, edge, shift } = grid;
  const cuts: Partial<Record<Half, number>> = {};
  const taken = { top: 0, bottom: 0, left: 0, right: 0 };
  for (const [side, line] of Object.entries(trim) as [Half, number][]) {
    const { x, y } = hexCentre(grid, { number: line, letter: line });
    cuts[side] = side === 'top' || side === 'bottom' ? y : x;
    if (smaller) taken[side] = countedTowards(side, orientation) === 'number' ? hexWidth / 2 : edge;
  }
  return {
    ...grid,
    cuts,
    trimmed: { x: taken.left, y: taken.top },
    shift: { x: shift.x - taken.left, y: shift.y - taken.top },
    width: grid.width - taken.left - taken.right,
    height: grid.height - taken.top - taken.bottom,
  };
};

/** How many numbers and letters lie before 1 and A. */
const beforeFirst = (hexes: GameMap['hexes']): Coordinate => {
  let [number, letter] = [1, 1];
  for (const { coordinate } of hexes) {
    number = Math.min(number, coordinate.number);
    letter = Math.min(letter, coordinate.letter);
  }
  return { number: 1 - number, letter: 1 - letter };
};

/** Centre of a hex, before the map is moved by its shift (30.6.2). The hex need not be on the map. */
export const hexCentre = (
  { orientation, hexWidth, edge, offset }: Pick<MapGrid, 'orientation' | 'hexWidth' | 'edge' | 'offset'>,
  { number, letter }: Coordinate,
): Point => {
  const alongNumbers = (number * hexWidth) / 2 + offset;
  const alongLetters = (letter - 1) * 1.5 * edge + edge + offset;
  return orientation === 'vertical'
    ? { x: alongNumbers, y: alongLetters }
    : { x: alongLetters, y: alongNumbers };
};

/** Title, tables, tracker and market are placed from here, whatever room the labels have (30.24.16). */
const BLOCK_CORNER = 50;

/**
 * Where a block of the map begins. Its offset in the file is in hex units, the corner is not; it is that of the sheet,
 * wherever that is trimmed.
 */
export const blockOrigin = (
  { x, y }: Point,
  { scale, trimmed }: Pick<MapGrid, 'scale' | 'trimmed'>,
): Point => ({
  x: scale * x + BLOCK_CORNER + trimmed.x,
  y: scale * y + BLOCK_CORNER + trimmed.y,
});
