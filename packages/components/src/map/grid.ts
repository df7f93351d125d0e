import type { Config, Coordinate, GameMap, Info } from '@platelayer/game';
import type { Point } from '@platelayer/scene';

/** Where hexes lie on the sheet of a map (30.6). */
export interface MapGrid {
  readonly orientation: Info['orientation'];
  /** Of a hex from flat to flat, `w`. */
  readonly hexWidth: number;
  /** Hexes are drawn 150 wide and scaled by this, `k`. */
  readonly scale: number;
  /** Of a hex, `e`. */
  readonly edge: number;
  /** Room for coordinate labels on each side, `O`. */
  readonly offset: number;
  /**
   * Room before number 1 and letter A for hexes that lie there. Everything on the map is moved by it, so that such
   * a hex is neither cut off nor stands on the labels.
   */
  readonly rim: Point;
  readonly width: number;
  readonly height: number;
}

/** A hex as chapter 20 draws it, from flat to flat. */
export const DRAWN_WIDTH = 150;

/** Edge length of a hex 1 wide, in the five digits that existing maps are laid out with (30.1.6). */
export const EDGE = 0.57735;

/** Lengths that do not scale with the hexes (30.6.1). */
const LABEL_ROOM: Readonly<Record<Config['coords'], number>> = { outside: 50, edge: 25, inside: 0, none: 0 };

/** What the layout of a map depends on besides its hexes. */
export interface GridOptions {
  readonly info: Pick<Info, 'orientation' | 'extraTotalWidth' | 'extraTotalHeight'>;
  readonly coords: Config['coords'];
  readonly hexWidth: number;
  /** Whether hexes before number 1 and letter A get room of their own; otherwise they stick out. */
  readonly rim?: boolean;
}

export const gridOf = (
  { extent, hexes }: Pick<GameMap, 'extent' | 'hexes'>,
  { info, coords, hexWidth, rim = true }: GridOptions,
): MapGrid => {
  const scale = hexWidth / DRAWN_WIDTH;
  const edge = EDGE * hexWidth;
  const offset = LABEL_ROOM[coords];
  const before = rim ? beforeFirst(hexes) : { number: 0, letter: 0 };
  const [rimAlongNumbers, rimAlongLetters] = [(before.number * hexWidth) / 2, before.letter * 1.5 * edge];
  const alongNumbers =
    2 * offset + ((extent.numbers + 1) * hexWidth) / 2 + scale * info.extraTotalWidth + rimAlongNumbers;
  const alongLetters =
    2 * offset +
    1.5 * edge * (extent.letters - 1) +
    2 * edge +
    scale * info.extraTotalHeight +
    rimAlongLetters;
  const size =
    info.orientation === 'vertical'
      ? { width: alongNumbers, height: alongLetters, rim: { x: rimAlongNumbers, y: rimAlongLetters } }
      : // The extra width makes a horizontal map higher; files depend on it (30.24, 15).
        { width: alongLetters, height: alongNumbers, rim: { x: rimAlongLetters, y: rimAlongNumbers } };
  return { orientation: info.orientation, hexWidth, scale, edge, offset, ...size };
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

/** Centre of a hex, before the map is moved for its rim (30.6.2). The hex need not be on the map. */
export const hexCentre = (
  { orientation, hexWidth, edge, offset }: MapGrid,
  { number, letter }: Coordinate,
): Point => {
  const alongNumbers = (number * hexWidth) / 2 + offset;
  const alongLetters = (letter - 1) * 1.5 * edge + edge + offset;
  return orientation === 'vertical'
    ? { x: alongNumbers, y: alongLetters }
    : { x: alongLetters, y: alongNumbers };
};
