import {
  cachedPath,
  cacheName,
  fontCacheName,
  isFallbackFont,
  isImmutable,
  isUsable,
  outdatedCaches,
} from './cache-plan.ts';

/** Files of this build, their base path, and a hash of all of them as version. Inserted by the build. */
declare const PRECACHE: {
  readonly version: string;
  readonly base: string;
  readonly files: readonly string[];
};

// TypeScript's types for service workers conflict with those for pages, so the ones used are declared here.
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
}
const scope = self as unknown as Scope;

const { version, base, files } = PRECACHE;
const CACHE_NAME = cacheName(base, version);
const START = new URL(base, scope.location.origin);
const FILES = new Set(files);

/** Only a few at a time, so that the open page loads first. */
const PARALLEL_FETCHES = 4;

/** Stores a file from the fastest source that has a usable copy: older caches, the HTTP cache, then the host. */
const storeFile = async (cache: Cache, path: string): Promise<void> => {
  const renew = () => fetch(path, { cache: 'reload' });
  const sources = isImmutable(path, base)
    ? [() => caches.match(path, { ignoreVary: true }), () => fetch(path), renew]
    : [renew];
  for (const load of sources) {
    const response = await load();
    if (response && isUsable(response, path, base)) return cache.put(path, response);
  }
  throw new Error(`${path} could not be stored.`);
};

const install = async (): Promise<void> => {
  const cache = await caches.open(CACHE_NAME);
  const waiting = [...files];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await storeFile(cache, path);
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL_FETCHES }, work));
  } catch (error) {
    waiting.length = 0;
    // An incomplete cache must not replace the previous build. A complete one may be in use by a worker with the same files.
    if ((await cache.keys()).length < files.length) await caches.delete(CACHE_NAME);
    throw error;
  }
  // The next reload shows the new build; open pages keep using the cache of theirs.
  await scope.skipWaiting();
};

const activate = async (): Promise<void> => {
  await Promise.all(outdatedCaches(await caches.keys(), base, CACHE_NAME).map((name) => caches.delete(name)));
  await scope.clients.claim();
};

const answerFromCache = async (request: Request, path: string): Promise<Response> => {
  const cache = await caches.open(CACHE_NAME);
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(request);
};

/** `platelayer serve` redirects the start page to its game, so on this machine the network takes precedence. */
const prefersNetwork = ({ mode, url }: Request): boolean =>
  mode === 'navigate' && new URL(url).pathname === base && LOOPBACK.test(START.hostname);

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])$/;

/** Serves a part of an earlier build to a page that was opened before this build was activated. */
const answerFromOlderBuild = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** Stores fallback fonts when they are first fetched, so that games that need them open offline. */
const answerAndStore = async (request: Request): Promise<Response> => {
  const cache = await caches.open(fontCacheName(base));
  const stored = await cache.match(request, { ignoreVary: true });
  if (stored) return stored;
  const response = await fetch(request);
  if (isUsable(response, request.url, base)) await cache.put(request, response.clone());
  return response;
};

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = cachedPath(request, START, FILES);
  if (path !== undefined && prefersNetwork(request))
    event.respondWith(fetch(request).catch(() => answerFromCache(request, path)));
  else if (path !== undefined) event.respondWith(answerFromCache(request, path));
  else if (isFallbackFont(new URL(request.url).pathname, base)) event.respondWith(answerAndStore(request));
  else if (isImmutable(new URL(request.url).pathname, base)) event.respondWith(answerFromOlderBuild(request));
});
