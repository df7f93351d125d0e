import { describe, expect, test } from 'vitest';
import { run } from '../program.ts';
import { memoryTerminal } from '../testing/memory-terminal.ts';

const old = '{ "info": { "title": "T", "subTitleSize": 20 } } // mine\n';
const today = '{ "info": { "title": "T", "subtitleFontSize": 20 } } // mine\n';

const upgrade = async (files: Readonly<Record<string, string>>, ...args: readonly string[]) => {
  const terminal = memoryTerminal(files);
  const status = await run(['upgrade', ...args], terminal);
  return { status, ...terminal.printed, file: (name: string) => terminal.files.get(`/games/${name}`) };
};

describe('upgrade', () => {
  test('prints the updated file and does not change the original', async () => {
    const { status, out, err, file } = await upgrade({ 'a.json': old }, 'a.json');
    expect([status, out, file('a.json')]).toEqual([0, today, old]);
    expect(err).toBe('a.json: 1 old spelling updated.\n');
  });

  test('--write overwrites the file', async () => {
    const { status, out, file } = await upgrade({ 'a.json': old }, 'a.json', '--write');
    expect([status, out, file('a.json')]).toEqual([0, '', today]);
  });

  test('--out writes another file, and replaces an existing one only with --force', async () => {
    expect((await upgrade({ 'a.json': old }, 'a.json', '--out', 'b.json')).file('b.json')).toBe(today);
    const refused = await upgrade({ 'a.json': old, 'b.json': 'B' }, 'a.json', '--out', 'b.json');
    expect([refused.status, refused.file('b.json')]).toEqual([2, 'B']);
    expect(refused.err).toContain('--force');
    const forced = await upgrade({ 'a.json': old, 'b.json': 'B' }, 'a.json', '--out', 'b.json', '--force');
    expect([forced.status, forced.file('b.json')]).toEqual([0, today]);
  });

  test('prints a file without old spellings unchanged', async () => {
    expect(await upgrade({ 'a.json': today }, 'a.json')).toMatchObject({
      status: 0,
      out: today,
      err: 'a.json: nothing to upgrade.\n',
    });
  });

  test.each([
    ['a file that does not parse', '{ "info": ', 'a.json', 1],
    ['a file that is not a game', '{ "colors": {} }', 'a.json', 1],
    ['a missing file', '', 'b.json', 2],
  ])('refuses %s', async (_, text, name, expected) => {
    const { status, out, err } = await upgrade({ 'a.json': text }, name);
    expect([status, out]).toEqual([expected, '']);
    expect(err).not.toBe('');
  });

  test('does not replace a folder, even with --force', async () => {
    for (const force of [[], ['--force']])
      expect(
        await upgrade({ 'a.json': old, 'b/c.json': old }, 'a.json', '--out', 'b', ...force),
      ).toMatchObject({
        status: 2,
        err: 'b is a folder. Pass the name of a file.\n',
      });
  });

  test('reports a file that is not writable', async () => {
    expect(await upgrade({ 'a.json': old }, 'a.json', '--out', 'locked.json')).toMatchObject({
      status: 2,
      err: 'locked.json: permission denied\n',
    });
  });
});
