import { expect, test } from 'vitest';
import { changedSheets } from './use-changed-sheets.ts';

const sheet = (svg: string) => ({ svg, title: '', width: 1, height: 1 });

test('sheets differ by what they show, not by the names inside', () => {
  const before = [sheet('<use href="#p1-a"/>'), sheet('<text>10</text>')];
  const after = [sheet('<use href="#p7-a"/>'), sheet('<text>20</text>'), sheet('<g/>')];
  expect(changedSheets(before, after)).toEqual([2, 3]);
  expect(changedSheets(before, before)).toEqual([]);
});
