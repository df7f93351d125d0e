import { describe, expect, test } from 'vitest';
import { cachedPath, isLasting, outdatedCaches } from './cache-plan.ts';

const FILES = new Set(['/', '/assets/a-Bc0_-9xZ.js', '/schemas/game.schema.json']);
const ask = (url: string, mode = 'cors', method = 'GET') =>
  cachedPath({ url, mode, method }, 'https://a.example', FILES);

describe('what the service worker answers', () => {
  test('files of the build by their path, whatever the query', () => {
    expect(ask('https://a.example/assets/a-Bc0_-9xZ.js')).toBe('/assets/a-Bc0_-9xZ.js');
    expect(ask('https://a.example/schemas/game.schema.json?x=1', 'navigate')).toBe(
      '/schemas/game.schema.json',
    );
  });

  test('every page of the application is the start page', () => {
    expect(ask('https://a.example/games/x/map?paginated=true', 'navigate')).toBe('/');
  });

  test('everything else is left to the network', () => {
    expect(ask('https://a.example/other.json')).toBeUndefined();
    expect(ask('https://b.example/', 'navigate')).toBeUndefined();
    expect(ask('https://a.example/', 'navigate', 'POST')).toBeUndefined();
  });
});

test('of the earlier caches only the last one stays', () => {
  const names = ['platelayer-1', 'other', 'platelayer-2', 'platelayer-3', 'platelayer-4'];
  expect(outdatedCaches(names, 'platelayer-4')).toEqual(['platelayer-1', 'platelayer-2']);
  expect(outdatedCaches(['platelayer-1'], 'platelayer-1')).toEqual([]);
});

test('only names with a hash stand for their content', () => {
  expect(isLasting('/assets/index-BJLKN0Rw.js')).toBe(true);
  expect(isLasting('/icon.svg')).toBe(false);
});
