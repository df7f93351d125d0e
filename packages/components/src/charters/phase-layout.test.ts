import { lineWidth } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../../scripts/testing/fonts.ts';
import { fitChart } from './phase-chart.ts';
import type { ChartColumn } from './phase-columns.ts';
import { layOutChart, roomyStyle } from './phase-layout.ts';

const fonts = await bundledFonts();
const G = 100 / 96;
/** Width of the chart's box on a full charter 725 wide. */
const BOX = 725 / 2 - 26.0417;

const column = (header: string, ...cells: readonly (readonly string[])[]): ChartColumn => ({
  header,
  notes: header === 'Notes',
  cells: cells.map((lines) => ({ lines: lines.map((text) => ({ text })) })),
});
const natural = (header: string, ...lines: readonly string[]) =>
  Math.max(
    lineWidth(fonts, header, { family: 'display', weight: 'bold', size: 9 }) + 10,
    ...lines.map(
      (line) => lineWidth(fonts, line, { family: 'sans-serif', weight: 'normal', size: 9 }) + 6 + G,
    ),
  );
const sum = (columns: readonly { readonly width: number }[]) =>
  columns.reduce((total, { width }) => total + width, 0);

describe('geometry of the phase chart (60.7.4)', () => {
  test('widens columns in proportion if there is space', () => {
    const { columns, width } = layOutChart(
      [column('Name', ['2'], ['3']), column('Limit', ['4'], ['4'])],
      roomyStyle(9),
      BOX,
      fonts,
    );
    expect(width).toBeCloseTo(BOX, 6);
    expect(sum(columns)).toBeCloseTo(BOX - G, 6);
    expect(columns[0]!.width / columns[1]!.width).toBeCloseTo(natural('Name') / natural('Limit'), 6);
    expect(columns[0]!.x).toBeCloseTo(G / 2, 6);
  });

  test('gives notes that wrap the width that the others leave', () => {
    const note =
      'Every company that has not yet operated may now lay two tiles in one round and upgrade a third';
    const { columns, width } = layOutChart(
      [column('Name', ['2']), column('Notes', [note])],
      roomyStyle(9),
      BOX,
      fonts,
    );
    // Headers are smaller then, with 6 around them instead of 10.
    expect(columns[0]!.width).toBeCloseTo(0.9 * (natural('Name') - 10) + 6, 6);
    expect(width).toBeCloseTo(BOX, 6);
    expect(columns[1]!.cells[0]!.lines).toHaveLength(2);
  });

  describe('next to long prices', () => {
    const trains = (...lines: readonly (readonly [string, number])[]) => ({
      lines: lines.map(([text, train]) => ({ text, train })),
    });
    const note = [
      'Private companies may be bought by companies for half to double their face value',
      'Two operating rounds follow every stock round from now on, and trains of other companies may be bought',
    ];
    const columns: readonly ChartColumn[] = [
      { header: 'Train', notes: false, cells: [trains(['3', 0], ['3E', 1])] },
      {
        header: 'Price',
        notes: false,
        cells: [trains(['200 Thaler und Groschen', 0], ['250 Thaler und Groschen', 1])],
      },
      column('Limit', ['3 for majors, 2 for minors']),
      column('Notes', note),
    ];
    const { columns: set, height } = layOutChart(columns, roomyStyle(9), BOX, fonts);
    const linesOf = (index: number) => set[index]!.cells[0]!.lines.map(({ text }) => text);

    test('breaks prices if wider notes make the chart lower', () => {
      expect(linesOf(2)).toEqual(['3 for majors,', '2 for minors']);
      // Otherwise there would be about twice as many lines.
      expect(linesOf(3).length).toBeLessThan(8);
      expect(height).toBeLessThan(9 * 10.4167);
    });

    test('keeps trains level with their prices', () => {
      expect(linesOf(0)).toEqual(['3', '', '3E', '']);
      expect(linesOf(1)).toEqual(['200 Thaler', 'und Groschen', '250 Thaler', 'und Groschen']);
    });

    test('breaks nothing if the notes fit', () => {
      const roomy = [column('Limit', ['3 for majors, 2 for minors']), column('Notes', ['Two rounds'])];
      expect(layOutChart(roomy, roomyStyle(9), BOX, fonts).columns[0]!.cells[0]!.lines).toHaveLength(1);
    });
  });

  test('makes a row as high as its highest cell: 10.4167 for a line, and 6 + g', () => {
    const { rows, height } = layOutChart(
      [column('Train', ['3', '3E', '4'], ['5']), column('Limit', ['4'], [])],
      roomyStyle(9),
      BOX,
      fonts,
    );
    expect(rows[0]!.y).toBeCloseTo(11.9792, 3);
    expect(rows[0]!.height).toBeCloseTo(3 * 10.4167 + 6 + G, 4);
    expect(rows[1]!.height).toBeCloseTo(10.4167 + 6 + G, 4);
    expect(height).toBeCloseTo(11.9792 + rows[0]!.height + rows[1]!.height + G / 2, 3);
  });
});

describe('a chart that does not fit', () => {
  const many = (rows: number, cell: readonly string[]) => Array.from({ length: rows }, () => cell);
  const room = { width: BOX, height: 140 };

  test('keeps the default size if a chart does fit', () => {
    const { layout, cut } = fitChart([column('Name', ...many(6, ['2']))], room, fonts);
    expect(layout.style.body.size).toBe(9);
    expect(layout.style.padding).toBe(3);
    expect(cut).toBe(false);
  });

  test('becomes denser before it becomes smaller', () => {
    const { layout, cut } = fitChart([column('Name', ...many(9, ['2']))], room, fonts);
    expect(layout.style.body.size).toBe(9);
    expect(layout.style.padding).toBe(1.5);
    expect(layout.height).toBeLessThanOrEqual(140);
    expect(cut).toBe(false);
  });

  test('becomes smaller in steps of a half, down to 6', () => {
    const { layout, cut } = fitChart([column('Name', ...many(11, ['2']))], room, fonts);
    expect(layout.style.body.size).toBe(7);
    expect(cut).toBe(false);
  });

  test('then loses the ends of its notes', () => {
    const endless = many(
      5,
      Array.from({ length: 9 }, () => 'Nobody reads this far'),
    );
    const { layout, scale, cut } = fitChart([column('Notes', ...endless)], room, fonts);
    expect(layout.style.body.size).toBe(6);
    expect(layout.columns[0]!.cells[0]!.lines.at(-1)!.text).toMatch(/…$/);
    expect({ scale, cut }).toEqual({ scale: 1, cut: true });
  });

  test('always stays in its space', () => {
    const absurd = [
      column('Name', ...many(80, ['W'.repeat(400)])),
      column('Notes', ...many(80, ['x'.repeat(900)])),
    ];
    const { layout, scale, cut } = fitChart(absurd, room, fonts);
    expect(layout.width * scale).toBeLessThanOrEqual(BOX + 1e-6);
    expect(layout.height * scale).toBeLessThanOrEqual(140 + 1e-6);
    expect(cut).toBe(true);
  });

  test('has the style of the fullest chart', () => {
    const { layout } = fitChart([column('Name', ['2'], ['3'])], room, fonts, 2);
    expect(layout.style.body.size).toBe(8.5);
  });
});
