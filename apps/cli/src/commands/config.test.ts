import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { run } from '../program.ts';
import { memoryTerminal } from '../testing/memory-terminal.ts';

const FILE = '/home/ada/settings.json';

const start = async (terminal: ReturnType<typeof memoryTerminal>, ...args: readonly string[]) => {
  terminal.printed.out = '';
  const status = await run(['config', ...args], terminal);
  return [status, terminal.printed.out];
};

describe('config (98.15.4)', () => {
  test('sets, shows and removes a value', async () => {
    const terminal = memoryTerminal({});
    terminal.files.set(FILE, '{ "of.another.version": 1 }');
    expect(await start(terminal, 'list')).toEqual([0, 'b18.author  Not Set  author of Board18 boxes\n']);
    expect(await start(terminal, 'get', 'b18.author', '--raw')).toEqual([1, '']);
    expect(await start(terminal, 'set', 'b18.author', 'Ada L.')).toEqual([0, '']);
    expect(await start(terminal, 'get', 'b18.author')).toEqual([0, 'b18.author: Ada L.\n']);
    expect(await start(terminal, 'get', 'b18.author', '--raw')).toEqual([0, 'Ada L.\n']);
    expect(JSON.parse(String((await start(terminal, 'list', '--json'))[1]))).toEqual({
      settings: [{ key: 'b18.author', value: 'Ada L.', description: 'author of Board18 boxes' }],
    });
    expect(await start(terminal, 'set', 'b18.author')).toEqual([0, '']);
    expect(JSON.parse(terminal.files.get(FILE) ?? '')).toEqual({ 'of.another.version': 1 });
  });

  test('prints the path of the settings file, and refuses an unknown setting', async () => {
    const terminal = memoryTerminal({});
    expect(await start(terminal, 'file')).toEqual([0, `${FILE}\n`]);
    expect((await start(terminal, 'get', 'b18.colour'))[0]).toBe(2);
  });

  test('reports a damaged settings file and does not overwrite it', async () => {
    const terminal = memoryTerminal({});
    terminal.files.set(FILE, '{ "b18');
    expect((await start(terminal, 'set', 'b18.author', 'Ada'))[0]).toBe(2);
    expect(terminal.printed.err).toContain(`${FILE}:1:`);
    expect(terminal.files.get(FILE)).toBe('{ "b18');
  });

  test('the author of a Board18 box is the argument, or else the setting, or else the user name', async () => {
    const terminal = memoryTerminal({
      'v.json': JSON.stringify({ info: { title: 'V' }, map: { hexes: [{ color: 'plain', hexes: ['A1'] }] } }),
    });
    const authorOf = async (...args: readonly string[]) => {
      expect(await run(['b18', 'v.json', '1', ...args, '--force'], terminal)).toBe(0);
      const box = unzipSync(Buffer.from(terminal.files.get('/games/board18-v-1.zip') ?? '', 'latin1'));
      return JSON.parse(new TextDecoder().decode(box['board18-v-1/v-1.json'])).author;
    };
    expect(await authorOf()).toBe('ada');
    await run(['config', 'set', 'b18.author', 'Grace'], terminal);
    expect(await authorOf()).toBe('Grace');
    expect(await authorOf('Emmy')).toBe('Emmy');
  });
});
