import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatJson } from './format-json.ts';

test('keeps short objects on one line, and indents long ones by two spaces', () => {
  expect(formatJson({ color: 'yellow', track: [{ side: 1, width: 2 }, { side: 4 }] })).toBe(
    '{\n  "color": "yellow",\n  "track": [\n    { "side": 1, "width": 2 },\n    { "side": 4 }\n  ]\n}',
  );
  expect(formatJson({})).toBe('{}');
});

test('includes the key before a value in the line length', () => {
  expect(formatJson({ offBoardRevenue: { name: 'Port' } })).toBe(
    '{\n  "offBoardRevenue": {\n    "name": "Port"\n  }\n}',
  );
});

test('writes JSON that parses to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const text = JSON.stringify(value);
      expect(JSON.parse(formatJson(JSON.parse(text)))).toEqual(JSON.parse(text));
    }),
  );
});
