import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cmdArguments, nodeTerminal } from './node-terminal.ts';

describe('the Node terminal', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'platelayer-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Whether the terminal reports a change, made after one that it must ignore. */
  const reportsChange = async (path: string, ignored: () => Promise<void>, change: () => Promise<void>) => {
    const stop = new AbortController();
    const changes = nodeTerminal().changes(path, stop.signal)[Symbol.asyncIterator]();
    const first = changes.next();
    // The watcher takes a moment to start, so the change is repeated.
    const repeated = setInterval(() => void change(), 100);
    await ignored();
    const { done } = await first;
    clearInterval(repeated);
    stop.abort();
    return done !== true;
  };

  test('reports a file that is replaced by renaming another', async () => {
    const [file, next] = [join(folder, 'a.json'), join(folder, 'a.tmp')];
    await writeFile(file, '1');
    expect(
      await reportsChange(
        file,
        async () => {},
        async () => {
          await writeFile(next, '2');
          await rename(next, file).catch(() => {});
        },
      ),
    ).toBe(true);
  });

  test('reports changes of the assets in a folder', async () => {
    await mkdir(join(folder, 'logos'));
    const saveOther = () => writeFile(join(folder, 'print.svg'), 'x');
    const saveLogo = () => writeFile(join(folder, 'logos', 'a.svg'), 'x');
    expect(await reportsChange(folder, saveOther, saveLogo)).toBe(true);
  });

  test('makes the folder of a file that it writes, and leaves no temporary file', async () => {
    const path = join(folder, 'new', 'a.txt');
    await nodeTerminal().write(path, 'one');
    await nodeTerminal().write(path, 'two');
    expect(await readFile(path, 'utf8')).toBe('two');
    expect(await readdir(join(folder, 'new'))).toEqual(['a.txt']);
  });

  test.skipIf(process.platform === 'win32')('writes to a pipe without replacing it', async () => {
    const path = join(folder, 'pipe');
    await promisify(execFile)('mkfifo', [path]);
    const read = readFile(path, 'utf8');
    await nodeTerminal().write(path, 'one');
    expect(await read).toBe('one');
    expect((await stat(path)).isFIFO()).toBe(true);
  });

  test.runIf(process.platform === 'linux')(
    'fails to make a folder in /proc instead of trying for ever',
    async () => {
      for (const path of ['/proc/platelayer', '/proc/platelayer/print'])
        await expect(nodeTerminal().prepare(path)).rejects.toThrow('cannot make a folder in /proc');
    },
  );

  test('fails to make a folder if a file has its name', async () => {
    await writeFile(join(folder, 'a.txt'), '1');
    const codeOf = (path: string) =>
      nodeTerminal()
        .prepare(path)
        .then(String, ({ code }) => code);
    expect(await codeOf(join(folder, 'a.txt'))).toBe('EEXIST');
    expect(await codeOf(join(folder, 'a.txt', 'b', 'c'))).toMatch(/EEXIST|ENOTDIR/);
  });

  test.skipIf(process.platform === 'win32')('keeps the permissions of a file', async () => {
    const path = join(folder, 'a.txt');
    await writeFile(path, 'one');
    for (const mode of [0o664, 0o600]) {
      await chmod(path, mode);
      await nodeTerminal().write(path, 'two');
      expect((await stat(path)).mode & 0o777).toBe(mode);
    }
  });
});

describe('the Windows shell', () => {
  const shellLine = (program: string, ...args: readonly string[]) =>
    cmdArguments(program, args).at(-1)!.slice(1, -1);

  test('is started without its settings, and with the command in outer quotes', () => {
    expect(cmdArguments('code', ['-g', 'a.json:7'])).toEqual([
      '/d',
      '/s',
      '/c',
      '"code ^"-g^" ^"a.json:7^""',
    ]);
  });

  test('gets paths with all its special characters escaped', () => {
    const paths = [
      'C:\\R&D\\100%\\%PATH%\\a^b!.json:7',
      'C:\\a" & calc.exe | more > x < y',
      'C:\\(old); new, `x` *?[1].json',
    ];
    // A caret escapes the next character. The unescaped spaces separate the words.
    const unescaped = shellLine('code', ...paths).replace(/\^./g, '');
    expect(unescaped).toMatch(/^[\w\\:. ]+$/);
    expect(unescaped.split(' ')).toHaveLength(1 + paths.length);
  });

  test.each([
    ['C:\\my games\\a b.json:7', '"C:\\my games\\a b.json:7"'],
    ['C:\\a^b & %c%.json', '"C:\\a^b & %c%.json"'],
    ['C:\\games\\', '"C:\\games\\\\"'],
    ['say "so"', '"say \\"so\\""'],
    ['slash\\"quote', '"slash\\\\\\"quote"'],
    ['', '""'],
  ])('passes %j to a program as one word', (word, text) => {
    expect(shellLine('code', word).replace(/\^(.)/g, '$1')).toBe(`code ${text}`);
  });

  test('gets the path of a program with backslashes', () => {
    expect(shellLine('C:/Tools(x86)/edit.cmd')).toBe('C:\\Tools^(x86^)\\edit.cmd');
  });
});
