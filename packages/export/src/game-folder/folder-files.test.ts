import { expect, test } from 'vitest';
import { newFolderRoom } from './folder-files.ts';

test('a folder has room for files of ordinary sizes, and tells which one is too much', () => {
  const refusal = newFolderRoom();
  expect(refusal(33e6)).toBe('is larger than 32 MB');
  for (let file = 0; file < 4; file++) expect(refusal(31e6)).toBeUndefined();
  expect(refusal(5e6)).toBe('has no room in the 128 MB that are read of a folder');
  expect(refusal(3e6)).toBeUndefined();
});
