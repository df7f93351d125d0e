import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const kinds = (text: string, language: string) =>
  highlight(text, language)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`);

describe('highlighted code (98.5.10)', () => {
  test('JSON: keys, texts, numbers and words', () => {
    expect(kinds('{ "side": -1.5, "name": "A: \\"b\\"", "on": true }', 'json')).toEqual([
      'key "side"',
      'number -1.5',
      'key "name"',
      'text "A: \\"b\\""',
      'key "on"',
      'word true',
    ]);
  });

  test('a command with its options and remarks', () => {
    expect(kinds('platelayer export game.json --dpi 300 # fine', 'bash')).toEqual([
      'key platelayer',
      'word --dpi',
      'comment # fine',
    ]);
  });

  test('an unknown language stays as it is', () => {
    expect(highlight('a "b"', 'constructor')).toEqual([{ kind: 'plain', text: 'a "b"' }]);
  });

  test('nothing is lost or added', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('json', 'javascript', 'bash', 'markdown', ''),
        (text, language) => {
          expect(
            highlight(text, language)
              .map((token) => token.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});
