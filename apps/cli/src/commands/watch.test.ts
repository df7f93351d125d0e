import { describe, expect, test, vi } from 'vitest';
import { run } from '../program.ts';
import { memoryTerminal } from '../testing/memory-terminal.ts';

const game = (title: string) => JSON.stringify({ info: { title } });
const args = ['watch', 'game.json', '--components', 'background', '--format', 'svg'];

describe('watch', () => {
  test('exports on every save, survives a broken one, and ends when the user stops it', async () => {
    const terminal = memoryTerminal({ 'game.json': game('One') });
    const ended = run(args, terminal);
    const { printed } = terminal;
    await vi.waitFor(() => expect(printed.out).toContain('one-background.svg'), 10_000);
    terminal.save('game.json', '{ "info" ');
    await vi.waitFor(() => expect(printed.err).toMatch(/game\.json:1:\d+ error/), 10_000);
    terminal.save('game.json', game('Tw'));
    terminal.save('game.json', game('Two'));
    await vi.waitFor(() => expect(printed.out).toContain('two-background.svg'), 10_000);
    terminal.save('game.json', game('One'));
    await vi.waitFor(() => expect(printed.out.match(/one-background/g)).toHaveLength(2), 10_000);
    terminal.interrupt();
    expect(await ended).toBe(0);
    expect(printed.out).not.toContain('tw-background');
  });

  test('does not rewrite files that a save does not change', async () => {
    const withRevenue = (max: number) => JSON.stringify({ info: { title: 'One' }, revenue: { min: 1, max } });
    const terminal = memoryTerminal({ 'game.json': withRevenue(10) });
    const write = vi.spyOn(terminal, 'write');
    const written = () => write.mock.calls.map(([path]) => path.replace('/games/', ''));
    const ended = run(
      ['watch', 'game.json', '--components', 'background,revenue', '--format', 'svg'],
      terminal,
    );
    await vi.waitFor(() => expect(terminal.printed.err).toContain('2 files'), 10_000);
    expect(written()).toEqual(['one-background.svg', 'one-revenue.svg']);
    terminal.save('game.json', withRevenue(20));
    await vi.waitFor(() => expect(terminal.printed.err.match(/2 files/g)).toHaveLength(2), 10_000);
    expect(written()).toEqual(['one-background.svg', 'one-revenue.svg', 'one-revenue.svg']);
    terminal.interrupt();
    await ended;
  });

  test('draws a changed logo', async () => {
    const text = JSON.stringify({
      info: { title: 'One' },
      companies: [{ name: 'A', abbrev: 'A', color: 'red', logo: 'A' }],
    });
    const logo = (color: string) =>
      `<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="${color}"/></svg>`;
    const terminal = memoryTerminal({ 'game.json': text, 'logos/A.svg': logo('#123456') });
    const drawn = () => terminal.files.get('/games/one-token-1-A.svg');
    const ended = run(['watch', 'game.json', '--components', 'tokens', '--format', 'svg'], terminal);
    await vi.waitFor(() => expect(drawn()).toContain('#123456'), 10_000);
    terminal.save('logos/A.svg', logo('#654321'));
    await vi.waitFor(() => expect(drawn()).toContain('#654321'), 10_000);
    terminal.interrupt();
    await ended;
  });

  test('does not start if output files already exist, or if there is no game file', async () => {
    const terminal = memoryTerminal({ 'game.json': game('One'), 'one-background.svg': 'old' });
    expect(await run(args, terminal)).toBe(2);
    expect(terminal.files.get('/games/one-background.svg')).toBe('old');
    expect(await run(['watch', 'brackwater'], terminal)).toBe(2);
  });

  test('replaces only files that it wrote itself', async () => {
    const terminal = memoryTerminal({ 'game.json': game('One'), 'two-background.svg': 'precious' });
    const ended = run(args, terminal);
    await vi.waitFor(() => expect(terminal.files.has('/games/one-background.svg')).toBe(true), 10_000);
    terminal.save('game.json', game('Two'));
    await vi.waitFor(
      () => expect(terminal.printed.err).toContain('Already exists; use --force to replace it:'),
      10_000,
    );
    const first = terminal.files.get('/games/one-background.svg');
    terminal.save('game.json', JSON.stringify({ info: { title: 'One', background: 'red' } }));
    await vi.waitFor(() => expect(terminal.files.get('/games/one-background.svg')).not.toBe(first), 10_000);
    expect(terminal.files.get('/games/two-background.svg')).toBe('precious');
    terminal.interrupt();
    await ended;
  });

  test('reports a deleted file, waits for it, and goes on', async () => {
    const terminal = memoryTerminal({ 'game.json': game('One') });
    const ended = run(args, terminal);
    const { printed } = terminal;
    await vi.waitFor(() => expect(printed.err).toMatch(/^1 file in \.\n$/m), 10_000);
    terminal.remove('game.json');
    await vi.waitFor(
      () => expect(printed.err).toMatch(/\ngame\.json no longer exists\. Waiting for it\.\n$/),
      10_000,
    );
    terminal.save('game.json', game('Two'));
    await vi.waitFor(
      () => expect(printed.err).toMatch(/\ngame\.json has changed\.\n.*\n1 file in \.\n$/),
      10_000,
    );
    terminal.interrupt();
    expect(await ended).toBe(0);
  });

  test('goes on with the next save after a full disk, and still replaces its own files', async () => {
    const terminal = memoryTerminal({ 'game.json': JSON.stringify({ info: { title: 'One' } }) });
    let isFull = false;
    const write: typeof terminal.write = async (path, content) => {
      if (isFull && path.includes('revenue')) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
      await terminal.write(path, content);
    };
    const withRevenue = (max: number) =>
      JSON.stringify({
        info: { title: 'Two', background: max > 9 ? 'red' : 'blue' },
        revenue: { min: 1, max },
      });
    const ended = run(['watch', 'game.json', '--components', 'background,revenue', '--format', 'svg'], {
      ...terminal,
      write,
    });
    const { printed } = terminal;
    await vi.waitFor(() => expect(printed.err).toContain('2 files in .'), 10_000);
    isFull = true;
    terminal.save('game.json', withRevenue(9));
    const message = '.: the disk is full; 1 of 2 files were written.';
    await vi.waitFor(() => expect(printed.err).toContain(message), 10_000);
    isFull = false;
    terminal.save('game.json', withRevenue(10));
    await vi.waitFor(() => expect(printed.err.match(/2 files in/g)).toHaveLength(2), 10_000);
    terminal.interrupt();
    expect(await ended).toBe(0);
  });

  test('ends if the user stops it at a question', async () => {
    const files = { 'game.json': game('One'), 'one-background.svg': 'old' };
    const terminal = memoryTerminal(files, { answer: 'stopped' });
    expect(await run(args, terminal)).toBe(0);
    expect(terminal.files.get('/games/one-background.svg')).toBe('old');
  });

  test('stops watching if the first export is refused', async () => {
    const terminal = memoryTerminal({ 'game.json': game('One'), 'one-background.svg': 'old' });
    const watched: AbortSignal[] = [];
    const changes: typeof terminal.changes = (path, signal) => {
      watched.push(signal);
      return terminal.changes(path, signal);
    };
    expect(await run(args, { ...terminal, changes })).toBe(2);
    expect(watched.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test.each(['immediately', 'later'])(
    'reports that the system cannot watch any more files, %s',
    async (when) => {
      const terminal = memoryTerminal({ 'game.json': game('One') });
      const changes: typeof terminal.changes = async function* () {
        if (when === 'later') yield;
        throw Object.assign(new Error('ENOSPC: System limit'), { code: 'ENOSPC' });
      };
      expect(await run([...args, '--force'], { ...terminal, changes })).toBe(2);
      expect(terminal.printed.err).toMatch(
        /^game\.json: cannot be watched: the system cannot watch any more files\. Close .*\.$/m,
      );
      expect(terminal.files.has('/games/one-background.svg')).toBe(true);
    },
  );

  test('prints as JSON why it does not start', async () => {
    const terminal = memoryTerminal({});
    expect(await run(['watch', 'game.json', '--json'], terminal)).toBe(2);
    expect(JSON.parse(terminal.printed.out).error).toContain('game.json: file not found');
    expect(terminal.printed.err).toBe('');
  });
});
