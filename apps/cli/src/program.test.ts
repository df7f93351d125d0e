import { describe, expect, test } from 'vitest';
import { run } from './program.ts';
import { memoryTerminal } from './testing/memory-terminal.ts';

const start = async (...args: readonly string[]) => {
  const terminal = memoryTerminal({});
  return { status: await run(args, terminal), ...terminal.printed };
};

describe('the command line', () => {
  test('--version and --help end well', async () => {
    expect(await start('--version')).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
    expect(await start('--help')).toMatchObject({ status: 0, out: expect.stringContaining('validate') });
  });

  test.each([
    ...['init', 'export', 'print', 'watch', 'serve', 'b18', 'list', 'tiles', 'validate', 'upgrade', 'config'],
    'completion',
  ])('%s --help shows an example', async (command) => {
    const { status, out } = await start(command, '--help');
    expect(status).toBe(0);
    expect(out).toMatch(new RegExp(`\\$ platelayer ${command}\\s`));
  });

  test('help has choices and defaults as one writes them, and says of no switch that it is off', async () => {
    const { out } = await start('print', '--help');
    const words = out.replace(/\s+/g, ' ');
    expect(words).toContain('(choices: shop, front, back; default: shop)');
    expect(words).toContain('or id of a bundled game (default: candle-bay)');
    expect(out).not.toMatch(/default: (?:false|"|\[|\))/);
  });

  test('an unknown command is answered with a likely one and status 2', async () => {
    const { status, err } = await start('validat', 'a.json');
    expect(status).toBe(2);
    expect(err).toContain('Did you mean validate?');
  });

  test.each([
    [['validate']],
    [['validate', 'a.json', '--format', 'xml']],
    [['validate', 'a.json', '--max', 'all']],
    [['upgrade', 'a.json', '--write', '--out', 'b.json']],
  ])('wrong use ends with status 2: %j', async (args) => {
    expect((await start(...args)).status).toBe(2);
  });

  test.each([
    [['export', 'a.json', '--sett', 'a=b', '--json'], "unknown option '--sett'\n(Did you mean --set?)"],
    [['export', '--json'], "missing required argument 'game'"],
    [['validate', '--format', 'json'], "missing required argument 'files'"],
    [['compare', 'a.json', '--format=json'], "missing required argument 'new'"],
    [['validat', '--json'], "unknown command 'validat'\n(Did you mean validate?)"],
    [['list', '--json', 'a', 'b'], "too many arguments for 'list'. Expected 1 argument but got 2."],
  ])('with --json wrong use is told to programs, too: %j', async (args, error) => {
    const { status, out, err } = await start(...args);
    expect(status).toBe(2);
    expect(JSON.parse(out).error).toBe(`${error}\n(--help shows what there is)`);
    expect(err).toBe('');
  });

  test('wrong use is told to people where --json is no option of theirs', async () => {
    for (const args of [
      ['export', 'a.json', '--format', 'json'],
      ['export', '--', '--json', '--sett'],
    ]) {
      const { out, err } = await start(...args);
      expect(out).toBe('');
      expect(err).toMatch(/^error: .*\n\(--help shows what there is\)\n$/);
    }
  });

  test.each([
    [['init', 'a.json', '--folder', 'b']],
    [['import', 'none']],
    [['export', 'none.json']],
    [['print', 'none']],
    [['print', '--all', 'candle-bay']],
    [['watch', 'none.json']],
    [['b18', 'none.json', '1']],
    [['list', 'none.json']],
    [['list', 'candle-bay', '--set', 'paper.width=wide']],
    [['upgrade', 'none.json']],
    [['compare', 'none.json', 'candle-bay']],
    [['config', 'list']],
  ])('with --json a refusal is told to programs, and to nobody else: %j', async (args) => {
    const terminal = memoryTerminal({ '../home/ada/settings.json': '{' });
    expect(await run([...args, '--json'], terminal)).toBeGreaterThan(0);
    expect(JSON.parse(terminal.printed.out)).toEqual({ error: expect.stringMatching(/./) });
    expect(terminal.printed.err).toBe('');
  });
});
