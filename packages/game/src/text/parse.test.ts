import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effortOf } from '../../../../scripts/testing/effort.ts';
import { MAX_DEPTH } from './depth.ts';
import { parse } from './parse.ts';

const codes = (text: string) => parse(text).diagnostics.map(({ code }) => code);
const only = (text: string) => {
  const { diagnostics } = parse(text);
  expect(diagnostics).toHaveLength(1);
  return diagnostics[0]!;
};

describe('strict JSON', () => {
  test('reads the same values as JSON.parse, without diagnostics', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { value, diagnostics } = parse(text);
        fc.pre(!text.includes('__proto__'));
        expect(value).toEqual(JSON.parse(text));
        expect(diagnostics).toEqual([]);
      }),
    );
  });

  test('keeps key order, with canonical integers first (10.2.1)', () => {
    const { value } = parse('{ "b": 1, "57": 2, "a": 3, "7": 4, "07": 5 }');
    expect(Object.keys(value as object)).toEqual(['7', '57', 'b', 'a', '07']);
  });

  test('accepts a byte order mark without shifting columns', () => {
    const { value, diagnostics, locate } = parse('\uFEFF{ "a": 1 }');
    expect(value).toEqual({ a: 1 });
    expect(diagnostics).toEqual([]);
    expect(locate('/a')).toEqual({ line: 1, column: 8 });
  });
});

describe('extensions to JSON', () => {
  test('reports comments once, at the first one', () => {
    const found = only('{\n  // one\n  "a": 1 /* two */\n}');
    expect(found).toMatchObject({ severity: 'info', code: 'syntax/comment', line: 2, column: 3 });
  });

  test('reports trailing commas once, at the first one', () => {
    const text = '{ "a": [1, 2,],\n"b": 3, }';
    expect(parse(text).value).toEqual({ a: [1, 2], b: 3 });
    expect(only(text)).toMatchObject({
      severity: 'info',
      code: 'syntax/trailing-comma',
      line: 1,
      column: 13,
    });
  });

  test('uses the last of two equal keys (10.2.1), with a warning at the second', () => {
    const text = '{\n"stock": 1,\n"info": 2,\n"stock": 3 }';
    expect(parse(text).value).toEqual({ stock: 3, info: 2 });
    expect(only(text)).toMatchObject({
      severity: 'warning',
      code: 'syntax/duplicate-key',
      pointer: '/stock',
      line: 4,
      column: 1,
    });
    expect(parse(text).locate('/stock')).toEqual({ line: 4, column: 10 });
  });
});

describe('syntax errors', () => {
  test.each([
    ['a string after a value', '{ "a": 60"80", "b": 2 }', 'syntax/second-value', { a: 60, b: 2 }],
    ['a number after a value', '{ "a": 60 80, "b": 2 }', 'syntax/second-value', { a: 60, b: 2 }],
    ['a missing comma', '{ "a": 1 "b": 2 }', 'syntax/comma-expected', { a: 1, b: 2 }],
    ['a missing value', '{ "a": , "b": 2 }', 'syntax/value-expected', { b: 2 }],
    ['a missing colon', '{ "a" 1, "b": 2 }', 'syntax/colon-expected', { b: 2 }],
    ['a key without quotes', '{ a: 1, "b": 2 }', 'syntax/quotes', { b: 2 }],
    ['single quotes', '{ \'a\': 1, "b": 2 }', 'syntax/quotes', { b: 2 }],
    ['a number as a key', '{ 5: 1, "b": 2 }', 'syntax/key-expected', { b: 2 }],
    ['a constant from another language', '{ "a": None, "b": 2 }', 'syntax/symbol', { b: 2 }],
    ['a capital letter', '{ "a": True, "b": 2 }', 'syntax/symbol', { b: 2 }],
    ['a decimal point without a digit before it', '{ "a": .5, "b": 2 }', 'syntax/number', { b: 2 }],
    ['an incomplete number', '{ "a": 1., "b": 2 }', 'syntax/number', { a: 1, b: 2 }],
    ['the wrong closing bracket', '{ "a": [1, 2}', 'syntax/bracket', { a: [1, 2] }],
    ['unclosed brackets', '{ "a": [{ "b": 1', 'syntax/unclosed', { a: [{ b: 1 }] }],
    ['text after the end', '{ "a": 1 } }', 'syntax/text-after-end', { a: 1 }],
    ['an unclosed comment', '{ "a": 1 } /* x', 'syntax/open-comment', { a: 1 }],
    ['an invalid escape', '{ "a": "\\q" }', 'syntax/escape', { a: '' }],
    ['an incomplete code point', '{ "a": "\\u12" }', 'syntax/escape', { a: '' }],
    ['a tab in a string', '{ "a": "x\ty" }', 'syntax/control-character', { a: 'x\ty' }],
  ])('%s causes one diagnostic, and the rest is read', (_, text, code, value) => {
    const found = parse(text).diagnostics.filter(({ code }) => code !== 'syntax/comment');
    expect(found.map((each) => each.code)).toEqual([code]);
    expect(found[0]?.hint).toBeTruthy();
    expect(parse(text).value).toEqual(value);
  });

  test('reports a missing comma after the previous value, on its line', () => {
    expect(only('{\n  "a": 1\n\n  "b": 2\n}')).toMatchObject({
      message: 'A comma is missing at the end of line 2.',
      line: 2,
      column: 9,
    });
    expect(only('{ "a": [1] "b": 2 }')).toMatchObject({
      message: 'A comma is missing before `"b"`.',
      column: 11,
    });
  });

  test.each([
    ['leading zeros', '{ "bank": 012000 }', 'A number starts with 0 before `12000`.', /`12000`/],
    ['a thousands separator', '{ "bank": 12,000 }', 'Expected a key, found `0`.', /without commas/],
    [
      'a space from a web page',
      '{\u00a0"a": 1 }',
      'JSON does not allow this space character (U+00A0).',
      /normal space/,
    ],
    ['a comment from another language', '{ # x\n "a": 1 }', '`#` does not begin a comment.', /`\/\/`/],
    ['None from another language', '{ "a": None }', '`None` is not a JSON value.', /`null`/],
    [
      'a string without quotes',
      '{ "a": Candle Bay }',
      'The string `Candle Bay` has no quotes.',
      /"Candle Bay"/,
    ],
    ['a hex without quotes', '{ "hexes": [A7, "B2"] }', 'The string `A7` has no quotes.', /"A7"/],
    ['a colour without quotes', '{ "a": #ff0000 }', 'The colour `#ff0000` has no quotes.', /"#ff0000"/],
    ['an unlimited quantity without quotes', '{ "bank": ∞ }', 'The string `∞` has no quotes.', /"∞"/],
    ['yes', '{ "wip": yes }', '`yes` is not a JSON value.', /`true`/],
    ['a dash', '{ "x": −5 }', '`−5` begins with a dash instead of a minus sign.', /`-5`/],
    ['a unit', '{ "x": 5mm }', '`mm` directly follows a number.', /only the number/],
    ['a semicolon', '{ "a": 1; "b": 2 }', '`;` does not separate entries.', /comma/],
    ['two commas', '{ "a": 1,, "b": 2 }', 'There are two commas in a row.', /Remove one/],
    ['an equals sign', '{ "a" = 1 }', 'Expected a colon between key and value, found `=`.', /"key": value/],
    ['round brackets', '{ "a": (1, 2) }', 'JSON does not use round brackets.', /`\[…]`/],
    ['text before', 'const game = { "a": 1 };', 'The file begins with `const`, not with `{`.', /remove/],
    ['text behind', '{ "a": 1 } end', 'The file continues with `end` after its end.', /remove/],
    [
      'a missing outer bracket',
      '"info": { "title": "A" }',
      'The file begins with a key, not with `{`.',
      /Put `{`/,
    ],
  ])('the hint for %s says what to write', (_, text, message, hint) => {
    expect(only(text)).toMatchObject({ message, hint: expect.stringMatching(hint) });
  });

  test.each([
    ['an unclosed string', '{\n"a": "x,\n"b": 1,\n"c": 2 }', 'This string is not closed on its line.', 2],
    ['an unopened key', '{\na": 1,\n"b": 2 }', 'A double quote is missing before `a`.', 2],
    [
      'an unopened string',
      '{\n"a": Candle Bay",\n"b": 2 }',
      'A double quote is missing before `Candle Bay`.',
      2,
    ],
    ['an unclosed key', '{\n"a: "x",\n"b": 2 }', 'The key `a:` is not closed before its colon.', 2],
    ['quotes in a string', '{ "a": "the "big" one", "b": 2 }', 'The string ends before `big`.', 1],
    [
      'an unclosed object',
      '[\n{ "a": 1, "b": 2,\n{ "a": 3, "b": 4 } ]',
      'Expected a key, found `{`: the object that starts on line 2, column 1 is still open.',
      3,
    ],
    [
      'an unopened object',
      '{ "l": [\n"a": 1, "b": 2 },\n{ "a": 3, "b": 4 } ] }',
      'This key is inside a list: the list that starts on line 1, column 8 is still open.',
      2,
    ],
    [
      'an unclosed list',
      '{ "a": [1, 2,\n"b": 3, "c": 4 }',
      'This key is inside a list: the list that starts on line 1, column 8 is still open.',
      2,
    ],
    [
      'a merge',
      '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> other\n}',
      'Unresolved merge conflict.',
      2,
    ],
    ['an unclosed comment', '{ "a": 1,\n/* b\n}', 'A comment is not closed.', 2],
  ])('reports only the cause of an error: %s', (_, text, message, line) => {
    expect(only(text)).toMatchObject({ severity: 'error', message, line });
  });

  test('uses the indentation to find the unclosed bracket', () => {
    const text = '{\n  "a": {\n    "b": {\n      "c": 1\n  },\n  "d": {\n    "e": 2\n  }\n}\n';
    expect(only(text)).toMatchObject({
      message: 'The object that starts on line 3, column 10 is not closed.',
      hint: 'Add the missing `}` before line 5, where a bracket with less indentation is closed.',
      line: 3,
      column: 10,
    });
  });

  test('names the line of an unclosed bracket', () => {
    expect(only('{\n  "a": [\n    1\n').message).toBe(
      'The file ends before the list that starts on line 2, column 8 is closed.',
    );
  });

  test('an empty file has no value', () => {
    expect(parse(' \n').value).toBeUndefined();
    expect(codes('')).toEqual(['syntax/empty']);
  });

  test('limits the number of syntax errors and counts the rest', () => {
    const { diagnostics } = parse(`[${'1 '.repeat(500)}]`);
    expect(diagnostics).toHaveLength(101);
    expect(diagnostics[100]).toMatchObject({ code: 'syntax/more' });
    expect(diagnostics[100]?.message).toContain('399');
  });
});

test('no number of warnings hides an error', () => {
  const text = `{ ${'"a": 1, '.repeat(500)} "b" 2 }`;
  expect(codes(text)).toContain('syntax/colon-expected');
});

describe('hostile input', () => {
  test('ignores and reports `__proto__`', () => {
    const text = '{ "__proto__": { "polluted": true }, "constructor": 1 }';
    const value = parse(text).value as Record<string, unknown>;
    expect(Object.keys(value)).toEqual(['constructor']);
    expect(value.polluted).toBeUndefined();
    expect(codes(text)).toEqual(['syntax/reserved-key']);
  });

  test('omits and reports a number that is too large', () => {
    const { value, diagnostics } = parse('{ "a": 1e999, "b": [-1e999] }');
    expect(value).toEqual({ b: [null] });
    expect(diagnostics.map(({ pointer }) => pointer)).toEqual(['/a', '/b/0']);
  });

  test('replaces and reports a lone surrogate', () => {
    const { value, diagnostics } = parse('{ "a": "x\\ud800y", "b": "\\ud83d\\ude82" }');
    expect(value).toEqual({ a: 'x\uFFFDy', b: '\u{1F682}' });
    expect(diagnostics).toMatchObject([{ code: 'syntax/lone-surrogate', pointer: '/a' }]);
  });

  test('refuses excessive nesting without recursion', () => {
    for (const text of ['['.repeat(10_000), '{"a":'.repeat(100_000), '[}'.repeat(50_000)]) {
      expect(parse(text).value).toBeUndefined();
      expect(codes(text)).toEqual(['syntax/too-deep']);
    }
    const deepest = '['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH);
    expect(codes(deepest)).toEqual([]);
  });

  test('ignores brackets in strings and comments when counting nesting', () => {
    const brackets = '['.repeat(MAX_DEPTH + 1);
    expect(codes(`"${brackets}\\"${brackets}"`)).toEqual([]);
    expect(codes(`// ${brackets}\n1`)).toEqual(['syntax/comment']);
    expect(codes(`/* ${brackets} */ 1`)).toEqual(['syntax/comment']);
  });

  test('ten times the text costs about ten times the work, up to 50 million characters', async () => {
    const read = (length: number) => {
      const text = `{ "a": "${'x'.repeat(length)}" }`;
      return effortOf(() => expect(parse(text).diagnostics).toEqual([]));
    };
    const some = await read(5_000_000);
    expect((await read(50_000_000)) / some).toBeLessThan(40);
  });

  test('never throws', () => {
    const scrap = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '1',
      '-',
      '/',
      '/*',
      '*/',
      '\\u',
      'x',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 40 }), (scraps) => {
        const { diagnostics } = parse(scraps.join(''));
        for (const { line, column } of diagnostics) expect(line! + column!).toBeGreaterThan(1);
      }),
    );
  });
});

describe('parse', () => {
  const { locate, locateKey } = parse('{\r\n  "map": {\r  "a/b~": [10,\n 20] }\n}');

  test('locates values and keys', () => {
    expect(locate('')).toEqual({ line: 1, column: 1 });
    expect(locate('/map')).toEqual({ line: 2, column: 10 });
    expect(locateKey('/map')).toEqual({ line: 2, column: 3 });
    expect(locate('/map/a~1b~0/1')).toEqual({ line: 4, column: 2 });
  });

  test('locates the nearest enclosing value if one does not exist', () => {
    expect(locate('/map/a~1b~0/7/x')).toEqual({ line: 3, column: 11 });
    expect(locate('/nothing/here')).toEqual({ line: 1, column: 1 });
    expect(locateKey('/map/constructor')).toEqual({ line: 2, column: 3 });
  });

  test('excerpts the whole lines around a value, from its key to its end', () => {
    const { excerpt } = parse('{\n  "a": {\r\n    "b": [1,\n      2] },\n  "c": 3 }');
    expect(excerpt('/a')).toEqual({
      pointer: '/a',
      line: 2,
      column: 3,
      lines: ['  "a": {', '    "b": [1,', '      2] },'],
      json: '{\r\n    "b": [1,\n      2] }',
    });
    expect(excerpt('/a/b/1')).toMatchObject({ pointer: '/a/b/1', line: 4, lines: ['      2] },'] });
    expect(excerpt('/c/d/e')).toMatchObject({ pointer: '/c', lines: ['  "c": 3 }'] });
    expect(parse('').excerpt('/a')).toEqual({ pointer: '', line: 1, column: 1, lines: [''], json: '' });
  });

  test('excerpts only the value if the whole file is one line', () => {
    const many = Array.from({ length: 500 }, (_, i) => `{"id":${i}}`).join(',');
    expect(parse(`{"list":[${many}]}`).excerpt('/list/250')).toMatchObject({
      line: 1,
      lines: ['{"id":250}'],
    });
  });
});

describe('a file that is not UTF-8 text', () => {
  test('is reported as binary', () => {
    for (const text of ['MZ\ufffd\0\u0003', '\0'.repeat(1e6)])
      expect(parse(text)).toMatchObject({
        value: undefined,
        diagnostics: [{ code: 'syntax/no-text', line: 1, column: 1 }],
      });
  });

  test.each([
    ['a PNG picture', '\ufffdPNG\r\n\u001a\n\0\0\0\rIHDR'],
    ['a JPEG picture', '\ufffd\ufffd\ufffd\ufffd\0\u0010JFIF\0'],
    ['an SVG picture', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an SVG picture', '<?xml version="1.0"?>\n<!-- drawn -->\n<svg/>'],
    ['a PDF document', '%PDF-1.7\n%\ufffd\ufffd'],
    ['a web page', '\n<!DOCTYPE html><title>game.json</title>'],
  ])('in a known format is named: %s', (name, text) => {
    expect(parse(text)).toMatchObject({
      value: undefined,
      diagnostics: [{ code: 'syntax/other-format', message: `The file is ${name}.` }],
    });
  });

  test('in another encoding is reported with the encoding', () => {
    const bytes = '\ufeff{ "info": {} }'.split('').map((letter) => `${letter}\0`);
    for (const text of [bytes.slice(1).join(''), `\ufffd\ufffd${bytes.slice(1).join('')}`])
      expect(parse(text)).toMatchObject({
        value: undefined,
        diagnostics: [{ code: 'syntax/other-format', message: 'The file is UTF-16 text, not UTF-8.' }],
      });
  });

  test('is read as far as possible, and its first invalid character is reported', () => {
    const { value, diagnostics } = parse('{\n  "title": "Z\ufffdrich" }');
    expect(value).toEqual({ title: 'Z\ufffdrich' });
    expect(diagnostics).toMatchObject([
      { severity: 'warning', code: 'syntax/encoding', line: 2, column: 14 },
    ]);
  });
});
