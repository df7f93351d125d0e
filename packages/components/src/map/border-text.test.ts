import type { JsonObject } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { gameOf, lookFor } from '../testing/game.ts';
import { drawBorderText } from './border-text.ts';
import { mapGrid } from './grid.ts';

const drawn = async (borderText: JsonObject, hexWidth = 150) => {
  const game = gameOf({ map: { hexes: [{ hexes: ['A1'] }], borderTexts: [borderText] } });
  const look = lookFor(game);
  const grid = mapGrid(game.maps[0]!, { info: game.info, coords: 'outside', hexWidth });
  const [frame] = drawBorderText(game.maps[0]!.borderTexts[0]!, grid, look);
  return { look, transform: frame?.kind === 'group' ? frame.transform : undefined, frame };
};

describe('border texts (30.13)', () => {
  test('have a disc one unit below the point, with the cost in it', async () => {
    const { look, frame, transform } = await drawn({
      ...{ coord: 'A1s4', cost: 40, circle: 16, bgColor: 'water', color: 'white' },
    });
    expect(transform?.slice(4)).toEqual([expect.closeTo(200, 6), expect.closeTo(137.6025, 6)]);
    expect(frame).toMatchObject({
      children: [
        {
          kind: 'circle',
          r: 16,
          fill: look.color('water', 'companies'),
          stroke: { width: 2, color: look.color('black', 'companies') },
        },
        { kind: 'text', runs: [{ text: '$40', size: 13 }], fill: look.color('white', 'companies') },
      ],
    });
  });

  test('a cost too long for its disc gets smaller, unless its size is set', async () => {
    const sizeOf = async (text: JsonObject) => {
      const { frame } = await drawn({ coord: 'A1s4', circle: 12, ...text });
      const written = frame?.kind === 'group' ? frame.children[1] : undefined;
      return written?.kind === 'text' ? written.runs[0] : undefined;
    };
    const fitted = await sizeOf({ cost: 100 });
    expect(fitted?.size).toBeLessThan(10);
    expect(fitted?.width).toBeLessThan(22);
    expect(fitted?.width).toBeGreaterThan(19);
    expect((await sizeOf({ cost: 5 }))?.size).toBe(13);
    expect((await sizeOf({ cost: 100, fontSize: 13 }))?.size).toBe(13);
    // On such a small disc it would be unreadable.
    expect((await sizeOf({ label: 'Ferry', circle: 3 }))?.size).toBe(13);
  });

  test('can be turned and have no disc', async () => {
    const { frame, transform } = await drawn({
      coord: 'A1x0y30',
      label: 'Ferry',
      rotation: 30,
      fontSize: 10,
    });
    expect(transform?.slice(4)).toEqual([125, expect.closeTo(167.6025, 6)]);
    expect(transform?.[1]).toBeCloseTo(0.5, 6);
    expect(frame).toMatchObject({ children: [{ kind: 'text', runs: [{ text: 'Ferry', size: 10 }] }] });
  });

  test('disc and text scale with the hexes', async () => {
    const { frame } = await drawn({ coord: 'A1', cost: 5, circle: 15, borderWidth: 3 }, 100);
    expect(frame).toMatchObject({
      children: [{ r: 10, stroke: { width: 2 } }, { runs: [{ size: expect.closeTo(26 / 3, 6) }] }],
    });
  });

  test('draw nothing without text and disc', async () => {
    expect((await drawn({ coord: 'A1', label: '' })).frame).toBeUndefined();
  });
});
