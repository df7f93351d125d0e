import { describe, expect, test } from 'vitest';
import { hasFlag, integerParam, textParam, withFlag, withParam } from './query.ts';

const query = (text: string) => new URLSearchParams(text);

describe('query parameters (98.3.6)', () => {
  test('a flag is on when it is there, even as print=false', () => {
    expect(hasFlag(query('print=false'), 'print')).toBe(true);
    expect(hasFlag(query('print'), 'print')).toBe(true);
    expect(hasFlag(query('config=true'), 'print')).toBe(false);
  });
  test('switching a flag keeps all other parameters', () => {
    expect(withFlag(query('config.margin=3'), 'paginated', true).toString()).toBe(
      'config.margin=3&paginated=true',
    );
    expect(withFlag(query('paginated=1&variation=2'), 'paginated', false).toString()).toBe('variation=2');
  });
  test('setting the default removes the parameter', () => {
    expect(withParam(query('variation=2'), 'variation', '0', '0').toString()).toBe('');
  });
  test('unreadable integers count as the default', () => {
    expect(integerParam(query('variation=two'), 'variation', 0)).toBe(0);
    expect(integerParam(query('variation=1.5'), 'variation', 0)).toBe(0);
    expect(integerParam(query('variation=2'), 'variation', 0)).toBe(2);
  });
  test('a doubly encoded text is accepted', () => {
    expect(textParam(query('group=Route%2520Bonuses'), 'group', '')).toBe('Route Bonuses');
    expect(textParam(query('group=50%25'), 'group', '')).toBe('50%');
  });
});
