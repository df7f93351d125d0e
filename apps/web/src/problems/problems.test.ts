import { describe, expect, test } from 'vitest';
import { problemsOf, problemText } from './problems.ts';

const remark = { severity: 'info', code: 'layout/tight', message: 'Tight.', pointer: '/map' } as const;
const fault = {
  severity: 'error',
  code: 'json/syntax',
  message: 'A comma is missing.',
  pointer: '',
  line: 3,
  column: 7,
  hint: 'Put a comma here.',
} as const;

describe('problems of a game', () => {
  test('the gravest come first, and the same is said once', () => {
    const problems = problemsOf({ broken: { diagnostics: [fault], lines: [] }, diagnostics: [remark] }, [
      remark,
    ]);
    expect(problems.map(({ code }) => code)).toEqual(['json/syntax', 'layout/tight']);
  });
  test('a copied problem says what, where and what to do', () => {
    expect(problemText(fault)).toBe('error json/syntax: A comma is missing.\nat / (3:7)\nPut a comma here.');
    expect(problemText(remark)).toBe('info layout/tight: Tight.\nat /map');
  });
});
