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
  test('reads what JSON.parse reads, without a remark', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { value, diagnostics } = parse(text);
        fc.pre(!text.includes('__proto__'));
        expect(value).toEqual(JSON.parse(text));
        expect(diagnostics).toEqual([]);
      }),
    );
  });

  test('key order is kept, canonical whole numbers first (10.2.1)', () => {
    const { value } = parse('{ "b": 1, "57": 2, "a": 3, "7": 4, "07": 5 }');
    expect(Object.keys(value as object)).toEqual(['7', '57', 'b', 'a', '07']);
  });

  test('a byte order mark is accepted and does not shift columns', () => {
    const { value, diagnostics, locate } = parse('\uFEFF{ "a": 1 }');
    expect(value).toEqual({ a: 1 });
    expect(diagnostics).toEqual([]);
    expect(locate('/a')).toEqual({ line: 1, column: 8 });
  });
});

describe('what is accepted beyond JSON', () => {
  test('comments are told once, with the place of the first', () => {
    const found = only('{\n  // one\n  "a": 1 /* two */\n}');
    expect(found).toMatchObject({ severity: 'info', code: 'syntax/comment', line: 2, column: 3 });
  });

  test('trailing commas are told once, with the place of the first', () => {
    const text = '{ "a": [1, 2,],\n"b": 3, }';
    expect(parse(text).value).toEqual({ a: [1, 2], b: 3 });
    expect(only(text)).toMatchObject({
      severity: 'info',
      code: 'syntax/trailing-comma',
      line: 1,
      column: 13,
    });
  });

  test('of two equal keys the last one wins (10.2.1), with a warning at the second', () => {
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
    ['a text after a value', '{ "a": 60"80", "b": 2 }', 'syntax/second-value', { a: 60, b: 2 }],
    ['a number after a value', '{ "a": 60 80, "b": 2 }', 'syntax/second-value', { a: 60, b: 2 }],
    ['a missing comma', '{ "a": 1 "b": 2 }', 'syntax/comma-expected', { a: 1, b: 2 }],
    ['a missing value', '{ "a": , "b": 2 }', 'syntax/value-expected', { b: 2 }],
    ['a missing colon', '{ "a" 1, "b": 2 }', 'syntax/colon-expected', { b: 2 }],
    ['a key without quotes', '{ a: 1, "b": 2 }', 'syntax/quotes', { b: 2 }],
    ['single quotes', '{ \'a\': 1, "b": 2 }', 'syntax/quotes', { b: 2 }],
    ['a number for a key', '{ 5: 1, "b": 2 }', 'syntax/key-expected', { b: 2 }],
    ['a constant of another language', '{ "a": None, "b": 2 }', 'syntax/symbol', { b: 2 }],
    ['a capital letter', '{ "a": True, "b": 2 }', 'syntax/symbol', { b: 2 }],
    ['a point without a digit before it', '{ "a": .5, "b": 2 }', 'syntax/number', { b: 2 }],
    ['an incomplete number', '{ "a": 1., "b": 2 }', 'syntax/number', { a: 1, b: 2 }],
    ['the wrong closing bracket', '{ "a": [1, 2}', 'syntax/bracket', { a: [1, 2] }],
    ['brackets left open', '{ "a": [{ "b": 1', 'syntax/unclosed', { a: [{ b: 1 }] }],
    ['text after the end', '{ "a": 1 } }', 'syntax/text-after-end', { a: 1 }],
    ['an open comment', '{ "a": 1 } /* x', 'syntax/open-comment', { a: 1 }],
    ['a wrong escape', '{ "a": "\\q" }', 'syntax/escape', { a: '' }],
    ['a broken code point', '{ "a": "\\u12" }', 'syntax/escape', { a: '' }],
    ['a tab in a text', '{ "a": "x\ty" }', 'syntax/control-character', { a: 'x\ty' }],
  ])('%s is one diagnostic, and the rest is read', (_, text, code, value) => {
    const found = parse(text).diagnostics.filter(({ code }) => code !== 'syntax/comment');
    expect(found.map((each) => each.code)).toEqual([code]);
    expect(found[0]?.hint).toBeTruthy();
    expect(parse(text).value).toEqual(value);
  });

  test('a comma is missing behind the value before, in the line of that', () => {
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
    ['leading zeros', '{ "bank": 012000 }', 'A number begins with 0 before `12000`.', /`12000`/],
    [
      'thousands set apart',
      '{ "bank": 12,000 }',
      'A key is expected here, but `0` was found.',
      /without commas/,
    ],
    [
      'a blank of a web page',
      '{\u00a0"a": 1 }',
      'A blank that JSON does not know (U+00A0) stands here.',
      /plain/,
    ],
    ['a comment of another language', '{ # x\n "a": 1 }', '`#` does not begin a comment.', /`\/\/`/],
    ['nothing in another language', '{ "a": None }', '`None` is not a value that JSON knows.', /`null`/],
    ['a text without quotes', '{ "a": Candle Bay }', 'The text `Candle Bay` has no quotes.', /"Candle Bay"/],
    ['a hex without quotes', '{ "hexes": [A7, "B2"] }', 'The text `A7` has no quotes.', /"A7"/],
    ['a colour without quotes', '{ "a": #ff0000 }', 'The colour `#ff0000` has no quotes.', /"#ff0000"/],
    ['an unlimited quantity without quotes', '{ "bank": ∞ }', 'The text `∞` has no quotes.', /"∞"/],
    ['yes', '{ "wip": yes }', '`yes` is not a value that JSON knows.', /`true`/],
    ['a dash', '{ "x": −5 }', '`−5` begins with a dash that is no minus sign.', /`-5`/],
    ['a unit', '{ "x": 5mm }', '`mm` stands right after a number.', /number alone/],
    ['a semicolon', '{ "a": 1; "b": 2 }', '`;` does not separate entries.', /comma/],
    ['two commas', '{ "a": 1,, "b": 2 }', 'Two commas follow each other.', /Remove one/],
    ['an equals sign', '{ "a" = 1 }', '`=` does not stand between a key and its value.', /"key": value/],
    ['round brackets', '{ "a": (1, 2) }', 'Round brackets mean nothing in JSON.', /`\[…]`/],
    ['text before', 'const game = { "a": 1 };', 'The file begins with `const`, not with `{`.', /remove/],
    ['text behind', '{ "a": 1 } end', 'The file goes on with `end` after its end.', /remove/],
    ['no bracket at all', '"info": { "title": "A" }', 'The file begins with a key, not with `{`.', /Put `{`/],
  ])('%s: the message says what to write', (_, text, message, hint) => {
    expect(only(text)).toMatchObject({ message, hint: expect.stringMatching(hint) });
  });

  test.each([
    ['a text not closed', '{\n"a": "x,\n"b": 1,\n"c": 2 }', 'A text is not closed on its line.', 2],
    ['a key not opened', '{\na": 1,\n"b": 2 }', 'A double quote is missing before `a`.', 2],
    [
      'a text not opened',
      '{\n"a": Candle Bay",\n"b": 2 }',
      'A double quote is missing before `Candle Bay`.',
      2,
    ],
    ['a key not closed', '{\n"a: "x",\n"b": 2 }', 'The key `a:` is not closed before its colon.', 2],
    ['quotes in a text', '{ "a": "the "big" one", "b": 2 }', 'The text ends before `big`.', 1],
    [
      'an object not closed',
      '[\n{ "a": 1, "b": 2,\n{ "a": 3, "b": 4 } ]',
      'A key is expected here, but `{` was found: the object that starts in line 2, column 1 is still open.',
      3,
    ],
    [
      'an object not opened',
      '{ "l": [\n"a": 1, "b": 2 },\n{ "a": 3, "b": 4 } ] }',
      'A key stands in a list: the list that starts in line 1, column 8 is still open.',
      2,
    ],
    [
      'a list not closed',
      '{ "a": [1, 2,\n"b": 3, "c": 4 }',
      'A key stands in a list: the list that starts in line 1, column 8 is still open.',
      2,
    ],
    [
      'a merge',
      '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> other\n}',
      'A conflict of two versions was left here by a merge.',
      2,
    ],
    ['a comment not closed', '{ "a": 1,\n/* b\n}', 'A comment is not closed.', 2],
  ])('%s: nothing is said of what follows from it', (_, text, message, line) => {
    expect(only(text)).toMatchObject({ severity: 'error', message, line });
  });

  test('of brackets of one kind the indentation tells which one was left open', () => {
    const text = '{\n  "a": {\n    "b": {\n      "c": 1\n  },\n  "d": {\n    "e": 2\n  }\n}\n';
    expect(only(text)).toMatchObject({
      message: 'The object that starts in line 3, column 10 is not closed.',
      hint: 'Add the missing `}` before line 5, where something further left is closed.',
      line: 3,
      column: 10,
    });
  });

  test('an unclosed bracket names the line in which it was opened', () => {
    expect(only('{\n  "a": [\n    1\n').message).toBe(
      'The file ends before the list that starts in line 2, column 8 is closed.',
    );
  });

  test('an empty file holds no value', () => {
    expect(parse(' \n').value).toBeUndefined();
    expect(codes('')).toEqual(['syntax/empty']);
  });

  test('the list of syntax errors is cut, with the number of the rest', () => {
    const { diagnostics } = parse(`[${'1 '.repeat(500)}]`);
    expect(diagnostics).toHaveLength(101);
    expect(diagnostics[100]).toMatchObject({ code: 'syntax/more' });
    expect(diagnostics[100]?.message).toContain('399');
  });
});

test('no number of remarks hides an error', () => {
  const text = `{ ${'"a": 1, '.repeat(500)} "b" 2 }`;
  expect(codes(text)).toContain('syntax/colon-expected');
});

describe('hostile input', () => {
  test('`__proto__` changes nothing and is told', () => {
    const text = '{ "__proto__": { "polluted": true }, "constructor": 1 }';
    const value = parse(text).value as Record<string, unknown>;
    expect(Object.keys(value)).toEqual(['constructor']);
    expect(value.polluted).toBeUndefined();
    expect(codes(text)).toEqual(['syntax/reserved-key']);
  });

  test('a number beyond all bounds is left out and told', () => {
    const { value, diagnostics } = parse('{ "a": 1e999, "b": [-1e999] }');
    expect(value).toEqual({ b: [null] });
    expect(diagnostics.map(({ pointer }) => pointer)).toEqual(['/a', '/b/0']);
  });

  test('a lone surrogate is replaced and told', () => {
    const { value, diagnostics } = parse('{ "a": "x\\ud800y", "b": "\\ud83d\\ude82" }');
    expect(value).toEqual({ a: 'x\uFFFDy', b: '\u{1F682}' });
    expect(diagnostics).toMatchObject([{ code: 'syntax/lone-surrogate', pointer: '/a' }]);
  });

  test('nesting beyond the limit is refused without recursion', () => {
    for (const text of ['['.repeat(10_000), '{"a":'.repeat(100_000), '[}'.repeat(50_000)]) {
      expect(parse(text).value).toBeUndefined();
      expect(codes(text)).toEqual(['syntax/too-deep']);
    }
    const deepest = '['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH);
    expect(codes(deepest)).toEqual([]);
  });

  test('brackets in strings and comments do not count as nesting', () => {
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

  test('no text at all makes it throw', () => {
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

describe('places', () => {
  const { locate, locateKey } = parse('{\r\n  "map": {\r  "a/b~": [10,\n 20] }\n}');

  test('of values and of keys', () => {
    expect(locate('')).toEqual({ line: 1, column: 1 });
    expect(locate('/map')).toEqual({ line: 2, column: 10 });
    expect(locateKey('/map')).toEqual({ line: 2, column: 3 });
    expect(locate('/map/a~1b~0/1')).toEqual({ line: 4, column: 2 });
  });

  test('of the nearest value above one that does not exist', () => {
    expect(locate('/map/a~1b~0/7/x')).toEqual({ line: 3, column: 11 });
    expect(locate('/nothing/here')).toEqual({ line: 1, column: 1 });
    expect(locateKey('/map/constructor')).toEqual({ line: 2, column: 3 });
  });

  test('of whole lines around a value, from its key to its end', () => {
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

  test('of the value alone where its line is that of a whole file', () => {
    const many = Array.from({ length: 500 }, (_, i) => `{"id":${i}}`).join(',');
    expect(parse(`{"list":[${many}]}`).excerpt('/list/250')).toMatchObject({
      line: 1,
      lines: ['{"id":250}'],
    });
  });
});

describe('what is no UTF-8 text', () => {
  test('is told as such, not as a stray sign', () => {
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
  ])('of another well-known kind is called by its name: %s', (name, text) => {
    expect(parse(text)).toMatchObject({
      value: undefined,
      diagnostics: [{ code: 'syntax/other-format', message: `The file is ${name}.` }],
    });
  });

  test('of another encoding is told which one', () => {
    const bytes = '\ufeff{ "info": {} }'.split('').map((letter) => `${letter}\0`);
    for (const text of [bytes.slice(1).join(''), `\ufffd\ufffd${bytes.slice(1).join('')}`])
      expect(parse(text)).toMatchObject({
        value: undefined,
        diagnostics: [{ code: 'syntax/other-format', message: 'The file is UTF-16 text, not UTF-8.' }],
      });
  });

  test('is read as far as it can be, and the first letter that is none is named', () => {
    const { value, diagnostics } = parse('{\n  "title": "Z\ufffdrich" }');
    expect(value).toEqual({ title: 'Z\ufffdrich' });
    expect(diagnostics).toMatchObject([
      { severity: 'warning', code: 'syntax/encoding', line: 2, column: 14 },
    ]);
  });
});
