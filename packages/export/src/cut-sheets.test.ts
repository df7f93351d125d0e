import { type Group, group, type Page, polygon, rect, symbol, translate, use } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { cutSheets, withRegistration } from './cut-sheets.ts';

const square = (x: number, y: number) => group([], { transform: translate(x, y), cut: rect(0, 0, 10, 10) });

const cutsOf = (children: Page['children']) => {
  const [sheet] = cutSheets([{ width: 850, height: 1100, children }]);
  const [, cut] = (sheet?.page.children ?? []) as readonly Group[];
  return (cut?.children ?? []).map((node) => (node.kind === 'path' ? node.data : undefined));
};

describe('cut sheets', () => {
  test('have the size and number of the printed sheet, with corner marks', () => {
    const blank: Page = { width: 850, height: 1100, children: [rect(0, 0, 5, 5, { fill: '#000' })] };
    const [sheet, ...others] = cutSheets([blank, { ...blank, title: 'Back', children: [square(0, 0)] }]);
    expect(others).toEqual([]);
    expect(sheet).toMatchObject({ number: 2, page: { width: 850, height: 1100, title: 'Back' } });
    const [marks] = (sheet?.page.children ?? []) as readonly Group[];
    expect(marks?.children).toMatchObject([
      {
        kind: 'path',
        data: expect.arrayContaining([
          ['L', 12.5, 12.5],
          ['L', 837.5, 1087.5],
        ]),
      },
    ]);
  });

  test('keep the boxes of the printed sheet', () => {
    const [trim, bleed] = [
      { x: 50, y: 50, width: 700, height: 900 },
      { x: 40, y: 40, width: 720, height: 920 },
    ];
    const [sheet] = cutSheets([{ width: 850, height: 1100, children: [square(60, 60)], trim, bleed }]);
    expect(sheet?.page).toMatchObject({ trim, bleed });
  });

  test('share their corner marks, in black, with printed sheets that have pieces to cut', () => {
    const printed: Page = { width: 850, height: 1100, children: [square(60, 60)] };
    const [sheet] = cutSheets([printed]);
    const [cutMarks] = (sheet?.page.children ?? []) as readonly Group[];
    const marks = withRegistration(printed).children.at(-1) as Group;
    expect(marks.children).toMatchObject([{ stroke: { color: '#000000' } }]);
    const shapes = (group: Group | undefined) =>
      group?.children.map((node) => node.kind === 'path' && node.data);
    expect(shapes(marks)).toEqual(shapes(cutMarks));
    const whole: Page = { ...printed, children: [rect(0, 0, 5, 5)] };
    expect(withRegistration(whole)).toBe(whole);
  });

  test('show outlines inside groups and symbols at their positions', () => {
    const piece = symbol('piece', [square(1, 2)]);
    expect(cutsOf([group([use(piece, translate(100, 0))], { transform: translate(0, 20) })])).toEqual([
      [
        ['M', 101, 22],
        ['L', 111, 22],
        ['L', 111, 32],
        ['L', 101, 32],
        ['L', 101, 22],
      ],
    ]);
  });

  test('show an edge that two pieces share only once', () => {
    const [, second] = cutsOf([square(0, 0), square(10, 0)]);
    expect(second).toEqual([
      ['M', 10, 0],
      ['L', 20, 0],
      ['L', 20, 10],
      ['L', 10, 10],
    ]);
    expect(cutsOf([square(0, 0), square(0, 0)])).toHaveLength(1);
  });

  test('lift the knife over an edge that is already cut', () => {
    const triangle = group([], {
      cut: polygon([
        [0, 0],
        [10, 0],
        [5, 9],
      ]),
    });
    const [, second] = cutsOf([square(0, 0), triangle]);
    expect(second).toEqual([
      ['M', 10, 0],
      ['L', 5, 9],
      ['L', 0, 0],
    ]);
  });
});
