import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/platelayer.cjs', import.meta.url));
const platelayer = (...args: readonly string[]) => promisify(execFile)(process.execPath, [bin, ...args]);

describe('the built program', () => {
  let folder: string;
  beforeAll(async () => {
    // The files in `dist` may be older than the sources.
    await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'error' });
    folder = await mkdtemp(join(tmpdir(), 'platelayer-'));
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true }));

  test('upgrades and validates a file with plain Node', async () => {
    const file = join(folder, 'game.json');
    await writeFile(file, '{ "info": { "title": "T", "subTitleSize": 20 } }\n');
    await platelayer('upgrade', file, '--write');
    expect(await readFile(file, 'utf8')).toBe('{ "info": { "title": "T", "subtitleFontSize": 20 } }\n');
    expect(await readdir(folder)).toEqual(['game.json']);
    expect((await platelayer('validate', file)).stdout).toMatch(/^valid {2}game {8}game\.json /);
    await expect(platelayer('validate', join(folder, 'none.json'))).rejects.toMatchObject({ code: 2 });
  }, 60_000);

  test('sets only V8 flags that this version of Node knows', async () => {
    expect((await platelayer('list')).stderr).toBe('');
  }, 60_000);

  test('exports the same bytes with any number of threads', async () => {
    const zips = await Promise.all(
      ['1', '3'].map(async (jobs) => {
        const zip = join(folder, `${jobs}.zip`);
        await platelayer(
          'export',
          'brackwater',
          '--components',
          'par,tokens',
          '--format',
          'pdf,png',
          '--zip',
          zip,
          '--jobs',
          jobs,
        );
        return readFile(zip);
      }),
    );
    expect(zips[0]?.length).toBeGreaterThan(10_000);
    expect(zips[1]?.equals(zips[0]!)).toBe(true);
  }, 60_000);

  test('caches compiled code, and replaces or does without a cache that it cannot use', async () => {
    const cache = join(folder, 'cache');
    const list = (path: string) =>
      promisify(execFile)(process.execPath, [bin, 'list'], {
        env: { ...process.env, XDG_CACHE_HOME: path, LOCALAPPDATA: path, HOME: path },
      });
    const cachedFile = async () => {
      const [name, ...others] = (await readdir(cache, { recursive: true })).filter((file) =>
        file.endsWith('.bin'),
      );
      expect(others).toEqual([]);
      return join(cache, name!);
    };
    const { stdout } = await list(cache);
    const file = await cachedFile();
    const bytes = await readFile(file);
    expect(bytes.length).toBeGreaterThan(100_000);
    expect((await list(cache)).stdout).toBe(stdout);
    const otherBuild = Buffer.from(bytes).fill(0, 0, 8);
    const truncated = bytes.subarray(0, 5_000);
    for (const unusable of [otherBuild, truncated]) {
      await writeFile(file, unusable);
      expect((await list(cache)).stdout).toBe(stdout);
      expect((await readFile(await cachedFile())).length).toBeGreaterThan(100_000);
    }
    const notAFolder = file;
    expect((await list(notAFolder)).stdout).toBe(stdout);
  }, 120_000);

  test('adds the code of each format to the cache when it is first exported', async () => {
    const cache = join(folder, 'formats');
    const env = { ...process.env, XDG_CACHE_HOME: cache, LOCALAPPDATA: cache, HOME: cache };
    const sizeAfter = async (...options: readonly string[]) => {
      const args = ['export', 'brackwater', '--components', 'par', '--out', folder, '--force', ...options];
      await promisify(execFile)(process.execPath, [bin, ...args], { env });
      const [name] = (await readdir(cache, { recursive: true })).filter((file) => file.includes('export-'));
      return (await readFile(join(cache, name!))).length;
    };
    const svg = await sizeAfter('--format', 'svg');
    expect(await sizeAfter()).toBeGreaterThan(svg + 10_000);
    expect(await sizeAfter('--format=svg,cut')).toBeGreaterThan(svg + 10_000);
  }, 120_000);

  // Windows has no signals that a program can handle.
  test.skipIf(process.platform === 'win32').each(['1', '2'])(
    'stops soon after a signal, with %s threads, and leaves only complete files',
    async (jobs) => {
      const out = join(folder, `stopped-${jobs}`);
      const options = ['--format', 'svg,png', '--components', 'map,tokens', '--dpi', '900', '--jobs', jobs];
      const program = spawn(process.execPath, [bin, 'export', 'meridian', ...options, '--out', out]);
      const ended = once(program, 'exit');
      // The first of 40 files is written; the last one, a picture of the map, takes many seconds.
      await once(program.stdout, 'data');
      program.kill('SIGINT');
      expect(await ended).toEqual([130, null]);
      const files = await readdir(out);
      expect(files.length).toBeGreaterThan(0);
      expect(files).not.toContain('meridian-map.png');
      for (const name of files) expect(isComplete(name, await readFile(join(out, name))), name).toBe(true);
    },
    120_000,
  );

  // The program asks only in a terminal window, which `script` provides.
  test.skipIf(!existsSync('/usr/bin/script') || process.platform !== 'linux').each([
    ['Ctrl-C', '\u0003', 130],
    ['the end of the input', '\u0004', 2],
  ])(
    'a question ends on %s',
    async (_, keys, status) => {
      const out = join(folder, 'asked');
      await mkdir(out, { recursive: true });
      await writeFile(join(out, 'brackwater-par.svg'), 'old');
      const command = `"${process.execPath}" "${bin}" export brackwater --components par --format svg --out "${out}"`;
      const window = spawn('/usr/bin/script', ['-qec', command, '/dev/null']);
      const ended = once(window, 'exit');
      let shown = '';
      let isAsked = false;
      for await (const text of window.stdout) {
        shown += text;
        // The question may arrive in several chunks.
        if (isAsked || !/Replace it\? \(y\/N\) /.test(shown)) continue;
        isAsked = true;
        window.stdin.write(keys);
      }
      expect(await ended).toEqual([status, null]);
      expect(shown).toMatch(/Nothing was written\.\s*$/);
      expect(await readFile(join(out, 'brackwater-par.svg'), 'utf8')).toBe('old');
    },
    60_000,
  );

  test.skipIf(process.platform === 'win32')(
    'goes on if its output and error output are closed',
    async () => {
      const program = spawn(process.execPath, [
        bin,
        'export',
        'brackwater',
        '--format',
        'svg',
        '--out',
        join(folder, 'unread'),
      ]);
      const ended = once(program, 'exit');
      program.stdout.destroy();
      program.stderr.destroy();
      expect(await ended).toEqual([0, null]);
    },
    60_000,
  );

  test.skipIf(process.platform === 'win32')(
    'reports a deleted working folder',
    async () => {
      const script = `mkdir "${folder}/gone" && cd "${folder}/gone" && rmdir ../gone && "${process.execPath}" "${bin}" list`;
      await expect(promisify(execFile)('sh', ['-c', script])).rejects.toMatchObject({
        code: 2,
        stderr: 'The current folder no longer exists. Change to another one.\n',
      });
    },
    60_000,
  );

  test.skipIf(process.platform !== 'linux')(
    'reports that it cannot write its output',
    async () => {
      const file = join(folder, 'full.json');
      await writeFile(file, '{ "info": { "title": "T" } }');
      const full = promisify(execFile)('sh', [
        '-c',
        `"${process.execPath}" "${bin}" upgrade "${file}" > /dev/full`,
      ]);
      await expect(full).rejects.toMatchObject({
        code: 2,
        stderr: expect.stringMatching(/^Cannot write the output: the disk is full$/m),
      });
      await expect(full).rejects.toMatchObject({ stderr: expect.not.stringContaining('at ') });
    },
    60_000,
  );

  test('an export that fails leaves no temporary files', async () => {
    const print = join(folder, 'print');
    await mkdir(join(print, 'brackwater-par.png'), { recursive: true });
    const args = ['--components', 'par', '--format', 'png,svg', '--jobs', '2', '--force', '--out', print];
    await expect(platelayer('export', 'brackwater', ...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('failed: brackwater-par.png: is a folder'),
    });
    expect((await readdir(print)).sort()).toEqual([
      'brackwater-par.png',
      'brackwater-par.svg',
      'brackwater-pieces.csv',
    ]);
  }, 60_000);
});

/** Whether a file is a complete picture. */
const isComplete = (name: string, bytes: Buffer): boolean => {
  if (name.endsWith('.svg')) return /^<svg .*<\/svg>\s*$/s.test(bytes.toString('utf8'));
  if (!name.endsWith('.png') || bytes.toString('latin1', 1, 4) !== 'PNG') return false;
  // After the signature come chunks of length, kind, content and checksum.
  let [at, kind] = [8, ''];
  while (kind !== 'IEND' && at + 12 <= bytes.length) {
    kind = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
  }
  return kind === 'IEND' && at === bytes.length;
};
