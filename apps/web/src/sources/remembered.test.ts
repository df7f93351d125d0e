import { beforeEach, describe, expect, test, vi } from 'vitest';
import { metaOf } from '../address/slug.ts';
import { safeStorage } from '../state/storage.ts';
import { useApp } from '../state/store.ts';
import { recentSlugs, rememberGame, rememberRecent, withRecent } from './remembered.ts';
import { freshApp } from './testing/fakes.ts';

const memory = (values: Record<string, string> = {}) => {
  const map = new Map(Object.entries(values));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: vi.fn((key: string, value: string) => void map.set(key, value)),
    removeItem: (key: string) => void map.delete(key),
  };
};

beforeEach(freshApp);

describe('the remembered game (98.8)', () => {
  const game = {
    meta: metaOf('bundled', 'x'),
    details: { title: 'X' } as never,
    diagnostics: [],
    version: 1,
  };

  test('is the summary of the current game, survives a restart, and is cleared with the game', () => {
    const store = memory();
    const stop = rememberGame(safeStorage(() => store));
    useApp.setState({ game });
    const summary = { title: 'X', type: 'bundled', id: 'x', slug: 'x' };
    expect(JSON.parse(store.getItem('loadedGame') ?? '')).toEqual(summary);
    stop();

    useApp.setState({ remembered: undefined });
    const stopAgain = rememberGame(safeStorage(() => store));
    expect(useApp.getState().remembered).toEqual(summary);
    useApp.setState({ game: undefined });
    expect(store.getItem('loadedGame')).toBeNull();
    stopAgain();
  });

  test('is stored only when it changes', () => {
    const store = memory();
    const stop = rememberGame(safeStorage(() => store));
    useApp.setState({ game });
    useApp.setState({ game: { ...game, version: 2 } });
    stop();
    expect(store.setItem).toHaveBeenCalledOnce();
  });

  test.each(['{bad', '7', '{"title":"X"}'])('is undefined if the stored value is invalid: %s', (text) => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    rememberGame(safeStorage(() => memory({ loadedGame: text })))();
    expect(useApp.getState().remembered).toBeUndefined();
    quiet.mockRestore();
  });

  test('is not stored without local storage', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const stop = rememberGame(
      safeStorage(() => {
        throw new Error('forbidden');
      }),
    );
    useApp.setState({ game });
    expect(useApp.getState().remembered?.slug).toBe('x');
    stop();
    quiet.mockRestore();
  });
});

describe('recent games', () => {
  test('are newest first, at most ten, without duplicates', () => {
    expect(withRecent(['a', 'b'], 'b')).toEqual(['b', 'a']);
    const eleven = Array.from({ length: 11 }, (_, i) => `g${i}`);
    expect(eleven.reduce<readonly string[]>(withRecent, [])).toEqual(eleven.slice(1).reverse());
  });

  test('are stored', () => {
    const storage = safeStorage(() => store);
    const store = memory({ recents: '["a",7]' });
    rememberRecent('b', storage);
    expect(recentSlugs(storage)).toEqual(['b', 'a']);
  });
});
