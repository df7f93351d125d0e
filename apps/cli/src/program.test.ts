import { describe, expect, test } from 'vitest';
import { run } from './program.ts';
import { memoryTerminal } from './testing/memory-terminal.ts';

const start = async (...args: readonly string[]) => {
  const terminal = memoryTerminal({});
  return { status: await run(args, terminal), ...terminal.printed };
};

describe('the command line', () => {
  test('--version and --help exit with 0', async () => {
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

  test('help shows choices and defaults as a user types them, but no defaults of flags', async () => {
    const { out } = await start('print', '--help');
    const words = out.replace(/\s+/g, ' ');
    expect(words).toContain('(choices: shop, front, back; default: shop)');
    expect(words).toContain('or id of a bundled game (default: candle-bay)');
    expect(out).not.toMatch(/default: (?:false|"|\[|\))/);
  });

  test('an unknown command exits with 2 and suggests a similar one', async () => {
    const { status, err } = await start('validat', 'a.json');
    expect(status).toBe(2);
    expect(err).toContain('Did you mean validate?');
  });

  test.each([
    [['validate']],
    [['validate', 'a.json', '--format', 'xml']],
    [['validate', 'a.json', '--max', 'all']],
    [['upgrade', 'a.json', '--write', '--out', 'b.json']],
  ])('exits with 2 for wrong arguments: %j', async (args) => {
    expect((await start(...args)).status).toBe(2);
  });

  test.each([
    [['export', 'a.json', '--sett', 'a=b', '--json'], "unknown option '--sett'\n(Did you mean --set?)"],
    [['export', '--json'], "missing required argument 'game'"],
    [['validate', '--format', 'json'], "missing required argument 'files'"],
    [['compare', 'a.json', '--format=json'], "missing required argument 'new'"],
    [['validat', '--json'], "unknown command 'validat'\n(Did you mean validate?)"],
    [['list', '--json', 'a', 'b'], "too many arguments for 'list'. Expected 1 argument but got 2."],
  ])('prints errors in the arguments as JSON with --json: %j', async (args, error) => {
    const { status, out, err } = await start(...args);
    expect(status).toBe(2);
    expect(JSON.parse(out).error).toBe(`${error}\n(run with --help for usage)`);
    expect(err).toBe('');
  });

  test('prints errors in the arguments as text if --json is not an option', async () => {
    for (const args of [
      ['export', 'a.json', '--format', 'json'],
      ['export', '--', '--json', '--sett'],
    ]) {
      const { out, err } = await start(...args);
      expect(out).toBe('');
      expect(err).toMatch(/^error: .*\n\(run with --help for usage\)\n$/);
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
  ])('prints a refusal only as JSON with --json: %j', async (args) => {
    const terminal = memoryTerminal({ '../home/ada/settings.json': '{' });
    expect(await run([...args, '--json'], terminal)).toBeGreaterThan(0);
    expect(JSON.parse(terminal.printed.out)).toEqual({ error: expect.stringMatching(/./) });
    expect(terminal.printed.err).toBe('');
  });
});
