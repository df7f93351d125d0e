import {
  type Coordinate,
  coordinateKey,
  coordinateName,
  type GameMap,
  type Hex,
  type PlacedHex,
  withPart,
} from '@platelayer/game';
import {
  compose,
  type Fonts,
  group,
  type Matrix,
  type Node,
  type Subject,
  type SymbolDrawing,
  scale,
  symbol,
  translate,
  use,
} from '@platelayer/scene';
import { footprintOf, footprintsOverlap, measureFootprint } from '../hex/footprint.ts';
import { drawHexInParts, type HexInParts } from '../hex/hex.ts';
import { type HexOptions, shownHalves } from '../hex/hex-options.ts';
import { beyondOutline, clipPolygon } from '../hex/outline.ts';
import { STEPS_PER_HEX } from '../hex/step-budget.ts';
import type { Look } from '../look.ts';
import { hexCentre, type MapGrid } from './grid.ts';

/** The hexes of a map, and above them everything that extends from one hex into a later one. */
export interface DrawnHexes {
  readonly hexes: readonly Node[];
  readonly spilled: readonly Node[];
}

/**
 * Draws all hexes, later ones above earlier ones (30.7). Hexes in `groundBelow` are drawn without their background,
 * which has already been drawn. Hexes of one group share a symbol.
 */
export const drawMapHexes = (
  { hexes, variation }: Pick<GameMap, 'hexes' | 'variation'>,
  grid: MapGrid,
  transparent: boolean,
  groundBelow: ReadonlySet<PlacedHex>,
  look: Look,
): DrawnHexes => {
  const named = look.config.coords === 'inside';
  const naming = named ? withHexIds(look) : look;
  const draw = (placed: PlacedHex): DrawnHex =>
    drawHexInParts(placed.hex, naming, {
      ...optionsOn(grid),
      outline: true,
      opacity: placed.opacity,
      transparent,
      ...(groundBelow.has(placed) && { groundBelow: true }),
      ...(placed.halves && { halves: placed.halves }),
      pointer: placed.pointer,
      ...(named && { id: { base: coordinateName(placed.coordinate) } }),
    });
  let count = 0;
  const drawnByForm = new Map<string, Map<Hex, DrawnHex>>();
  const isCovered = transparent ? () => false : spillFinder(hexes, grid, look.fonts);
  const spilled: Node[] = [];
  const drawn = hexes.map((placed, i) => {
    const form = `${groundBelow.has(placed)} ${placed.halves ?? ''}`;
    const drawnHexes = drawnByForm.get(form) ?? new Map<Hex, DrawnHex>();
    drawnByForm.set(form, drawnHexes);
    const parts = (!named && drawnHexes.get(placed.hex)) || draw(placed);
    drawnHexes.set(placed.hex, parts);
    const { within, halos, id, above } = parts;
    const transform = hexTransform(placed, grid);
    const subject = subjectOf(placed);
    const put = (part: keyof HexSymbols, nodes: readonly Node[]): Node => {
      if (named) return group(nodes, { transform, subject });
      parts[part] ??= symbol(`map-${variation}-hex-${++count}`, nodes);
      return { ...use(parts[part], transform), subject };
    };
    const spill = [...halos, ...above];
    if (!isCovered(spill, i)) return put('whole', [...within, ...halos, ...id, ...above]);
    const base = put('base', [...within, ...id]);
    spilled.push(put('spill', spill));
    return base;
  });
  return { hexes: drawn, spilled };
};

/** Symbols made from a drawn hex, used for every hex of its group. */
interface HexSymbols {
  whole?: SymbolDrawing;
  base?: SymbolDrawing;
  spill?: SymbolDrawing;
}

type DrawnHex = HexInParts & HexSymbols;

const subjectOf = ({ coordinate, pointer }: PlacedHex): Subject => ({
  pointer,
  name: `hex ${coordinateName(coordinate)}`,
});

/** Options common to all hexes of a map. */
export const optionsOn = ({ orientation }: MapGrid): Pick<HexOptions, 'context' | 'orientation'> => ({
  context: 'map',
  orientation: orientation === 'vertical' ? 90 : 0,
});

/** Position and scale of a hex on the map. */
export const hexTransform = ({ coordinate }: PlacedHex, grid: MapGrid): Matrix => {
  const { x, y } = hexCentre(grid, coordinate);
  return compose(translate(x, y), scale(grid.scale));
};

/** Tiles may have no numbers, but a map with coordinates inside its hexes prints them (30.24.21). */
const withHexIds = (look: Look): Look =>
  look.config.tiles.id === 'none'
    ? { ...look, config: withPart(look.config, { tiles: { id: 'right' } }) }
    : look;

/** Smaller overhangs are hardly visible. */
const SPILL_TOLERANCE = 2;

/** Number of rings of neighbours to check. */
const RINGS = 2;

const CENTRE = { x: 0, y: 0 };

/**
 * Returns a function to call for every hex in order. It tells whether parts of a hex extend over its edge into a hex
 * drawn later, which would cut them off (30.7.3). It ignores a hex covered by another one. After the first spill, every
 * later one counts, so that it stays above the first.
 */
const spillFinder = (hexes: readonly PlacedHex[], grid: MapGrid, fonts: Fonts) => {
  const last = new Map(hexes.map(({ coordinate }, i) => [coordinateKey(coordinate), i]));
  const covering = new Map(
    hexes.flatMap(({ coordinate, hex }, i) => (hex.half ? [] : [[coordinateKey(coordinate), i] as const])),
  );
  const orientation = grid.orientation === 'vertical' ? 90 : 0;
  const ground = footprintOf([{ ...clipPolygon('hex', orientation), fill: '#000' }], fonts);
  let hasSpilled = false;
  return (spill: readonly Node[], index: number): boolean => {
    const placed = hexes[index]!;
    const { coordinate } = placed;
    if (spill.length === 0 || covering.get(coordinateKey(coordinate))! > index) return false;
    const budget = { left: STEPS_PER_HEX };
    const footprint = measureFootprint(spill, fonts, budget);
    const halves = shownHalves(placed.hex, { context: 'map' });
    if (beyondOutline(footprint.polygons, orientation, halves)(CENTRE) <= SPILL_TOLERANCE) return false;
    const own = hexCentre(grid, coordinate);
    // The other half of the same hex is like a neighbour.
    hasSpilled ||= [coordinate, ...neighboursOf(coordinate)].some((neighbour) => {
      if (!(last.get(coordinateKey(neighbour))! > index)) return false;
      const { x, y } = hexCentre(grid, neighbour);
      const by = { x: (own.x - x) / grid.scale, y: (own.y - y) / grid.scale };
      return footprintsOverlap(footprint, ground, { by, tolerance: SPILL_TOLERANCE, budget });
    });
    return hasSpilled;
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
