import { type Coordinate, type GameMap, type Info, numberToLetters } from '@platelayer/game';
import { box, boxAround, corners, type Node, text } from '@platelayer/scene';
import { paintsIn } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { paperInk } from '../text-color.ts';
import { type Ends, letterRowEnds, numberRowEnds } from './edge-ends.ts';
import { hexCentre, type MapGrid } from './grid.ts';

/** Labels do not scale with the hexes (30.9.1). */
const LABEL = { family: 'display', weight: 'bold', size: 16, anchor: 'middle', baseline: 'central' } as const;

/** Of outside labels from the edge of the sheet, and from the hexes. */
const INSET = 25;

/** Of the map. */
const SIDES = ['top', 'bottom', 'left', 'right'] as const;

export interface CoordinateLabel {
  readonly text: string;
  /** That it stands at. */
  readonly side: (typeof SIDES)[number];
  readonly x: number;
  readonly y: number;
}

/** Names of rows and columns at both of their ends (30.9), clear of `blocks`: title, tables, market. */
export const drawCoordinateLabels = (
  map: Pick<GameMap, 'hexes' | 'extent'>,
  info: Pick<Info, 'mapCoordinates'>,
  grid: MapGrid,
  look: Look,
  blocks: readonly Node[],
): readonly Node[] => {
  const fill = paperInk(look);
  return coordinateLabels(map, info, grid, look.config.coords, blocks).map((label) =>
    text(look.fonts, label.text, label.x, label.y, { ...LABEL, fill }),
  );
};

/** All labels in drawing order: columns first, each row or column at its start and then at its end. */
export const coordinateLabels = (
  { hexes, extent }: Pick<GameMap, 'hexes' | 'extent'>,
  { mapCoordinates }: Pick<Info, 'mapCoordinates'>,
  grid: MapGrid,
  coords: Look['config']['coords'],
  blocks: readonly Node[] = [],
): readonly CoordinateLabel[] => {
  if (coords !== 'outside' && coords !== 'edge') return [];
  const coordinates = hexes.map(({ coordinate }) => coordinate);
  const labels = (ends: LineEnds) => labelsAt(ends, extent, mapCoordinates, grid);
  const beside = (ends: LineEnds) => besideCuts(ends, grid, coords);
  if (coords === 'edge') return labels(beside(edgeEnds(coordinates, grid)));
  const near = labels(beside(nearEnds(coordinates, grid)));
  const isCrowded = (side: CoordinateLabel['side']): boolean => {
    const squares = near
      .filter((label) => label.side === side)
      .map(({ x, y }) => box(x - SPACE, y - SPACE, 2 * SPACE, 2 * SPACE));
    // Mostly nothing stands along a whole side, which is one question instead of many.
    const along = boxAround(squares.flatMap(corners));
    return (
      along !== undefined && paintsIn(blocks, along) && squares.some((square) => paintsIn(blocks, square))
    );
  };
  const crowded = SIDES.filter(isCrowded);
  return labels(outsideEnds(grid)).map((label, i) => (crowded.includes(label.side) ? label : near[i]!));
};

/** Half the side of the square that a label beside the hexes needs. */
const SPACE = 20;

/** From a trimmed edge to the labels beside it. */
const BESIDE_CUT = { outside: INSET, edge: 15 };

/** Not further away from a trimmed edge than from hexes. */
const besideCuts = (
  { ofNumber, ofLetter }: LineEnds,
  { orientation, cuts }: MapGrid,
  coords: keyof typeof BESIDE_CUT,
): LineEnds => {
  const gap = BESIDE_CUT[coords];
  const within =
    (endsOf: EndsOf, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY): EndsOf =>
    (index) => {
      const ends = endsOf(index);
      return ends && { start: Math.max(ends.start, from - gap), end: Math.min(ends.end, to + gap) };
    };
  const { top, bottom, left, right } = cuts;
  return orientation === 'vertical'
    ? { ofNumber: within(ofNumber, top, bottom), ofLetter: within(ofLetter, left, right) }
    : { ofNumber: within(ofNumber, left, right), ofLetter: within(ofLetter, top, bottom) };
};

interface LineEnds {
  readonly ofNumber: EndsOf;
  readonly ofLetter: EndsOf;
}

const labelsAt = (
  ends: LineEnds,
  extent: GameMap['extent'],
  mapCoordinates: Info['mapCoordinates'],
  grid: MapGrid,
): readonly CoordinateLabel[] => {
  const reversed = mapCoordinates === 'reversed';
  const numbers = { count: extent.numbers, name: reversed ? numberToLetters : String, ends: ends.ofNumber };
  const letters = { count: extent.letters, name: reversed ? String : numberToLetters, ends: ends.ofLetter };

  const vertical = grid.orientation === 'vertical';
  const columns = labelsOf(vertical ? numbers : letters, ['top', 'bottom'], (i, end) => ({
    x: hexCentre(grid, { number: i, letter: i }).x,
    y: end,
  }));
  const rows = labelsOf(vertical ? letters : numbers, ['left', 'right'], (i, end) => ({
    x: end,
    y: hexCentre(grid, { number: i, letter: i }).y,
  }));
  return [...columns, ...rows];
};

type EndsOf = (index: number) => Ends | undefined;

const labelsOf = (
  line: { readonly count: number; readonly name: (index: number) => string; readonly ends: EndsOf },
  [start, end]: readonly [CoordinateLabel['side'], CoordinateLabel['side']],
  place: (index: number, end: number) => { readonly x: number; readonly y: number },
): readonly CoordinateLabel[] =>
  Array.from({ length: line.count }, (_, i) => i + 1).flatMap((index) => {
    const ends = line.ends(index);
    const name = line.name(index);
    return ends === undefined
      ? []
      : [
          { text: name, side: start, ...place(index, ends.start) },
          { text: name, side: end, ...place(index, ends.end) },
        ];
  });

/** Along the edges of the sheet, which begins before the map where hexes lie before number 1 or letter A. */
const outsideEnds = ({ orientation, width, height, shift }: MapGrid) => {
  const down: Ends = { start: INSET - shift.y, end: height - shift.y - INSET };
  const across: Ends = { start: INSET - shift.x, end: width - shift.x - INSET };
  const [ofNumber, ofLetter] = orientation === 'vertical' ? [down, across] : [across, down];
  return { ofNumber: () => ofNumber, ofLetter: () => ofLetter };
};

/** Beside the box around all hexes, where that is nearer: sheets may have room before and behind it for other things. */
const nearEnds = (coordinates: readonly Coordinate[], grid: MapGrid): LineEnds => {
  const outside = outsideEnds(grid);
  const { orientation, hexWidth, edge } = grid;
  const around = boxAround(coordinates.map((coordinate) => hexCentre(grid, coordinate)));
  if (around === undefined) return outside;
  const reach = { x: hexWidth / 2, y: edge };
  const [x, y] = orientation === 'vertical' ? [reach.x, reach.y] : [reach.y, reach.x];
  const down = { start: around.y - y - INSET, end: around.y + around.height + y + INSET };
  const across = { start: around.x - x - INSET, end: around.x + around.width + x + INSET };
  const nearer = (near: Ends, far: Ends): Ends => ({
    start: Math.max(near.start, far.start),
    end: Math.min(near.end, far.end),
  });
  const [ofNumber, ofLetter] = orientation === 'vertical' ? [down, across] : [across, down];
  return {
    ofNumber: () => nearer(ofNumber, outside.ofNumber()),
    ofLetter: () => nearer(ofLetter, outside.ofLetter()),
  };
};

const edgeEnds = (coordinates: readonly Coordinate[], grid: MapGrid) => ({
  ofNumber: numberRowEnds(coordinates, grid),
  ofLetter: letterRowEnds(coordinates, grid),
});
