import { expect, test } from 'vitest';
import { codeText, jsonPieces } from './code-piece.ts';

test('jsonPieces marks keys, strings, numbers and literals without losing a character', () => {
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
