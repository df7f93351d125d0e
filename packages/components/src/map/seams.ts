import { type Coordinate, coordinateKey, type GameMap, type PlacedHex, type Side } from '@platelayer/game';
import { line, type Node } from '@platelayer/scene';
import type { Look } from '../look.ts';
import type { MapGrid } from './grid.ts';
import { pointOnMap } from './point.ts';

/** Much wider than the gap of one hex unit, so that it closes at any resolution; the grounds hide the rest. */
const WIDTH = 8;

/** Steps to the neighbour at sides 1 to 3; the other three are the same seams seen from the neighbour. */
const NEIGHBOURS: Readonly<Record<MapGrid['orientation'], readonly Coordinate[]>> = {
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

/**
 * Grounds end half a unit inside their hex, where the edge line covers them. Between two hexes that both leave their
 * line out the paper would show as a white hairline; a strip of the ground's colour beneath the hexes closes it.
 */
export const drawSeams = ({ hexes }: Pick<GameMap, 'hexes'>, grid: MapGrid, look: Look): readonly Node[] => {
  const open = new Map(
    hexes
      .filter(({ hex }) => hex.removeBorders.length > 0)
      .map((placed) => [coordinateKey(placed.coordinate), placed]),
  );
  return [...open.values()].flatMap((placed) =>
    NEIGHBOURS[grid.orientation].flatMap((step, i): readonly Node[] => {
      const side = (i + 1) as Side;
      const beyond = open.get(
        coordinateKey({
          number: placed.coordinate.number + step.number,
          letter: placed.coordinate.letter + step.letter,
        }),
      );
      const joined =
        isOpen(placed, side) &&
        beyond !== undefined &&
        isOpen(beyond, (side + 3) as Side) &&
        isOpaque(beyond);
      const color = joined && isOpaque(placed) ? groundColor(placed, look) : undefined;
      return color === undefined ? [] : [strip(placed.coordinate, side, color, grid)];
    }),
  );
};

const isOpen = ({ hex }: PlacedHex, side: Side): boolean => hex.removeBorders.includes(side);

const isOpaque = ({ hex, opacity }: PlacedHex): boolean => opacity === 1 && hex.ground.color !== 'none';

const groundColor = ({ hex }: PlacedHex, look: Look) => look.color(hex.ground.color, 'map', hex.phase);

const strip = (hex: Coordinate, side: Side, color: string, grid: MapGrid): Node => {
  const from = pointOnMap(grid, { kind: 'side', hex, side: side - 0.5 });
  const to = pointOnMap(grid, { kind: 'side', hex, side: side + 0.5 });
  return line(from.x, from.y, to.x, to.y, { stroke: { color, width: grid.scale * WIDTH } });
};
