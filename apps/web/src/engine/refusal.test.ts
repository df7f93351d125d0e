import { parse } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

/** A game with one entry per line, and a function that puts a mistake into one line. */
const LINES = [
  '{',
  '  "info": {',
  '    "title": "Hill Line",',
  '    "designer": "Nobody"',
  '  },',
  '  "companies": [],',
  '  "trains": []',
  '}',
];
const slip = (line: number, text: string) => LINES.with(line - 1, text).join('\n');
const why = (text: string) => refusalOf(parse(text).diagnostics, text);

describe('a file with a syntax error is rejected with the location', () => {
  test.each([
    ['a missing comma', slip(5, '  }'), 5, 'A comma is missing at the end of line 5.'],
    ['a missing colon', slip(6, '  "companies" [],'), 6, 'Expected a colon after the key, found `[`.'],
    ['a text left open', slip(3, '    "title": "Hill Line,'), 3, 'This string is not closed on its line.'],
    ['a key without quotes', slip(6, '  companies: [],'), 6, 'The key `companies` has no quotes.'],
    ['a bracket too many', slip(8, '} }'), 8, 'The file continues with `}` after its end.'],
    ['a wrong bracket', slip(7, '  "trains": [}'), 7, /does not close anything here/],
  ])('%s', (_, text, line, message) => {
    const { diagnostics, lines } = why(text);
    expect(diagnostics[0]?.message).toMatch(message);
    expect(diagnostics[0]?.line).toBe(line);
    expect(lines.find(({ number }) => number === line)?.text).toBe(text.split('\n')[line - 1]);
    expect(lines.length).toBeLessThanOrEqual(5);
  });

  test('reports an unclosed bracket with the line that opened it', () => {
    const { diagnostics } = why(LINES.slice(0, -1).join('\n'));
    expect(diagnostics[0]?.message).toBe(
      'The file ends before the object that starts on line 1, column 1 is closed.',
    );
  });
});

test('shows only the part near the error of a file in one line', () => {
  const entry = '"name": "Alder", ';
  const { lines } = why(`{ ${entry.repeat(500)} "a" 1 }`);
  expect(lines[0]?.text.length).toBeLessThan(130);
  expect(lines[0]?.text).toContain('"a" 1');
});

test('a text that is not a game has no location', () => {
  const found = {
    severity: 'error',
    code: 'file/not-a-game',
    message: 'No game.',
    pointer: '',
    line: 1,
  } as const;
  expect(refusalOf([found], '[]')).toEqual({ diagnostics: [found], lines: [] });
});

test('shows no lines of a picture', () => {
  for (const text of ['\ufffdPNG\r\n\u001a\n\0\0\0\rIHDR', '<svg/>', '\0\0\0'])
    expect(why(text)).toMatchObject({ diagnostics: [{ line: 1 }], lines: [] });
});
