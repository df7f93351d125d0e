import { expect, test } from 'vitest';
import { sheetLabel } from './sheet-label.ts';

const label = (title: string, page: number, pages: number) =>
  sheetLabel(title, page, pages, (values) => `${values.title} · page ${values.page} of ${values.pages}`);

test('a label tells which of how many sheets it is, once', () => {
  expect(label('Tokens', 1, 1)).toBe('Tokens');
  expect(label('Alpha, Beta', 2, 3)).toBe('Alpha, Beta · page 2 of 3');
  expect(label('Cards 2', 2, 7)).toBe('Cards · page 2 of 7');
  expect(label('Game - Map - page 1 of 4 - A1', 1, 4)).toBe('Game - Map - page 1 of 4 - A1');
});
