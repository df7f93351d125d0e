import { execFile } from 'node:child_process';
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
});
