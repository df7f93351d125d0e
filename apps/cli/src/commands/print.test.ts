import { describe, expect, test } from 'vitest';
import { run } from '../program.ts';
import { memoryTerminal } from '../testing/memory-terminal.ts';

const valley = JSON.stringify({ info: { title: 'Narrow Valley' }, tiles: { 8: 1 } });

describe('print (98.15.1)', () => {
  test('writes files named after the game, and tiles also after their layout, to the folder of the game', async () => {
    const terminal = memoryTerminal({ 'my/valley.json': valley });
    expect(await run(['print', 'my/valley.json', '--set', 'tiles.layout=offset'], terminal)).toBe(0);
    const made = [...terminal.files.keys()].filter((path) => path.endsWith('.pdf'));
    for (const name of ['background', 'revenue', 'revenue-paginated', 'tile-manifest', 'tiles-offset'])
      expect(made).toContain(`/games/render/valley/valley-${name}.pdf`);
    expect(made).not.toContain('/games/render/valley/valley-tiles.pdf');
  });

  test('reports an unknown id and exits with 1', async () => {
    const terminal = memoryTerminal({});
    expect(await run(['print', '18XX'], terminal)).toBe(1);
    expect(terminal.printed.err).toBe('Game 18XX not found\n');
  });

  test('refuses a game together with --all', async () => {
    const terminal = memoryTerminal({});
    expect(await run(['print', '--all', 'candle-bay'], terminal)).toBe(2);
    expect(terminal.printed.err).toBe('Pass either a game or --all, not both: candle-bay\n');
    expect(terminal.files.size).toBe(0);
  });
});
