import { describe, expect, test } from 'vitest';
import {
  cachedPath,
  cacheName,
  fontCacheName,
  isFallbackFont,
  isImmutable,
  isWhole,
  outdatedCaches,
} from './cache-plan.ts';

const START = new URL('https://a.example/tools/');
const FILES = new Set(['/tools/', '/tools/assets/a-Bc0_-9xZ.js', '/tools/schemas/game.schema.json']);
const ask = (url: string, mode = 'cors', method = 'GET') => cachedPath({ url, mode, method }, START, FILES);

describe('what the service worker answers', () => {
  test('files of the build by their path, whatever the query', () => {
    expect(ask('https://a.example/tools/assets/a-Bc0_-9xZ.js')).toBe('/tools/assets/a-Bc0_-9xZ.js');
    expect(ask('https://a.example/tools/schemas/game.schema.json?x=1', 'navigate')).toBe(
      '/tools/schemas/game.schema.json',
    );
  });

  test('every page of the application is the start page', () => {
    expect(ask('https://a.example/tools/games/x/map?paginated=true', 'navigate')).toBe('/tools/');
  });

  test('everything else is left to the network', () => {
    expect(ask('https://a.example/tools/other.json')).toBeUndefined();
    expect(ask('https://b.example/tools/', 'navigate')).toBeUndefined();
    expect(ask('https://a.example/tools/', 'navigate', 'POST')).toBeUndefined();
  });
});

describe('of the earlier caches', () => {
  test('only the last one stays', () => {
    const names = ['platelayer-1', 'other', 'platelayer-2', 'platelayer-3', 'platelayer-4'];
    expect(outdatedCaches(names, '/', 'platelayer-4')).toEqual(['platelayer-1', 'platelayer-2']);
    expect(outdatedCaches(['platelayer-1'], '/', 'platelayer-1')).toEqual([]);
  });

  test('those of a copy at another base path are none of ours', () => {
    const names = ['/', '/a/', '/a/b/'].flatMap((base) => ['1', '2', '3'].map((v) => cacheName(base, v)));
    for (const base of ['/', '/a/', '/a/b/'])
      expect(outdatedCaches(names, base, cacheName(base, '3'))).toEqual([cacheName(base, '1')]);
  });
});

test('only names with a hash stand for their content', () => {
  expect(isImmutable('/assets/index-BJLKN0Rw.js', '/')).toBe(true);
  expect(isImmutable('/tools/assets/index-BJLKN0Rw.js', '/tools/')).toBe(true);
  expect(isImmutable('/other/assets/index-BJLKN0Rw.js', '/tools/')).toBe(false);
  expect(isImmutable('/icon.svg', '/')).toBe(false);
});

test('the start page is not kept in the place of a file that the host does not have', () => {
  const answer = (type: string, status = 200) =>
    new Response('', { status, headers: { 'Content-Type': type } });
  expect(isWhole(answer('text/html; charset=utf-8'), '/tools/', '/tools/')).toBe(true);
  expect(isWhole(answer('text/javascript'), '/tools/assets/a-Bc0_-9xZ.js', '/tools/')).toBe(true);
  expect(isWhole(answer('text/html; charset=utf-8'), '/tools/assets/a-Bc0_-9xZ.js', '/tools/')).toBe(false);
  expect(isWhole(answer('text/html', 404), '/tools/', '/tools/')).toBe(false);
});

test('fallback fonts have a cache of their own, which no build throws away', () => {
  expect(isFallbackFont('/tools/assets/fonts/a@1.0.0/a-0-400-normal.woff', '/tools/')).toBe(true);
  expect(isFallbackFont('/tools/assets/Lato_700Bold-B5iD31kO.ttf', '/tools/')).toBe(false);
  for (const base of ['/', '/tools/']) {
    const names = [fontCacheName(base), ...['1', '2', '3'].map((version) => cacheName(base, version))];
    expect(outdatedCaches(names, base, cacheName(base, '3'))).toEqual([cacheName(base, '1')]);
  }
});
