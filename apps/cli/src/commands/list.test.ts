import { describe, expect, test } from 'vitest';
import { run } from '../program.ts';
import { memoryTerminal } from '../testing/memory-terminal.ts';

const start = async (...args: readonly string[]) => {
  const game = JSON.stringify({ info: { title: 'Narrow Valley' }, tiles: { 8: 1 } });
  const terminal = memoryTerminal({ 'game.json': game });
  return { status: await run(args, terminal), ...terminal.printed };
};

describe('list', () => {
  test('lists the bundled games', async () => {
    expect((await start('list')).out).toMatch(/^brackwater +Brackwater: /m);
    expect(JSON.parse((await start('list', '--json')).out).games[0]).toMatchObject({
      id: expect.any(String),
    });
  });

  test('lists the components, pieces and exported files of a game', async () => {
    const { status, out } = await start('list', 'game.json', '--format', 'png');
    expect(status).toBe(0);
    expect(out).toMatch(/^Narrow Valley\nComponents\n {2}background +Background +1 piece\n/);
    expect(out).toMatch(/Pieces\n {2}background +Background\n[\s\S]*\n {2}tile-8 /);
    expect(out).toMatch(/Files\n {2}narrow-valley-background\.png\n[\s\S]* {2}narrow-valley-tile-8\.png\n/);
    const json = JSON.parse((await start('list', 'game.json', '--json')).out);
    expect(json.files).toContainEqual({
      name: 'narrow-valley-tiles.pdf',
      kind: 'sheets',
      component: 'tiles',
    });
  });

  test('exits with 2 if there is no such game', async () => {
    expect(await start('list', 'none.json')).toMatchObject({ status: 2, err: 'none.json: file not found\n' });
  });
});

describe('tiles', () => {
  test('lists tiles by colour and start of id', async () => {
    const { status, out } = await start('tiles', '--color', 'yellow', '--prefix', '5');
    expect(status).toBe(0);
    expect(out).toMatch(/^57 +yellow$/m);
    expect(out).toMatch(/^(5\S* +yellow\n)+$/);
  });

  test('exits with 1 and lists the colours if no tile matches', async () => {
    expect(await start('tiles', '--color', 'mauve')).toMatchObject({
      status: 1,
      out: '',
      err: expect.stringContaining('yellow, green'),
    });
  });
});
