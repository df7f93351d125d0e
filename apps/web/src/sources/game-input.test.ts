import { describe, expect, test } from 'vitest';
import type { SystemHandle } from './file-system.ts';
import { contentKey, gameFilesIn, inputFromFolder, readInput, takeSnapshot } from './game-input.ts';
import { fakeFile, fakeFolder } from './testing/fakes.ts';

/** A handle whose file is being saved: the first reads fail. */
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
  'reads a file again if it is saved while being read: %s',
  async (name) => {
    expect(await readInput(handleFailing(2, name))).toEqual({ stamp: '2 7', input: { text: '{}' } });
  },
);

test('reports a file that stays missing or unreadable', async () => {
  await expect(readInput(handleFailing(9, 'NotFoundError'))).rejects.toThrow('saved meanwhile');
  await expect(readInput(handleFailing(1, 'NotAllowedError'))).rejects.toThrow('saved meanwhile');
});

test('a file of a different size has a different stamp, even with the same modification time', async () => {
  const stampOf = async (text: string) => (await takeSnapshot(fakeFile(text))).stamp;
  expect(await stampOf('{}')).not.toBe(await stampOf('{ }'));
});

describe('the files of a folder', () => {
  const sized = (size: number, arrayBuffer = async () => new ArrayBuffer(2)) =>
    ({ size, arrayBuffer }) as File;
  const unread = sized(0, () => Promise.reject(new Error('This need not be read.')));

  test('are read if a game can use them, and reported if they are too large', async () => {
    const files = new Map([
      ['game.json', sized(2)],
      ['logos/A.svg', sized(40e6)],
      ['logos/A.psd', unread],
    ]);
    const input = await inputFromFolder('mine', files);
    expect(input).toEqual({
      name: 'mine',
      folder: new Map<string, Uint8Array | string>([
        ['game.json', new Uint8Array(2)],
        ['logos/A.svg', 'is larger than 32 MB'],
        ['logos/A.psd', new Uint8Array()],
      ]),
    });
    expect(contentKey(input)).toContain('logos/A.svg is larger than 32 MB');
  });

  test('start with the game files, whatever order the browser lists them in', async () => {
    const folder = fakeFolder(
      'mine',
      fakeFolder('backs', fakeFile('<svg/>', 'all.svg')),
      fakeFolder('games', fakeFile('{}', 'b.json')),
      fakeFile('{}', 'a.json'),
    );
    expect([...(await gameFilesIn(folder)).keys()]).toEqual(['a.json', 'games/b.json', 'backs/all.svg']);
  });
});
