import { describe, expect, test } from 'vitest';
import { drawWhenLoaded, lazyStore } from './lazy-loading.ts';

/** A store of upper-case letters that counts how often it loads each. */
const letters = () => {
  const loads: string[] = [];
  const store = lazyStore(async (name) => {
    loads.push(name);
    await Promise.resolve();
    if (name === '?') throw new Error('gone');
    return name.toUpperCase();
  });
  return { store, loads };
};

describe('a lazy store', () => {
  test('loads what is missing and draws again, also if only the better drawing needs it', async () => {
    const { store, loads } = letters();
    const drawings: string[] = [];
    const drawn = await drawWhenLoaded([store], () => {
      const first = store.get('a') ?? '-';
      const second = first === 'A' ? (store.get('b') ?? '-') : '';
      drawings.push(first + second);
      return first + second;
    });
    expect(drawn).toBe('AB');
    expect(drawings).toEqual(['-', 'A-', 'AB']);
    expect(loads).toEqual(['a', 'b']);
  });

  test('draws immediately what is already loaded', async () => {
    const { store } = letters();
    await drawWhenLoaded([store], () => store.get('a'));
    let times = 0;
    expect(await drawWhenLoaded([store], () => [store.get('a'), ++times])).toEqual(['A', 1]);
  });

  test('loads once for two concurrent drawings', async () => {
    const { store, loads } = letters();
    const draw = (...names: string[]) => drawWhenLoaded([store], () => names.map(store.get));
    expect(await Promise.all([draw('a', 'b'), draw('b', 'c')])).toEqual([
      ['A', 'B'],
      ['B', 'C'],
    ]);
    expect(loads).toEqual(['a', 'b', 'c']);
  });

  test('fails the drawing, and the next drawing tries again', async () => {
    const { store, loads } = letters();
    const draw = () => drawWhenLoaded([store], () => store.get('?'));
    await expect(draw()).rejects.toThrow('gone');
    await expect(draw()).rejects.toThrow('gone');
    expect(loads).toEqual(['?', '?']);
  });
});
