import type { Dash, MapBorder } from '@platelayer/game';
import { type Color, type Node, type PathData, path } from '@platelayer/scene';
import { dashesOfSides } from '../hex/border.ts';
import { OUTER_RADIUS } from '../hex/outline.ts';
import type { Look } from '../look.ts';
import type { MapGrid } from './grid.ts';
import { pointOnMap } from './point.ts';

/** Draws all borders, or all lines, of a map. All casings come first, so that crossing lines join (30.12). */
export const drawBorders = (borders: readonly MapBorder[], grid: MapGrid, look: Look): readonly Node[] => {
  const lines = borders.map((border) => ({ border, data: polyline(border, grid) }));
  const casing = look.color('track', 'companies');
  return [
    ...lines.flatMap(({ border, data }) =>
      border.casing === undefined ? [] : drawLine(border, data, border.casing, casing, grid),
    ),
    ...lines.flatMap(({ border, data }) =>
      drawLine(border, data, border.width, look.color(border.color, 'companies'), grid),
    ),
  ];
};

const polyline = ({ points }: MapBorder, grid: MapGrid): PathData =>
  points.map((point, i) => {
    const { x, y } = pointOnMap(grid, point);
    return [i === 0 ? 'M' : 'L', x, y] as const;
  });

const drawLine = (
  { dash }: MapBorder,
  data: PathData,
  width: number,
  color: Color | undefined,
  { scale }: MapGrid,
): readonly Node[] => {
  // A single point is not a line, and an unknown colour draws nothing (90.2.2).
  if (data.length < 2 || color === undefined) return [];
  const dashes =
    dash && (dash.automatic && followsSides(data, scale) ? dashesOfSides(dash.pattern[0]!) : asStated(dash));
  return [
    path(data, {
      stroke: {
        color,
        width: scale * width,
        cap: 'round',
        join: 'round',
        ...(dashes && {
          dash: dashes.dash.map((length) => scale * length),
          dashOffset: scale * dashes.dashOffset,
        }),
      },
    }),
  ];
};

const asStated = ({ pattern, offset }: Dash) => ({ dash: pattern, dashOffset: offset });

/** Whether a line follows the sides of hexes from corner to corner, so that dashes can be the same on every side. */
const followsSides = (data: PathData, scale: number): boolean =>
  data.every((segment, i) => {
    const before = data[i - 1];
    if (before === undefined || before[0] === 'Z' || segment[0] === 'Z') return true;
    const length = Math.hypot(segment[1] - before[1], segment[2] - before[2]);
    return Math.abs(length - scale * OUTER_RADIUS) < 1;
  });
