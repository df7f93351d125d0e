import { expect, test } from 'vitest';
import type { SystemHandle } from './file-system.ts';
import { readInput } from './game-input.ts';

/** A handle whose file is being saved: reading it fails some times. */
const handleFailing = (times: number, name: string): SystemHandle => {
  let left = times;
  return {
    kind: 'file',
    name: 'game.json',
    getFile: async () => {
      if (left-- > 0) throw new DOMException('saved meanwhile', name);
      return new File(['{}'], 'game.json', { lastModified: 7 });
    },
  } as unknown as SystemHandle;
};

test.each(['NotReadableError', 'NotFoundError'])(
  'a file that is saved while it is read is read again: %s',
  async (name) => {
    expect(await readInput(handleFailing(2, name))).toEqual({ stamp: '7', input: { text: '{}' } });
  },
);

test('a file that stays away, or may not be read, is told', async () => {
  await expect(readInput(handleFailing(9, 'NotFoundError'))).rejects.toThrow('saved meanwhile');
  await expect(readInput(handleFailing(1, 'NotAllowedError'))).rejects.toThrow('saved meanwhile');
});
