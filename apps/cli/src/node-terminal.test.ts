import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nodeTerminal } from './node-terminal.ts';

describe('the real terminal', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'platelayer-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Whether a change is seen within a while, after something that must not be seen. */
  const sees = async (path: string, other: () => Promise<void>, change: () => Promise<void>) => {
    const stop = new AbortController();
    const changes = nodeTerminal().changes(path, stop.signal)[Symbol.asyncIterator]();
    const first = changes.next();
    // The watcher starts once it is asked for, and tells of what happens from then on.
    const touched = setInterval(() => void change(), 100);
    await other();
    const { done } = await first;
    clearInterval(touched);
    stop.abort();
    return done !== true;
  };

  test('tells of a file that is put in the place of another', async () => {
    const [file, next] = [join(folder, 'a.json'), join(folder, 'a.tmp')];
    await writeFile(file, '1');
    expect(
      await sees(
        file,
        async () => {},
        async () => {
          await writeFile(next, '2');
          await rename(next, file).catch(() => {});
        },
      ),
    ).toBe(true);
  });

  test('tells of what belongs to the game in a folder', async () => {
    await mkdir(join(folder, 'logos'));
    const other = () => writeFile(join(folder, 'print.svg'), 'x');
    expect(await sees(folder, other, () => writeFile(join(folder, 'logos', 'a.svg'), 'x'))).toBe(true);
  });

  test('writes a file whole, makes folders for it, and leaves nothing else', async () => {
    const path = join(folder, 'new', 'a.txt');
    await nodeTerminal().write(path, 'one');
    await nodeTerminal().write(path, 'two');
    expect(await readFile(path, 'utf8')).toBe('two');
    expect(await readdir(join(folder, 'new'))).toEqual(['a.txt']);
  });

  test.skipIf(process.platform === 'win32')('writes into a pipe and leaves it one', async () => {
    const path = join(folder, 'pipe');
    await promisify(execFile)('mkfifo', [path]);
    const read = readFile(path, 'utf8');
    await nodeTerminal().write(path, 'one');
    expect(await read).toBe('one');
    expect((await stat(path)).isFIFO()).toBe(true);
  });

  test.runIf(process.platform === 'linux')('ends where the system takes no folder', async () => {
    for (const path of ['/proc/platelayer', '/proc/platelayer/print'])
      await expect(nodeTerminal().prepare(path)).rejects.toThrow('no folder can be made in /proc');
  });

  test('a file in the way of a folder is told as such', async () => {
    await writeFile(join(folder, 'a.txt'), '1');
    const codeOf = (path: string) =>
      nodeTerminal()
        .prepare(path)
        .then(String, ({ code }) => code);
    expect(await codeOf(join(folder, 'a.txt'))).toBe('EEXIST');
    expect(await codeOf(join(folder, 'a.txt', 'b', 'c'))).toMatch(/EEXIST|ENOTDIR/);
  });

  test.skipIf(process.platform === 'win32')('keeps the rights of a file', async () => {
    const path = join(folder, 'a.txt');
    await writeFile(path, 'one');
    for (const mode of [0o664, 0o600]) {
      await chmod(path, mode);
      await nodeTerminal().write(path, 'two');
      expect((await stat(path)).mode & 0o777).toBe(mode);
    }
  });
});
