import { describe, expect, test } from 'vitest';
import { drawWhenLoaded, lazyStore } from './lazy-loading.ts';

/** A store of upper-case letters that counts how often each is loaded. */
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

describe('a store that loads things as they are asked for', () => {
  test('what is missing is drawn once it is there, also what only a better drawing asks for', async () => {
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

  test('what is loaded is drawn at once', async () => {
    const { store } = letters();
    await drawWhenLoaded([store], () => store.get('a'));
    let times = 0;
    expect(await drawWhenLoaded([store], () => [store.get('a'), ++times])).toEqual(['A', 1]);
  });

  test('two drawings at a time both get what they ask for, and it is loaded once', async () => {
    const { store, loads } = letters();
    const draw = (...names: string[]) => drawWhenLoaded([store], () => names.map(store.get));
    expect(await Promise.all([draw('a', 'b'), draw('b', 'c')])).toEqual([
      ['A', 'B'],
      ['B', 'C'],
    ]);
    expect(loads).toEqual(['a', 'b', 'c']);
  });

  test('a failure is the drawing’s, and the next drawing tries again', async () => {
    const { store, loads } = letters();
    const draw = () => drawWhenLoaded([store], () => store.get('?'));
    await expect(draw()).rejects.toThrow('gone');
    await expect(draw()).rejects.toThrow('gone');
    expect(loads).toEqual(['?', '?']);
  });
});
