import type { MapPoint } from '@platelayer/game';
import { type Point, sinCos } from '@platelayer/scene';
import { HEX_WIDTH } from '../hex/outline.ts';
import { hexCentre, type MapGrid } from './grid.ts';

/** Direction of side 1 and of corner 1, clockwise from straight down (30.11). */
const FIRST_DIRECTION = {
  horizontal: { side: 0, corner: 90 },
  vertical: { side: 90, corner: 0 },
} as const;

/** Position on the sheet of a point named in the file. */
export const pointOnMap = (grid: MapGrid, point: MapPoint): Point => {
  if (point.kind === 'sheet') return { x: point.x, y: point.y };
  const centre = hexCentre(grid, point.hex);
  const first = FIRST_DIRECTION[grid.orientation];
  const towards = (direction: number, share = 1): Point => {
    const { sin, cos } = sinCos(direction);
    const distance = share * outlineDistance(grid, direction);
    return { x: centre.x - distance * sin, y: centre.y + distance * cos };
  };
  switch (point.kind) {
    case 'centre':
      return centre;
    case 'offset':
      return { x: centre.x + grid.scale * point.x, y: centre.y + grid.scale * point.y };
    case 'angle':
      return towards(point.angle, point.percent);
    case 'side':
      return towards(60 * (point.side - 1) + first.side);
    case 'corner':
      return towards(60 * (point.corner - 1) + first.corner);
  }
};

/** Distance from the centre of a hex to its outline: shortest at the midpoint of a side, longest at a corner. */
const outlineDistance = ({ orientation, scale }: MapGrid, direction: number): number => {
  const flat = FIRST_DIRECTION[orientation].side;
  const beyond = (((direction - flat) % 60) + 60) % 60;
  const fromFlat = beyond > 30 ? beyond - 60 : beyond;
  return ((HEX_WIDTH / 2) * scale) / sinCos(fromFlat).cos;
};
