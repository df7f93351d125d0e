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

/** All hexes where they lie, later ones over earlier ones (30.7). The hexes of a group share one symbol. */
export const drawMapHexes = (
  { hexes, variation }: Pick<GameMap, 'hexes' | 'variation'>,
  grid: MapGrid,
  transparent: boolean,
  look: Look,
): readonly Node[] => {
  const optionsFor = ({ opacity, pointer }: PlacedHex): HexOptions => ({
    context: 'map',
    orientation: grid.orientation === 'vertical' ? 90 : 0,
    outline: true,
    opacity,
    transparent,
    pointer,
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
  const symbols = new Map<Hex, SymbolDrawing>();
  return hexes.map((hex) => {
    let drawing = symbols.get(hex.hex);
    if (drawing === undefined) {
      drawing = symbol(`map-${variation}-hex-${symbols.size + 1}`, drawHex(hex.hex, look, optionsFor(hex)));
      symbols.set(hex.hex, drawing);
    }
    return { ...use(drawing, hexTransform(hex, grid)), subject: subjectOf(hex) };
  });
};

const subjectOf = ({ coordinate, pointer }: PlacedHex): Subject => ({
  pointer,
  name: `hex ${coordinateName(coordinate)}`,
});

const hexTransform = ({ coordinate }: PlacedHex, grid: MapGrid): Matrix => {
  const { x, y } = hexCentre(grid, coordinate);
  return compose(translate(x, y), scale(grid.scale));
};

/** Tiles may go without numbers, but a map with coordinates inside its hexes shows them (30.24.21). */
const withHexIds = (look: Look): Look =>
  look.config.tiles.id === 'none'
    ? { ...look, config: withPart(look.config, { tiles: { id: 'right' } }) }
    : look;
