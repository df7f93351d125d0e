import { describe, expect, test } from 'vitest';
import { flag, integer, text, withFlag, withText } from './query.ts';

const query = (text: string) => new URLSearchParams(text);

describe('query parameters (98.3.6)', () => {
  test('a flag is on when it is there, even as print=false', () => {
    expect(flag(query('print=false'), 'print')).toBe(true);
    expect(flag(query('print'), 'print')).toBe(true);
    expect(flag(query('config=true'), 'print')).toBe(false);
  });
  test('switching a flag keeps all other parameters', () => {
    expect(withFlag(query('config.margin=3'), 'paginated', true).toString()).toBe(
      'config.margin=3&paginated=true',
    );
    expect(withFlag(query('paginated=1&variation=2'), 'paginated', false).toString()).toBe('variation=2');
  });
  test('setting the default removes the parameter', () => {
    expect(withText(query('variation=2'), 'variation', '0', '0').toString()).toBe('');
  });
  test('unreadable integers count as the default', () => {
    expect(integer(query('variation=two'), 'variation', 0)).toBe(0);
    expect(integer(query('variation=1.5'), 'variation', 0)).toBe(0);
    expect(integer(query('variation=2'), 'variation', 0)).toBe(2);
  });
  test('a doubly encoded text is accepted', () => {
    expect(text(query('group=Route%2520Bonuses'), 'group', '')).toBe('Route Bonuses');
    expect(text(query('group=50%25'), 'group', '')).toBe('50%');
  });
});
