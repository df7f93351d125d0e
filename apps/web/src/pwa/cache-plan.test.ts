import { describe, expect, test } from 'vitest';
import {
  cachedPath,
  cacheName,
  fontCacheName,
  isFallbackFont,
  isImmutable,
  isUsable,
  outdatedCaches,
} from './cache-plan.ts';

const START = new URL('https://a.example/tools/');
const FILES = new Set(['/tools/', '/tools/assets/a-Bc0_-9xZ.js', '/tools/schemas/game.schema.json']);
const pathFor = (url: string, mode = 'cors', method = 'GET') =>
  cachedPath({ url, mode, method }, START, FILES);

describe('cachedPath', () => {
  test('returns the path of a build file, whatever the query', () => {
    expect(pathFor('https://a.example/tools/assets/a-Bc0_-9xZ.js')).toBe('/tools/assets/a-Bc0_-9xZ.js');
    expect(pathFor('https://a.example/tools/schemas/game.schema.json?x=1', 'navigate')).toBe(
      '/tools/schemas/game.schema.json',
    );
  });

  test('returns the start page for every page of the application', () => {
    expect(pathFor('https://a.example/tools/games/x/map?paginated=true', 'navigate')).toBe('/tools/');
  });

  test('leaves all other requests to the network', () => {
    expect(pathFor('https://a.example/tools/other.json')).toBeUndefined();
    expect(pathFor('https://b.example/tools/', 'navigate')).toBeUndefined();
    expect(pathFor('https://a.example/tools/', 'navigate', 'POST')).toBeUndefined();
  });
});

describe('outdatedCaches', () => {
  test('keeps the cache of the last build', () => {
    const names = ['platelayer-1', 'other', 'platelayer-2', 'platelayer-3', 'platelayer-4'];
    expect(outdatedCaches(names, '/', 'platelayer-4')).toEqual(['platelayer-1', 'platelayer-2']);
    expect(outdatedCaches(['platelayer-1'], '/', 'platelayer-1')).toEqual([]);
  });

  test('ignores the caches of a copy at another base path', () => {
    const names = ['/', '/a/', '/a/b/'].flatMap((base) => ['1', '2', '3'].map((v) => cacheName(base, v)));
    for (const base of ['/', '/a/', '/a/b/'])
      expect(outdatedCaches(names, base, cacheName(base, '3'))).toEqual([cacheName(base, '1')]);
  });
});

test('only files with a hash in their name are immutable', () => {
  expect(isImmutable('/assets/index-BJLKN0Rw.js', '/')).toBe(true);
  expect(isImmutable('/tools/assets/index-BJLKN0Rw.js', '/tools/')).toBe(true);
  expect(isImmutable('/other/assets/index-BJLKN0Rw.js', '/tools/')).toBe(false);
  expect(isImmutable('/icon.svg', '/')).toBe(false);
});

test('does not store the start page instead of a file that is missing on the host', () => {
  const answer = (type: string, status = 200) =>
    new Response('', { status, headers: { 'Content-Type': type } });
  expect(isUsable(answer('text/html; charset=utf-8'), '/tools/', '/tools/')).toBe(true);
  expect(isUsable(answer('text/javascript'), '/tools/assets/a-Bc0_-9xZ.js', '/tools/')).toBe(true);
  expect(isUsable(answer('text/html; charset=utf-8'), '/tools/assets/a-Bc0_-9xZ.js', '/tools/')).toBe(false);
  expect(isUsable(answer('text/html', 404), '/tools/', '/tools/')).toBe(false);
});

test('fallback fonts have a separate cache, which no build deletes', () => {
  expect(isFallbackFont('/tools/assets/fonts/a@1.0.0/a-0-400-normal.woff', '/tools/')).toBe(true);
  expect(isFallbackFont('/tools/assets/Lato_700Bold-B5iD31kO.ttf', '/tools/')).toBe(false);
  for (const base of ['/', '/tools/']) {
    const names = [fontCacheName(base), ...['1', '2', '3'].map((version) => cacheName(base, version))];
    expect(outdatedCaches(names, base, cacheName(base, '3'))).toEqual([cacheName(base, '1')]);
  }
});
