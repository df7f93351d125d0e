import { type Coordinate, type GameMap, type Info, numberToLetters } from '@platelayer/game';
import { type Node, text } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { paperInk } from '../text-color.ts';
import { type Ends, letterRowEnds, numberRowEnds } from './edge-ends.ts';
import { hexCentre, type MapGrid } from './grid.ts';

/** Labels do not scale with the hexes (30.9.1). */
const LABEL = { family: 'display', weight: 'bold', size: 16, anchor: 'middle', baseline: 'central' } as const;

/** Of outside labels from the edge of the sheet. */
const INSET = 25;

export interface CoordinateLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Names of rows and columns at both of their ends (30.9). */
export const drawCoordinateLabels = (
  map: Pick<GameMap, 'hexes' | 'extent'>,
  info: Pick<Info, 'mapCoordinates'>,
  grid: MapGrid,
  look: Look,
): readonly Node[] => {
  const fill = paperInk(look);
  return coordinateLabels(map, info, grid, look.config.coords).map((label) =>
    text(look.fonts, label.text, label.x, label.y, { ...LABEL, fill }),
  );
};

/** All labels in drawing order: columns first, each row or column at its start and then at its end. */
export const coordinateLabels = (
  { hexes, extent }: Pick<GameMap, 'hexes' | 'extent'>,
  { mapCoordinates }: Pick<Info, 'mapCoordinates'>,
  grid: MapGrid,
  coords: Look['config']['coords'],
): readonly CoordinateLabel[] => {
  if (coords !== 'outside' && coords !== 'edge') return [];
  const coordinates = hexes.map(({ coordinate }) => coordinate);
  const ends = coords === 'edge' ? edgeEnds(coordinates, grid) : outsideEnds(grid);
  const reversed = mapCoordinates === 'reversed';
  const numbers = { count: extent.numbers, name: reversed ? numberToLetters : String, ends: ends.ofNumber };
  const letters = { count: extent.letters, name: reversed ? String : numberToLetters, ends: ends.ofLetter };

  const vertical = grid.orientation === 'vertical';
  const columns = labelsOf(vertical ? numbers : letters, (i, end) => ({
    x: hexCentre(grid, { number: i, letter: i }).x,
    y: end,
  }));
  const rows = labelsOf(vertical ? letters : numbers, (i, end) => ({
    x: end,
    y: hexCentre(grid, { number: i, letter: i }).y,
  }));
  return [...columns, ...rows];
};

type EndsOf = (index: number) => Ends | undefined;

const labelsOf = (
  line: { readonly count: number; readonly name: (index: number) => string; readonly ends: EndsOf },
  place: (index: number, end: number) => { readonly x: number; readonly y: number },
): readonly CoordinateLabel[] =>
  Array.from({ length: line.count }, (_, i) => i + 1).flatMap((index) => {
    const ends = line.ends(index);
    const name = line.name(index);
    return ends === undefined
      ? []
      : [
          { text: name, ...place(index, ends.start) },
          { text: name, ...place(index, ends.end) },
        ];
  });

/** Along the edges of the sheet, which begins before the map where hexes lie before number 1 or letter A. */
const outsideEnds = ({ orientation, width, height, shift }: MapGrid) => {
  const down: Ends = { start: INSET - shift.y, end: height - shift.y - INSET };
  const across: Ends = { start: INSET - shift.x, end: width - shift.x - INSET };
  const [ofNumber, ofLetter] = orientation === 'vertical' ? [down, across] : [across, down];
  return { ofNumber: () => ofNumber, ofLetter: () => ofLetter };
};

const edgeEnds = (coordinates: readonly Coordinate[], grid: MapGrid) => ({
  ofNumber: numberRowEnds(coordinates, grid),
  ofLetter: letterRowEnds(coordinates, grid),
});
