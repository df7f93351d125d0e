import { expect, test } from 'vitest';
import { markJson } from './json-marks.ts';

test('keys, texts, numbers and words are told apart, and nothing is lost', () => {
  const json = JSON.stringify({ 'a"b': 'c: 1', d: [-1.5, true] }, undefined, 2);
  const marked = markJson(json);
  expect(marked.map(({ text }) => text).join('')).toBe(json);
  expect(marked.filter(({ kind }) => kind !== 'other')).toEqual([
    { kind: 'key', text: '"a\\"b"' },
    { kind: 'text', text: '"c: 1"' },
    { kind: 'key', text: '"d"' },
    { kind: 'number', text: '-1.5' },
    { kind: 'word', text: 'true' },
  ]);
});
