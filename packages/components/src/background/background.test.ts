import type { ConfigPart, JsonObject } from '@platelayer/game';
import { checkPage } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { gameOf, lookFor } from '../testing/game.ts';
import * as component from './component.ts';
import { backgroundDrawings, watermarkGrid } from './drawings.ts';

const drawn = async (info: JsonObject, part: ConfigPart = {}) => {
  const game = gameOf({ info });
  const look = lookFor(game, part);
  const [page] = backgroundDrawings.pages(game, look, {});
  checkPage(page!, look.fonts);
  const [sheet] = page!.children;
  const [ground, watermark] = sheet?.kind === 'group' ? sheet.children : [];
  return { game, look, page, sheet, ground, watermark };
};

describe('the watermark (30.20)', () => {
  test('has 11 columns and 55 rows for text of 100 by 24 on letter paper', () => {
    const grid = watermarkGrid({ width: 800, height: 1050 }, { width: 100, height: 24 });
    expect(grid).toMatchObject({ columns: 11, rows: 55, columnStep: 112, rowStep: 24 });
    expect(grid.frame.width / 2).toBeCloseTo(608.91, 3);
    expect(grid.frame.height / 2).toBeCloseTo(654.663, 3);
    expect([grid.x, grid.y]).toEqual([expect.closeTo(-208.91, 3), expect.closeTo(-129.663, 3)]);
  });

  test('has between 1 and 150 of them', () => {
    expect(watermarkGrid({ width: 10, height: 10 }, { width: 900, height: 90 })).toMatchObject({
      ...{ columns: 1, rows: 1 },
    });
    expect(watermarkGrid({ width: 9000, height: 9000 }, { width: 1, height: 1 })).toMatchObject({
      ...{ columns: 150, rows: 150 },
    });
  });
});

describe('the background sheet (30.20)', () => {
  test('fills the printable area with the company colour, with the title in faint white', async () => {
    const { page, look, sheet, ground, watermark } = await drawn({ title: 'Hill Line', background: 'red' });
    expect(page).toMatchObject({ width: 850, height: 1100 });
    expect(sheet).toMatchObject({ transform: [1, 0, 0, 1, 25, 25], clip: { width: 800, height: 1050 } });
    expect(ground).toMatchObject({ width: 800, height: 1050, fill: look.color('red', 'companies') });
    expect(JSON.stringify(watermark)).toContain('#ffffff33');
    // Bold display letters of 20 are 27.2 high.
    expect(watermark?.kind === 'group' && watermark.children.length).toBe(Math.ceil(1309.327 / 27.2));
  });

  test('uses the configured paper and its margins (30.24.46)', async () => {
    const margins = { top: 10, right: 20, bottom: 30, left: 40 };
    const { page, ground } = await drawn(
      { title: 'T', background: 'red' },
      { paper: { width: 500, height: 700, margins } },
    );
    expect(page).toMatchObject({ width: 500, height: 700 });
    expect(ground).toMatchObject({ width: 440, height: 660 });
  });

  test('without a colour is grey, with a warning', async () => {
    const { look, ground } = await drawn({ title: 'T' });
    expect(ground).toMatchObject({ fill: look.color('gray', 'companies') });
    expect(look.found).toMatchObject([{ code: 'background/color', severity: 'warning' }]);
  });

  test('with an unknown colour is grey, and the name is not reported a second time', async () => {
    const { look, ground } = await drawn({ title: 'T', background: 'no such colour' });
    expect(ground).toMatchObject({ fill: look.color('gray', 'companies') });
    expect(look.found).toEqual([]);
  });

  test('on a light background has dark letters', async () => {
    const { watermark } = await drawn({ title: 'T', background: 'white' });
    expect(JSON.stringify(watermark)).toContain('#00000033');
  });

  test('without a title is plain', async () => {
    expect((await drawn({ background: 'red' })).watermark).toBeUndefined();
  });

  test('exists for every game, as a picture without margins', async () => {
    const { game, look } = await drawn({ title: 'T', background: 'red' });
    expect(component.backgroundComponent.available(game)).toBe(true);
    expect(backgroundDrawings.pieces(game, look)).toMatchObject([
      { name: 'background', width: 800, height: 1050 },
    ]);
  });

  test('has no picture for paper that is all margin', async () => {
    const { game } = await drawn({ title: 'T', background: 'red' });
    expect(backgroundDrawings.pieces(game, lookFor(game, { paper: { margins: 600 } }))).toEqual([]);
  });
});
