import { describe, expect, test } from 'vitest';
import { run } from '../program.ts';
import { STARTER_GAME } from '../starter-game.ts';
import { memoryTerminal } from '../testing/memory-terminal.ts';

describe('init', () => {
  test('writes a game that validate has nothing to say about, also when it is drawn', async () => {
    const terminal = memoryTerminal({});
    expect(await run(['init'], terminal)).toBe(0);
    expect(terminal.files.get('/games/game.json')).toBe(STARTER_GAME);
    expect(await run(['validate', 'game.json', '--design', '--strict'], terminal)).toBe(0);
    expect(terminal.printed.out).toMatch(/^valid .*game\.json .*\n$/);
  });

  test('never replaces a file', async () => {
    const terminal = memoryTerminal({ 'mine.json': '{}' });
    expect(await run(['init', 'mine.json'], terminal)).toBe(2);
    expect(terminal.files.get('/games/mine.json')).toBe('{}');
    expect(await run(['init', 'locked.json'], terminal)).toBe(2);
    expect(terminal.printed.err).toContain('locked.json: permission denied');
  });
});
