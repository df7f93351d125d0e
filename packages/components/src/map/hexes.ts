import { coordinateName, type GameMap, type Hex, type PlacedHex, withPart } from '@platelayer/game';
import {
  compose,
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
import { drawHexInParts, type HexInParts } from '../hex/hex.ts';
import type { HexOptions } from '../hex/hex-options.ts';
import type { Look } from '../look.ts';
import { hexCentre, type MapGrid } from './grid.ts';
import { spillFinder } from './spill.ts';

/** The hexes of a map, and over all of them what reaches from one into another that is drawn later. */
export interface DrawnHexes {
  readonly hexes: readonly Node[];
  readonly spilled: readonly Node[];
}

/**
 * All hexes where they lie, later ones over earlier ones (30.7), some of them without the ground, which lies below. The
 * hexes of a group share one symbol.
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
  const known = new Map<string, Map<Hex, DrawnHex>>();
  const isCovered = transparent ? () => false : spillFinder(hexes, grid, look.fonts);
  const spilled: Node[] = [];
  const drawn = hexes.map((placed, i) => {
    const form = `${groundBelow.has(placed)} ${placed.halves ?? ''}`;
    const alike = known.get(form) ?? new Map<Hex, DrawnHex>();
    known.set(form, alike);
    const parts = (!named && alike.get(placed.hex)) || draw(placed);
    alike.set(placed.hex, parts);
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

/** What was made of a drawn hex, and is used wherever its group stands. */
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

/** What all hexes of a map have in common. */
export const optionsOn = ({ orientation }: MapGrid): Pick<HexOptions, 'context' | 'orientation'> => ({
  context: 'map',
  orientation: orientation === 'vertical' ? 90 : 0,
});

/** Where a hex lies on the map, and how large. */
export const hexTransform = ({ coordinate }: PlacedHex, grid: MapGrid): Matrix => {
  const { x, y } = hexCentre(grid, coordinate);
  return compose(translate(x, y), scale(grid.scale));
};

/** Tiles may go without numbers, but a map with coordinates inside its hexes shows them (30.24.21). */
const withHexIds = (look: Look): Look =>
  look.config.tiles.id === 'none'
    ? { ...look, config: withPart(look.config, { tiles: { id: 'right' } }) }
    : look;
