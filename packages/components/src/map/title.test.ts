import type { JsonObject } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { gameOf, lookFor } from '../testing/game.ts';
import { credits, drawMapTitle } from './title.ts';

const drawn = async (info: JsonObject, scale = 1, width = 2000) => {
  const game = gameOf({ info, map: { hexes: [{ hexes: ['A1'] }] } });
  const grid = { scale, width, trimmed: { x: 0, y: 0 }, shift: { x: 0, y: 0 }, offset: 50 };
  return drawMapTitle(game.info, game.maps[0]!, grid, lookFor(game));
};

const frameOf = ([block]: readonly Node[]) => (block?.kind === 'group' ? block : undefined);
const linesOf = (block: readonly Node[]) =>
  frameOf(block)?.children.flatMap((node) => (node.kind === 'text' ? node.runs : [])) ?? [];

describe('title block (30.10)', () => {
  test('is at the position in the file, and turned upwards', async () => {
    const block = await drawn({
      title: 'Hill Line',
      subtitle: 'A short railway',
      designer: 'A. Person',
      ...{
        titleX: 100,
        titleY: -20,
        titleFontSize: 60,
        subtitleFontSize: 20,
        designerFontSize: 12,
        titleRotate: -90,
      },
    });
    expect(frameOf(block)?.transform).toEqual([0, -1, 1, 0, 150, 200]);
    expect(linesOf(block).map(({ text, x, y, size }) => [text, x, y, size])).toEqual([
      ['Hill Line', 0, 0, 60],
      ['A short railway', 0, 30, 20],
      ['by A. Person', 0, 52, 12],
    ]);
  });

  test('has the designer right below the title if there is no subtitle', async () => {
    const block = await drawn({ title: 'T', designer: 'D' });
    expect(linesOf(block).map(({ text, y, size }) => [text, y, size])).toEqual([
      ['T', 0, 200],
      ['by D', 30, 20],
    ]);
  });

  test('scales, except for the corner and the space between lines', async () => {
    const block = await drawn({ title: 'T', designer: 'D', titleX: 30 }, 2 / 3);
    expect(frameOf(block)?.transform?.slice(4)).toEqual([70, expect.closeTo(50 + 170 / 1.5, 6)]);
    expect(linesOf(block)[1]?.y).toBeCloseTo(20 / 1.5 + 10, 6);
  });

  test('is as small as a small map needs, if the file does not set its size', async () => {
    const sizes = async (info: JsonObject, width: number) =>
      linesOf(await drawn({ title: 'Crowded Country', subtitle: 'S', ...info }, 1, width))[0]!;
    const { size, width } = await sizes({}, 600);
    expect(size).toBeLessThan(200);
    expect(width).toBeCloseTo(600 - 50 - 50, 0);
    expect((await sizes({}, 2000)).size).toBe(200);
    // Not smaller than the subtitle.
    expect((await sizes({}, 120)).size).toBe(30);
    expect((await sizes({ titleFontSize: 90 }, 600)).size).toBe(90);
    expect((await sizes({ titleRotate: 90 }, 600)).size).toBe(200);
  });

  test('has no designer line without a designer (30.24.32)', async () => {
    expect(linesOf(await drawn({ title: 'T' })).map(({ text }) => text)).toEqual(['T']);
    expect(await drawn({})).toEqual([]);
  });
});

describe('the designer line', () => {
  test.each([
    [{ designer: 'A. Person' }, { name: 'Long', variation: 0 }, 'by A. Person'],
    [{ designer: 'A. Person' }, { name: 'Short', variation: 1 }, 'by A. Person ··· Short'],
    [{}, { name: 'Short', variation: 1 }, 'Short'],
    [{}, { variation: 2 }, ''],
  ])('%j, %j', (info, map, line) => {
    expect(credits(info, map)).toBe(line);
  });
});
