import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { run } from '../program.ts';
import { memoryTerminal } from '../testing/memory-terminal.ts';

const scriptFor = async (shell: string) => {
  const terminal = memoryTerminal({});
  return { status: await run(['completion', shell], terminal), script: terminal.printed.out };
};

const inBash = (script: string) => spawnSync('bash', ['-c', script], { encoding: 'utf8' });

describe('completion', () => {
  test.each(['bash', 'zsh', 'fish'])('the %s script has commands and options', async (shell) => {
    const { status, script } = await scriptFor(shell);
    expect(status).toBe(0);
    for (const word of ['init', 'export', 'watch', 'validate', 'completion', 'components', 'box-version'])
      expect(script).toContain(word);
  });

  test.skipIf(inBash('true').status !== 0)('bash completes commands and options', async () => {
    const { script } = await scriptFor('bash');
    const complete = (...words: readonly string[]) =>
      inBash(
        `${script}\nCOMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _platelayer; echo "\${COMPREPLY[*]}"`,
      ).stdout.trim();
    expect(complete('platelayer', 'ex')).toBe('export');
    expect(complete('platelayer', 'export', '--co')).toBe('--components --config');
    expect(complete('platelayer', 'export', 'brack')).toBe('brackwater');
    expect(complete('platelayer', 'export', 'a.json', '--components', 'tile')).toBe('tile-manifest tiles');
    expect(complete('platelayer', 'config', 'l')).toBe('list');
    expect(complete('platelayer', 'completion', 'z')).toBe('zsh');
  });

  test('refuses another shell', async () => {
    expect((await scriptFor('tcsh')).status).toBe(2);
  });
});
