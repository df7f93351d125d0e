import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/platelayer.mjs', import.meta.url));
const platelayer = (...args: readonly string[]) => promisify(execFile)(process.execPath, [bin, ...args]);

describe('the real program', () => {
  let folder: string;
  beforeAll(async () => {
    // What lies in `dist` may be older than the sources.
    await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'error' });
    folder = await mkdtemp(join(tmpdir(), 'platelayer-'));
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true }));

  test('upgrades and validates a file with plain Node', async () => {
    const file = join(folder, 'game.json');
    await writeFile(file, '{ "info": { "title": "T", "subTitleSize": 20 } }\n');
    await platelayer('upgrade', file, '--write');
    expect(await readFile(file, 'utf8')).toBe('{ "info": { "title": "T", "subtitleSize": 20 } }\n');
    expect(await readdir(folder)).toEqual(['game.json']);
    expect((await platelayer('validate', file)).stdout).toMatch(/^valid {2}game {8}game\.json /);
    await expect(platelayer('validate', join(folder, 'none.json'))).rejects.toMatchObject({ code: 2 });
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

  // Windows knows no signals that a program could answer.
  test.skipIf(process.platform === 'win32').each(['1', '2'])(
    'stops soon when it is told to, with %s threads, and leaves only whole files',
    async (jobs) => {
      const out = join(folder, `stopped-${jobs}`);
      const options = ['--format', 'svg,png', '--components', 'map,tokens', '--dpi', '900', '--jobs', jobs];
      const program = spawn(process.execPath, [bin, 'export', 'meridian', ...options, '--out', out]);
      const ended = once(program, 'exit');
      // The first file is there, and a large picture is being made.
      await once(program.stdout, 'data');
      const started = performance.now();
      program.kill('SIGINT');
      expect(await ended).toEqual([130, null]);
      const took = performance.now() - started;
      // A second on a machine that has nothing else to do.
      expect(took).toBeLessThan(8_000);
      const files = await readdir(out);
      expect(files.filter((name) => !name.endsWith('.svg'))).toEqual([]);
      for (const name of files) expect(await readFile(join(out, name), 'utf8')).toMatch(/<\/svg>\s*$/);
    },
    60_000,
  );

  test('an export that fails leaves nothing half done behind', async () => {
    const print = join(folder, 'print');
    await expect(
      platelayer(
        'export',
        'brackwater',
        '--components',
        'par',
        '--format',
        'png,svg',
        '--dpi',
        '5000',
        '--jobs',
        '2',
        '--out',
        print,
      ),
    ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('failed: brackwater-par.png') });
    expect(await readdir(print)).toEqual(['brackwater-par.svg']);
  }, 60_000);
});
