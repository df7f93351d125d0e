import type { MapPoint } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../testing/game.ts';
import { mapGrid } from './grid.ts';
import { pointOnMap } from './point.ts';

const grids = (['vertical', 'horizontal'] as const).map((orientation) => {
  const { info, maps } = gameOf({ info: { orientation }, map: { hexes: [{ hexes: ['B2'] }] } });
  return mapGrid(maps[0]!, { info, coords: 'none', hexWidth: 150 });
});

const hex = { letter: 2, number: 2 };

describe('points on the map (30.11)', () => {
  test.each<[MapPoint, readonly [number, number], readonly [number, number]]>([
    [{ kind: 'centre', hex }, [150, 216.506], [216.506, 150]],
    [{ kind: 'offset', hex, x: 10, y: -20 }, [160, 196.506], [226.506, 130]],
    [{ kind: 'angle', hex, angle: 0, percent: 1 }, [150, 303.109], [216.506, 225]],
    [{ kind: 'angle', hex, angle: 30, percent: 1 }, [112.5, 281.458], [173.205, 225]],
    [{ kind: 'angle', hex, angle: 90, percent: 0.5 }, [112.5, 216.506], [173.205, 150]],
    [{ kind: 'side', hex, side: 1 }, [75, 216.506], [216.506, 225]],
    [{ kind: 'side', hex, side: 2 }, [112.5, 151.554], [151.554, 187.5]],
    [{ kind: 'side', hex, side: 3 }, [187.5, 151.554], [151.554, 112.5]],
    [{ kind: 'side', hex, side: 4 }, [225, 216.506], [216.506, 75]],
    [{ kind: 'side', hex, side: 5 }, [187.5, 281.458], [281.458, 112.5]],
    [{ kind: 'side', hex, side: 6 }, [112.5, 281.458], [281.458, 187.5]],
    [{ kind: 'side', hex, side: 1.5 }, [75, 173.205], [173.205, 225]],
    [{ kind: 'corner', hex, corner: 1 }, [150, 303.109], [129.904, 150]],
    [{ kind: 'corner', hex, corner: 2 }, [75, 259.808], [173.205, 75]],
    [{ kind: 'corner', hex, corner: 3 }, [75, 173.205], [259.808, 75]],
    [{ kind: 'corner', hex, corner: 4 }, [150, 129.904], [303.109, 150]],
    [{ kind: 'corner', hex, corner: 5 }, [225, 173.205], [259.808, 225]],
    [{ kind: 'corner', hex, corner: 6 }, [225, 259.808], [173.205, 225]],
    [{ kind: 'sheet', x: 120, y: 85 }, [120, 85], [120, 85]],
  ])('%j', (point, ...expected) => {
    grids.forEach((grid, i) => {
      const { x, y } = pointOnMap(grid, point);
      expect(x).toBeCloseTo(expected[i]![0], 2);
      expect(y).toBeCloseTo(expected[i]![1], 2);
    });
  });

  test('s1.25 is 75 tan 15 = 20.096 along the side', () => {
    expect(pointOnMap(grids[0]!, { kind: 'side', hex, side: 1.25 })).toEqual({
      x: expect.closeTo(75, 6),
      y: expect.closeTo(216.50625 - 20.096, 3),
    });
  });

  test('a point never leaves the outline, whatever its direction (30.24.24)', () => {
    for (const grid of grids) {
      for (let angle = 0; angle < 360; angle += 5) {
        const { x, y } = pointOnMap(grid, { kind: 'angle', hex, angle, percent: 1 });
        const centre = pointOnMap(grid, { kind: 'centre', hex });
        const reach = Math.hypot(x - centre.x, y - centre.y);
        expect(reach).toBeGreaterThanOrEqual(75 - 1e-9);
        expect(reach).toBeLessThanOrEqual(75 / Math.cos(Math.PI / 6) + 1e-9);
      }
    }
  });
});
