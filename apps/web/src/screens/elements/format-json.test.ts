import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatJson } from './format-json.ts';

test('short objects stay on one line, long ones are indented by two blanks', () => {
  expect(formatJson({ color: 'yellow', track: [{ side: 1, width: 2 }, { side: 4 }] })).toBe(
    '{\n  "color": "yellow",\n  "track": [\n    { "side": 1, "width": 2 },\n    { "side": 4 }\n  ]\n}',
  );
  expect(formatJson({})).toBe('{}');
});

test('the name before a value counts as part of its line', () => {
  expect(formatJson({ offBoardRevenue: { name: 'Port' } })).toBe(
    '{\n  "offBoardRevenue": {\n    "name": "Port"\n  }\n}',
  );
});

test('it reads back as the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const text = JSON.stringify(value);
      expect(JSON.parse(formatJson(JSON.parse(text)))).toEqual(JSON.parse(text));
    }),
  );
});
