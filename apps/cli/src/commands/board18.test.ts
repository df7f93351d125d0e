import { expect, test } from 'vitest';
import { run } from '../program.ts';
import { memoryTerminal } from '../testing/memory-terminal.ts';

test('b18 makes a box that is called like the game, with version and author', async () => {
  const map = { hexes: [{ color: 'plain', hexes: ['A1'] }] };
  const terminal = memoryTerminal({
    'old/valley.json': JSON.stringify({ info: { title: 'Narrow Valley' }, map }),
  });
  expect(await run(['b18', 'old/valley.json', '1.2', '--out', 'boxes'], terminal)).toBe(0);
  expect(terminal.files.has('/games/boxes/board18-valley-1.2.zip')).toBe(true);
});

test('a game without a map has no box', async () => {
  const terminal = memoryTerminal({ 'game.json': '{ "info": { "title": "T" } }' });
  expect(await run(['b18', 'game.json', '1'], terminal)).toBe(2);
  expect(terminal.printed.err).toBe('The game has nothing of what was asked for.\n');
});
