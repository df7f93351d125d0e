import { describe, expect, test } from 'vitest';
import { parse } from '../text/parse.ts';
import { diagnose } from './diagnose.ts';

const found = (text: string) => diagnose(parse(text));

describe('diagnose', () => {
  test('the smallest game has no faults (10.3)', () => {
    expect(found('{ "info": { "title": "Narrow Valley" } }')).toEqual([]);
  });

  test('an unknown key is placed at the key, a wrong value at the value', () => {
    expect(found('{ "info": { "title": "T" },\n  "wipp": true,\n  "bank": -5 }')).toMatchObject([
      { code: 'schema/unknown-key', pointer: '/wipp', line: 2, column: 3 },
      { code: 'schema/range', pointer: '/bank', line: 3, column: 11 },
    ]);
  });

  test('a missing entry is placed at the object that lacks it', () => {
    expect(found('{ "info": {} }')).toMatchObject([
      { code: 'schema/missing', pointer: '/info', line: 1, column: 11 },
    ]);
  });

  test('what is not a game gets the refusal and nothing else', () => {
    for (const text of ['', '[', '{ "colors": { "red": 5 } }', '{ "info": 7, "trains": 3 }'])
      expect(found(text)).toMatchObject([{ code: 'file/not-a-game', line: 1, column: 1 }]);
  });

  test('the list is cut after a thousand, with the number of the rest', () => {
    const cards = JSON.stringify(Array(1500).fill({}));
    const all = found(`{ "info": { "title": "T" }, "number_cards": ${cards} }`);
    expect(all).toHaveLength(1001);
    expect(all.at(-1)).toMatchObject({
      code: 'schema/more',
      message: '500 more remarks on this file are not listed.',
    });
  });
});
