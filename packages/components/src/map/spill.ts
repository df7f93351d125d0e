import { type Coordinate, coordinateKey, type PlacedHex } from '@platelayer/game';
import type { Fonts, Node } from '@platelayer/scene';
import { footprintOf, footprintsOverlap, measureFootprint } from '../hex/footprint.ts';
import { shownHalves } from '../hex/hex-options.ts';
import { beyondOutline, clipPolygon } from '../hex/outline.ts';
import { STEPS_PER_HEX } from '../hex/step-budget.ts';
import { hexCentre, type MapGrid } from './grid.ts';

/** What reaches no further over an edge is hardly seen. */
const TOLERANCE = 2;

/** How many rings of neighbours are looked at. */
const RINGS = 2;

const CENTRE = { x: 0, y: 0 };

/**
 * Asked of all hexes in their order: whether something of a hex reaches over its edge and into a hex that is
 * drawn later, which would cut it off (30.7.3). Not of a hex that has another one over it: that one covers it all. What spills
 * from later hexes follows the first of these, so that it still lies over it.
 */
export const spillFinder = (hexes: readonly PlacedHex[], grid: MapGrid, fonts: Fonts) => {
  const last = new Map(hexes.map(({ coordinate }, i) => [coordinateKey(coordinate), i]));
  const covering = new Map(
    hexes.flatMap(({ coordinate, hex }, i) => (hex.half ? [] : [[coordinateKey(coordinate), i] as const])),
  );
  const orientation = grid.orientation === 'vertical' ? 90 : 0;
  const ground = footprintOf([{ ...clipPolygon('hex', orientation), fill: '#000' }], fonts);
  let found = false;
  return (spill: readonly Node[], index: number): boolean => {
    const placed = hexes[index]!;
    const { coordinate } = placed;
    if (spill.length === 0 || covering.get(coordinateKey(coordinate))! > index) return false;
    const budget = { left: STEPS_PER_HEX };
    const footprint = measureFootprint(spill, fonts, budget);
    const halves = shownHalves(placed.hex, { context: 'map' });
    if (beyondOutline(footprint.polygons, orientation, halves)(CENTRE) <= TOLERANCE) return false;
    const own = hexCentre(grid, coordinate);
    // Another half of the same place is like a neighbour.
    found ||= [coordinate, ...neighboursOf(coordinate)].some((neighbour) => {
      if (!(last.get(coordinateKey(neighbour))! > index)) return false;
      const { x, y } = hexCentre(grid, neighbour);
      const by = { x: (own.x - x) / grid.scale, y: (own.y - y) / grid.scale };
      return footprintsOverlap(footprint, ground, { by, tolerance: TOLERANCE, budget });
    });
    return found;
  };
};

const neighboursOf = ({ number, letter }: Coordinate): readonly Coordinate[] => {
  const neighbours: Coordinate[] = [];
  for (let down = -RINGS; down <= RINGS; down++) {
    const reach = 2 * RINGS - Math.abs(down);
    for (let along = -reach; along <= reach; along += 2)
      neighbours.push({ number: number + along, letter: letter + down });
  }
  return neighbours;
};
