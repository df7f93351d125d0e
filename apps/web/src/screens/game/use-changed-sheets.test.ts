import { expect, test } from 'vitest';
import { changedSheets } from './use-changed-sheets.ts';

const sheet = (svg: string) => ({ svg, title: '', width: 1, height: 1 });

test('sheets are compared by their drawing, not by generated ids', () => {
  const before = [sheet('<use href="#p1-a"/>'), sheet('<text>10</text>')];
  const after = [sheet('<use href="#p7-a"/>'), sheet('<text>20</text>'), sheet('<g/>')];
  expect(changedSheets(before, after)).toEqual([2, 3]);
  expect(changedSheets(before, before)).toEqual([]);
});

test('painted sheets are compared by their ids', () => {
  const painted = (id: string) => ({ ...sheet(''), painted: id });
  expect(changedSheets([painted('a'), painted('b')], [painted('a'), painted('c')])).toEqual([2]);
  expect(changedSheets([sheet('<g/>')], [painted('a')])).toEqual([1]);
});
