import type { Diagnostic } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { createStyler, formatDiagnostic } from './format-diagnostic.ts';

const found: Diagnostic = {
  severity: 'warning',
  code: 'schema/unknown-key',
  message: 'Unknown key `titel`.',
  hint: 'Did you mean `title`?',
  pointer: '/info/titel',
  line: 2,
  column: 3,
};

describe('frame', () => {
  test('shows place, line, caret, sentence and hint', () => {
    expect(formatDiagnostic('a.json', ['{ "info": {', '  "titel": 1 } }'], found, createStyler(false))).toBe(
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

  test('shows the part around the fault of a very long line, the caret still beneath it', () => {
    const line = `${'x'.repeat(500)}!${'y'.repeat(500)}`;
    const [, source, caret] = formatDiagnostic(
      'a.json',
      [line],
      { ...found, line: 1, column: 501 },
      createStyler(false),
    ).split('\n');
    expect(source?.length).toBeLessThan(120);
    expect(source?.[caret!.indexOf('^')]).toBe('!');
  });

  test('lets nothing of the file steer the terminal', () => {
    const text = formatDiagnostic(
      'a.json',
      ['\t"\u001b[2J"'],
      { ...found, line: 1, message: '\u001b[31m' },
      createStyler(false),
    );
    expect(text).not.toContain('\u001b');
    expect(text).not.toContain('\t');
  });

  test('has styles only where they are wanted', () => {
    expect(formatDiagnostic('a.json', ['', ''], found, createStyler(true))).toContain('\u001b[33m');
    expect(formatDiagnostic('a.json', ['', ''], found, createStyler(false))).not.toContain('\u001b');
  });
});
