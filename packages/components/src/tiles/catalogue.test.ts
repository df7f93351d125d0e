import { tileIds } from '@platelayer/library';
import { expect, test } from 'vitest';
import { catalogueTiles } from './catalogue.ts';
import { tileGame } from './testing/game.ts';

test('the catalogue has every tile of the library, whole numbers first (80.11)', () => {
  const ids = catalogueTiles(tileGame({}).info).map(({ id }) => id);
  expect(ids).toEqual(tileIds());
  expect(ids.slice(0, 3)).toEqual(['1', '2', '3']);
});
