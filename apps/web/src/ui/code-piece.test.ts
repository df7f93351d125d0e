import { expect, test } from 'vitest';
import { codeText, jsonPieces } from './code-piece.ts';

test('keys, texts, numbers and words are told apart, and nothing is lost', () => {
  const json = JSON.stringify({ 'a"b': 'c: 1', d: [-1.5, true] }, undefined, 2);
  const pieces = jsonPieces(json);
  expect(codeText(pieces)).toBe(json);
  expect(pieces.filter((piece) => typeof piece !== 'string')).toEqual([
    ['key', '"a\\"b"'],
    ['text', '"c: 1"'],
    ['key', '"d"'],
    ['number', '-1.5'],
    ['word', 'true'],
  ]);
});
