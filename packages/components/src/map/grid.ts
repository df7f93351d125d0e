import {
  type Config,
  type Coordinate,
  countedTowards,
  type GameMap,
  type Half,
  type Info,
  type Side,
} from '@platelayer/game';
import type { Point } from '@platelayer/scene';
import { EDGE_RATIO, HEX_WIDTH } from '../hex/outline.ts';

/** Positions of hexes on the sheet of a map (30.6). */
export interface MapGrid {
  readonly orientation: Info['orientation'];
  /** Distance between opposite sides of a hex (`w` in 30.1.6). */
  readonly hexWidth: number;
  /** Scale factor for hexes, which are drawn 150 wide (`k` in 30.1.6). */
  readonly scale: number;
  /** Length of a hex side (`e` in 30.1.6). */
  readonly edge: number;
  /** Space for coordinate labels on each side (`O` in 30.1.6). */
  readonly offset: number;
  /**
   * Space for hexes before number 1 and letter A. Everything on the map is moved by it, so that these hexes are not cut
   * off and do not cover labels.
   */
  readonly shift: Point;
  /** Positions where trimmed edges cut the hexes, before the map is moved by its shift. */
  readonly cuts: Readonly<Partial<Record<Half, number>>>;
  /** Width and height that trimmed edges remove from the sheet at the left and at the top. */
  readonly trimmed: Point;
  readonly width: number;
  readonly height: number;
}

/** Lengths that do not scale with the hexes (30.6.1). */
const LABEL_ROOM: Readonly<Record<Config['coords'], number>> = { outside: 50, edge: 25, inside: 0, none: 0 };

/** Inputs to the layout of a map other than its hexes. */
export interface GridOptions {
  readonly info: Pick<Info, 'orientation' | 'extraTotalWidth' | 'extraTotalHeight'>;
  readonly coords: Config['coords'];
  readonly hexWidth: number;
  /** Whether to add space for hexes before number 1 and letter A. Otherwise they extend beyond the sheet. */
  readonly roomBeforeFirst?: boolean;
  /** Whether trimmed edges reduce the sheet size. Otherwise the trimmed area stays empty. */
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
      : // The extra width makes a horizontal map higher; existing files depend on it (30.24.15).
        { width: alongLetters, height: alongNumbers, shift: { x: shiftAlongLetters, y: shiftAlongNumbers } };
  const { orientation } = info;
  const whole = { orientation, hexWidth, scale, edge, offset, ...size, cuts: {}, trimmed: { x: 0, y: 0 } };
  return Object.keys(trim).length === 0 ? whole : trimGrid(whole, trim, smallerByTrim);
};

/** Makes the sheet smaller by half a hex at each trimmed edge, whatever the space beyond the hexes (30.7.5). */
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

/** Numbers and letters before 1 and A. */
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

/** Origin for the title, tables, tracker and market, whatever the space for labels (30.24.16). */
const BLOCK_CORNER = 50;

/**
 * Origin of a block on the map. Its offset in the file is in hex units; the corner is not. It is the corner of the
 * sheet before trimming.
 */
export const blockOrigin = (
  { x, y }: Point,
  { scale, trimmed }: Pick<MapGrid, 'scale' | 'trimmed'>,
): Point => ({
  x: scale * x + BLOCK_CORNER + trimmed.x,
  y: scale * y + BLOCK_CORNER + trimmed.y,
});

/** Steps to the neighbours at sides 1 to 3. Steps to the opposite neighbours are the same backwards. */
const STEPS: Readonly<Record<Info['orientation'], readonly Coordinate[]>> = {
  vertical: [
    { number: -2, letter: 0 },
    { number: -1, letter: -1 },
    { number: 1, letter: -1 },
  ],
  horizontal: [
    { number: 2, letter: 0 },
    { number: 1, letter: -1 },
    { number: -1, letter: -1 },
  ],
};

/** The coordinate across a side. */
export const neighbourAt = (
  { number, letter }: Coordinate,
  side: Side,
  orientation: Info['orientation'],
): Coordinate => {
  const step = STEPS[orientation][(side - 1) % 3]!;
  const sign = side > 3 ? -1 : 1;
  return { number: number + sign * step.number, letter: letter + sign * step.letter };
};
