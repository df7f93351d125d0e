import { expect, test } from 'vitest';
import { run } from '../program.ts';
import { memoryTerminal } from '../testing/memory-terminal.ts';

test('b18 makes a box named after the game file and the version', async () => {
  const map = { hexes: [{ color: 'plain', hexes: ['A1'] }] };
  const terminal = memoryTerminal({
    'old/valley.json': JSON.stringify({ info: { title: 'Narrow Valley' }, map }),
  });
  expect(await run(['b18', 'old/valley.json', '1.2', '--out', 'boxes'], terminal)).toBe(0);
  expect(terminal.files.has('/games/boxes/board18-valley-1.2.zip')).toBe(true);
});

test('b18 also writes the box as a folder, and replaces neither without --force', async () => {
  const map = { hexes: [{ color: 'plain', hexes: ['A1'] }] };
  const terminal = memoryTerminal({ 'valley.json': JSON.stringify({ info: { title: 'V' }, map }) });
  expect(await run(['b18', 'valley.json', '1'], terminal)).toBe(0);
  expect(JSON.parse(terminal.files.get('/games/board18-valley-1/valley-1.json')!)).toMatchObject({
    bname: 'valley',
  });
  expect(terminal.files.get('/games/board18-valley-1/valley-1/Map.png')).toContain('PNG');
  terminal.files.delete('/games/board18-valley-1.zip');
  expect(await run(['b18', 'valley.json', '1'], terminal)).toBe(2);
  expect(terminal.printed.err).toContain('Already exists; use --force to replace it:\n  board18-valley-1\n');
  expect(await run(['b18', 'valley.json', '1', '--force'], terminal)).toBe(0);
});

test('no file name starts with a hyphen or a dot, whatever the name of the game file', async () => {
  const map = { hexes: [{ color: 'plain', hexes: ['A1'] }] };
  const terminal = memoryTerminal({ '.-valley.json': JSON.stringify({ info: { title: '…' }, map }) });
  expect(await run(['b18', '.-valley.json', '1', '--out', 'out'], terminal)).toBe(0);
  expect(await run(['print', '.-valley.json', '--out', 'out'], terminal)).toBe(0);
  const made = [...terminal.files.keys()].filter((path) => path.startsWith('/games/out/'));
  expect(made).toContain('/games/out/board18-valley-1/valley-1.json');
  expect(made).toContain('/games/out/valley/valley-map.pdf');
  expect(made.filter((path) => /\/[-.]/.test(path))).toEqual([]);
});

test('b18 refuses a game without a map', async () => {
  const terminal = memoryTerminal({ 'game.json': '{ "info": { "title": "T" } }' });
  expect(await run(['b18', 'game.json', '1'], terminal)).toBe(2);
  expect(terminal.printed.err).toBe('The game has nothing to export with these options.\n');
});
