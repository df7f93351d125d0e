import {
  cachedPath,
  cacheName,
  fontCacheName,
  isFallbackFont,
  isImmutable,
  isWhole,
  outdatedCaches,
} from './cache-plan.ts';

/** The files of this build, where they lie, and a name that changes with any of them; the build puts them in. */
declare const PRECACHE: {
  readonly version: string;
  readonly base: string;
  readonly files: readonly string[];
};

// The types of service workers cannot stand beside those of pages; these are the ones used here.
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

/** Fetched a few at a time, so that the page that is being looked at comes first. */
const PARALLEL_FETCHES = 4;

/** Looked for where it is fastest to be had; what is wrong there may be right on the host itself. */
const storeFile = async (cache: Cache, path: string): Promise<void> => {
  const renew = () => fetch(path, { cache: 'reload' });
  const places = isImmutable(path, base)
    ? [() => caches.match(path, { ignoreVary: true }), () => fetch(path), renew]
    : [renew];
  for (const look of places) {
    const response = await look();
    if (response && isWhole(response, path, base)) return cache.put(path, response);
  }
  throw new Error(`${path} could not be kept.`);
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
    // Part of a build would take the place of the whole one before it. The cache may be in use, by a worker with the same files.
    if ((await cache.keys()).length < files.length) await caches.delete(CACHE_NAME);
    throw error;
  }
  // The next reload already shows the new build; open pages keep to the cache of theirs.
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

/** `platelayer serve` redirects the start page to its game, so on this machine the network comes before the cache. */
const asksServer = ({ mode, url }: Request): boolean =>
  mode === 'navigate' && new URL(url).pathname === base && LOOPBACK.test(START.hostname);

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])$/;

/** A part of an earlier build, for a page that was opened before this one took over. */
const answerFromOlderBuild = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** Fetched once and kept, so that a game with such characters opens offline. */
const answerAndKeep = async (request: Request): Promise<Response> => {
  const cache = await caches.open(fontCacheName(base));
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (isWhole(response, request.url, base)) await cache.put(request, response.clone());
  return response;
};

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = cachedPath(request, START, FILES);
  if (path !== undefined && asksServer(request))
    event.respondWith(fetch(request).catch(() => answerFromCache(request, path)));
  else if (path !== undefined) event.respondWith(answerFromCache(request, path));
  else if (isFallbackFont(new URL(request.url).pathname, base)) event.respondWith(answerAndKeep(request));
  else if (isImmutable(new URL(request.url).pathname, base)) event.respondWith(answerFromOlderBuild(request));
});
