import { describe, expect, test } from 'vitest';
import { filterOf, pageOf, readTileQuery, withTileQuery } from './tile-query.ts';

const read = (search: string) => readTileQuery(new URLSearchParams(search));
const change = (search: string, ...[name, value]: [Parameters<typeof withTileQuery>[1], string]) =>
  withTileQuery(new URLSearchParams(search), name, value).toString();

describe('the query of the tile gallery (98.3.6)', () => {
  test('defaults to no filter and the first page', () => {
    expect(filterOf(read(''))).toEqual({});
    expect(read('').page).toBe(1);
  });

  test('reads all filters', () => {
    expect(filterOf(read('color=green%2Fbrown&id=5&includes=town&revenue=20_60'))).toEqual({
      color: 'green/brown',
      id: '5',
      includes: 'town',
      revenue: { low: 20, high: 60 },
    });
  });

  test.each(['60_20', '20', '20-60', 'a_b', '1_2_3', '-1_2'])(
    'ignores a malformed revenue range %s',
    (text) => {
      expect(read(`revenue=${text}`).revenue).toBeUndefined();
    },
  );

  test('uses the defaults for an unknown choice and an invalid page', () => {
    expect(read('includes=river&page=two')).toMatchObject({ includes: 'all', page: 1 });
  });

  test('limits the page to the first and last', () => {
    expect(pageOf(999, 793)).toEqual({ page: 16, pages: 16 });
    expect(pageOf(-3, 793)).toEqual({ page: 1, pages: 16 });
    expect(pageOf(2, 0)).toEqual({ page: 1, pages: 1 });
  });

  test('returns to the first page when a filter changes, and keeps other parameters', () => {
    expect(change('config=true&page=4', 'color', 'green/brown')).toBe('config=true&color=green%2Fbrown');
    expect(change('color=green&page=4', 'page', '5')).toBe('color=green&page=5');
  });

  test('removes defaults from the address', () => {
    expect(change('color=green&id=5', 'color', 'all')).toBe('id=5');
    expect(change('page=2', 'page', '1')).toBe('');
  });
});
