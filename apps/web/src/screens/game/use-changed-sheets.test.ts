import { expect, test } from 'vitest';
import { changedSheets } from './use-changed-sheets.ts';

const sheet = (svg: string) => ({ svg, title: '', width: 1, height: 1 });

test('sheets differ by what they show, not by the names inside', () => {
  const before = [sheet('<use href="#p1-a"/>'), sheet('<text>10</text>')];
  const after = [sheet('<use href="#p7-a"/>'), sheet('<text>20</text>'), sheet('<g/>')];
  expect(changedSheets(before, after)).toEqual([2, 3]);
  expect(changedSheets(before, before)).toEqual([]);
});

test('sheets that are painted differ by what they are known by', () => {
  const painted = (id: string) => ({ ...sheet(''), painted: id });
  expect(changedSheets([painted('a'), painted('b')], [painted('a'), painted('c')])).toEqual([2]);
  expect(changedSheets([sheet('<g/>')], [painted('a')])).toEqual([1]);
});
