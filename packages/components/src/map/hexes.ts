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
import { drawHex } from '../hex/hex.ts';
import type { HexOptions } from '../hex/hex-options.ts';
import type { Look } from '../look.ts';
import { hexCentre, type MapGrid } from './grid.ts';

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
): readonly Node[] => {
  const optionsFor = (placed: PlacedHex): HexOptions => ({
    ...optionsOn(grid),
    outline: true,
    opacity: placed.opacity,
    transparent,
    ...(groundBelow.has(placed) && { groundBelow: true }),
    pointer: placed.pointer,
  });
  if (look.config.coords === 'inside') {
    const naming = withHexIds(look);
    return hexes.map((hex) =>
      group(drawHex(hex.hex, naming, { ...optionsFor(hex), id: { base: coordinateName(hex.coordinate) } }), {
        transform: hexTransform(hex, grid),
        subject: subjectOf(hex),
      }),
    );
  }
  let count = 0;
  const draw = (hex: PlacedHex) =>
    symbol(`map-${variation}-hex-${++count}`, drawHex(hex.hex, look, optionsFor(hex)));
  const symbols = { whole: new Map<Hex, SymbolDrawing>(), withoutGround: new Map<Hex, SymbolDrawing>() };
  return hexes.map((hex) => {
    const alike = groundBelow.has(hex) ? symbols.withoutGround : symbols.whole;
    const drawing = alike.get(hex.hex) ?? draw(hex);
    alike.set(hex.hex, drawing);
    return { ...use(drawing, hexTransform(hex, grid)), subject: subjectOf(hex) };
  });
};

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
