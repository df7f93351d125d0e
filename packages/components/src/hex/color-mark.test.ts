import { colorMark } from '@platelayer/game';
import { boundsOfAll } from '@platelayer/scene';
import { expect, test } from 'vitest';
import { colorMarksWidth, drawColorMarks } from './color-mark.ts';

const colors = [
  'yellow',
  'green',
  'land',
  'brown',
  'gray',
  'grey',
  'orange',
  'red',
  'offboard',
  'mountain',
  'water',
];

test.each(colors)('the mark of %s is a shape inside its square', (color) => {
  const marks = colorMark({ kind: 'plain', color });
  const box = boundsOfAll(drawColorMarks(marks, 0, 0, 10, '#000000'))!;
  expect(colorMarksWidth(marks, 10)).toBe(8);
  expect(box.x).toBeGreaterThanOrEqual(-1);
  expect(box.x + box.width).toBeLessThanOrEqual(9);
  expect(box.y).toBeGreaterThan(-9);
});
