import type { Diagnostic } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { createStyler, formatDiagnostic } from './format-diagnostic.ts';

const diagnostic: Diagnostic = {
  severity: 'warning',
  code: 'schema/unknown-key',
  message: 'Unknown key `titel`.',
  hint: 'Did you mean `title`?',
  pointer: '/info/titel',
  line: 2,
  column: 3,
};

describe('a formatted diagnostic', () => {
  test('shows location, source line, caret, message and hint', () => {
    const lines = ['{ "info": {', '  "titel": 1 } }'];
    expect(formatDiagnostic('a.json', lines, diagnostic, createStyler(false))).toBe(
      [
        '  a.json:2:3 warning schema/unknown-key at /info/titel',
        '      2 │   "titel": 1 } }',
        '        │   ^',
        '    Unknown key `titel`.',
        '    Did you mean `title`?',
        '',
      ].join('\n'),
    );
  });

  test('shows the part of a very long line around the location, with the caret below it', () => {
    const line = `${'x'.repeat(500)}!${'y'.repeat(500)}`;
    const [, source, caret] = formatDiagnostic(
      'a.json',
      [line],
      { ...diagnostic, line: 1, column: 501 },
      createStyler(false),
    ).split('\n');
    expect(source?.length).toBeLessThan(120);
    expect(source?.[caret!.indexOf('^')]).toBe('!');
  });

  test('contains no control characters', () => {
    const text = formatDiagnostic(
      'a.json',
      ['\t"\u001b[2J"'],
      { ...diagnostic, line: 1, message: '\u001b[31m' },
      createStyler(false),
    );
    expect(text).not.toContain('\u001b');
    expect(text).not.toContain('\t');
  });

  test('has styles only if the terminal shows them', () => {
    expect(formatDiagnostic('a.json', ['', ''], diagnostic, createStyler(true))).toContain('\u001b[33m');
    expect(formatDiagnostic('a.json', ['', ''], diagnostic, createStyler(false))).not.toContain('\u001b');
  });
});
