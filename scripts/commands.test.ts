import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The programs behind `npm start` and `npm run build`, with test doubles that print their arguments. */

const folder = mkdtempSync(join(tmpdir(), 'platelayer-commands-'));
const scripts = join(folder, 'scripts');

beforeAll(() => {
  const cli = join(import.meta.dirname, '..', 'apps', 'cli');
  const { bin } = JSON.parse(readFileSync(join(cli, 'package.json'), 'utf8'));
  const program = join(folder, 'apps', 'cli', bin.platelayer);
  for (const path of [scripts, dirname(program)]) mkdirSync(path, { recursive: true });
  for (const name of ['start.mjs', 'build.mjs'])
    copyFileSync(join(import.meta.dirname, name), join(scripts, name));
  writeFileSync(
    join(scripts, 'setup.mjs'),
    `export const install = () => console.log('install');
    export const build = () => (console.log('build'), 0);
    export const buildChanges = () => (console.log('build changes'), 0);
    export const buildSite = (...given) => (console.log('site', ...given), 0);`,
  );
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(program, `console.log('platelayer', ...process.argv.slice(2));`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lines = (name: string, ...args: readonly string[]) =>
  execFileSync(process.execPath, [join(scripts, name), ...args], { encoding: 'utf8' })
    .trim()
    .split('\n');

test('npm start passes its arguments to platelayer serve', () => {
  expect(lines('start.mjs', '--port', '1900', 'game.json')).toEqual([
    'install',
    'build changes',
    'platelayer serve --port 1900 game.json',
  ]);
});

describe('npm run build', () => {
  test('builds everything', () => {
    expect(lines('build.mjs')).toEqual(['install', 'build']);
  });

  test('builds the application for a base path into a separate folder', () => {
    expect(lines('build.mjs', '--base', '/tools/platelayer/')).toContain('site /tools/platelayer/ dist');
    expect(lines('build.mjs', '--base', '/a/', '--out', 'b')).toContain('site /a/ b');
    expect(lines('build.mjs', '--out', 'b')).toContain('site / b');
  });

  test.each(['/tools', './', '//a.example/'])('refuses the base path %s before it builds', (base) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(scripts, 'build.mjs'), '--base', base],
      { encoding: 'utf8' },
    );
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(base);
  });
});
