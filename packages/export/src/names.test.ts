import { describe, expect, test } from 'vitest';
import { safeName, stemOf, uniqueNames } from './names.ts';

describe('file names (98.11.1)', () => {
  test('start with the title in lower case, with hyphens for all but letters and digits', () => {
    expect(stemOf('Hill Line: 18ÄB & Co')).toBe('hill-line-18-b-co');
  });

  test('never start with a hyphen or a dot', () => {
    expect(stemOf('–18XY')).toBe('18xy');
    expect(stemOf('.18XY')).toBe('18xy');
    expect(safeName('-18XY')).toBe('18XY');
    expect(safeName('.hidden')).toBe('hidden');
  });

  test('contain the code points of letters other than a to z', () => {
    expect(stemOf('日本')).toBe('game-65e5-672c');
    expect(stemOf('「日本」')).toBe('game-65e5-672c');
    expect(stemOf('1889 スター鉄道')).toBe('1889-30b9-30bf-30fc-9244-9053');
    expect(stemOf('Южная 1830!')).toBe('1830-44e-436-43d-430-44f');
    expect(stemOf('18מזרח')).toBe('18-5de-5d6-5e8-5d7');
    expect(stemOf('18ÄB ½')).toBe('18-b-');
    expect(stemOf('Ä')).toBe('game-e4');
    expect(stemOf('…')).toBe('game');
    expect(stemOf('')).toBe('game');
  });

  test('start with at most 80 bytes of a long title', () => {
    expect(stemOf('Long Line '.repeat(100_000))).toHaveLength(80);
  });

  test.each([
    ['card-train-1-2 + 2', 'card-train-1-2_+_2'],
    ['tile-57|a', 'tile-57_a'],
    ['a/b\\c:d*e?f"g<h>i', 'a_b_c_d_e_f_g_h_i'],
    ['../../etc', '_.._etc'],
    ['con', '_con'],
    ['', '_'],
    ['dots...', 'dots'],
  ])('replace %j by %j', (name, safe) => {
    expect(safeName(name)).toBe(safe);
  });

  test.each([
    ['letters of one byte', 'a'.repeat(400), 'a'.repeat(150)],
    ['letters of two', 'ж'.repeat(400), 'ж'.repeat(75)],
    ['kanji', '鉄'.repeat(80), '鉄'.repeat(50)],
    ['characters of two halves, which stay together', '𠮷'.repeat(400), '𠮷'.repeat(37)],
    ['characters of several lengths', 'a鉄'.repeat(80), `${'a鉄'.repeat(37)}a`],
  ])('have a length in bytes that every disk allows: %s', (_, name, safe) => {
    expect(safeName(name)).toBe(safe);
  });

  test('get -2, -3 and so on if they are equal, ignoring case', () => {
    const unique = uniqueNames();
    expect(['a', 'b', 'A', 'a'].map(unique)).toEqual(['a', 'b', 'A-2', 'a-3']);
  });
});
