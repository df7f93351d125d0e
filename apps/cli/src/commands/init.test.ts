import { STARTER_GAME } from '@platelayer/export';
import { describe, expect, test } from 'vitest';
import { run } from '../program.ts';
import { memoryTerminal } from '../testing/memory-terminal.ts';

describe('init', () => {
  test('writes a game without problems, even if it is drawn', async () => {
    const terminal = memoryTerminal({});
    expect(await run(['init'], terminal)).toBe(0);
    expect(terminal.files.get('/games/game.json')).toBe(STARTER_GAME);
    expect(await run(['validate', 'game.json', '--design', '--strict'], terminal)).toBe(0);
    expect(terminal.printed.out).toMatch(/^valid .*game\.json .*\n$/);
  });

  test('prints the next command ready to paste, and refuses a file together with --folder', async () => {
    const terminal = memoryTerminal({});
    expect(await run(['init', 'my games/a.json'], terminal)).toBe(0);
    expect(terminal.printed.err).toContain('platelayer watch "my games/a.json" --out print');
    expect(await run(['init', 'a.json', '--folder', 'b'], terminal)).toBe(2);
    expect(terminal.printed.err).toContain('Pass either a file or --folder, not both: a.json');
    expect([...terminal.files.keys()]).toEqual(['/games/my games/a.json']);
  });

  test('--folder writes a game without problems that uses an example of every kind of asset', async () => {
    const terminal = memoryTerminal({});
    expect(await run(['init', '--folder', 'high-moor'], terminal)).toBe(0);
    const made = [...terminal.files.keys()].map((path) => path.replace('/games/high-moor/', ''));
    for (const part of [
      'game.json',
      'config.json',
      'tiles/',
      'themes/',
      'companies/',
      'publishers/',
      'logos/',
      'icons/',
    ])
      expect(made.some((path) => path.startsWith(part))).toBe(true);
    expect(terminal.files.get('/games/high-moor/game.json')).toContain('"title": "high-moor"');
    expect(await run(['validate', 'high-moor', '--strict'], terminal)).toBe(0);
    expect(terminal.printed.out).toMatch(/^valid /);
    expect(await run(['init', '--folder', 'high-moor'], terminal)).toBe(2);
    expect(terminal.printed.err).toContain('high-moor/game.json already exists');
  });

  test('never replaces a file', async () => {
    const terminal = memoryTerminal({ 'mine.json': '{}' });
    expect(await run(['init', 'mine.json'], terminal)).toBe(2);
    expect(terminal.files.get('/games/mine.json')).toBe('{}');
    expect(await run(['init', 'locked.json'], terminal)).toBe(2);
    expect(terminal.printed.err).toContain('locked.json: permission denied');
  });
});
