import type { MapBorder } from '@platelayer/game';
import { type Color, type Node, type PathData, path } from '@platelayer/scene';
import type { Look } from '../look.ts';
import type { MapGrid } from './grid.ts';
import { pointOnMap } from './point.ts';

/** All borders, or all lines, of a map: every casing first, so that crossing lines run together (30.12). */
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
  // One point alone is no line; a colour that nobody knows is none (90.2.2).
  if (data.length < 2 || color === undefined) return [];
  return [
    path(data, {
      stroke: {
        color,
        width: scale * width,
        cap: 'round',
        join: 'round',
        ...(dash && {
          dash: dash.pattern.map((length) => scale * length),
          dashOffset: scale * dash.offset,
        }),
      },
    }),
  ];
};
