import { box } from '@platelayer/scene';
import { expect, test } from 'vitest';
import { cutMarks, HAIRLINE, pinMarks } from './marks.ts';

test('cut marks of cards are just inside the trim edges (50.8.5)', () => {
  // A mini Euro card in its cell: q = 25, b = 12.5.
  const marks = cutMarks(box(37.5, 37.5, 265.748, 173.228), { gap: 12.5, length: 25, inset: HAIRLINE / 2 });
  const [topLeft] = marks;
  expect(topLeft).toMatchObject({ x1: 0, x2: 25 });
  expect(topLeft?.y1).toBeCloseTo(37.5 + 1.0417 / 2, 3);
  expect(Math.max(...marks.map((mark) => mark.x2))).toBeCloseTo(340.748, 3);
  expect(Math.max(...marks.map((mark) => mark.y2))).toBeCloseTo(248.228, 3);
});

test('there are no cut marks of length 0', () => {
  expect(cutMarks(box(0, 0, 1, 1), { gap: 0, length: 0, inset: 0 })).toEqual([]);
});

test('pins draw outer discs first, then inner ones (50.8.6)', () => {
  const centres = [
    { x: 100, y: 50 },
    { x: 700, y: 50 },
  ];
  expect(pinMarks(centres, { innerRadius: 6.25, outerRadius: 12.5 })).toMatchObject([
    { cx: 100, cy: 50, r: 12.5, fill: '#808080' },
    { cx: 700, cy: 50, r: 12.5 },
    { cx: 100, cy: 50, r: 6.25, fill: '#fff' },
    { cx: 700, cy: 50, r: 6.25 },
  ]);
});
