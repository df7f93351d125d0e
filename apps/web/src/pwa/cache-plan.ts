const PREFIX = 'platelayer-';

/** Name of a build's cache. One origin can host several copies of the application at different base paths. */
export const cacheName = (base: string, version: string): string => prefixFor(base) + version;

/** Name of the cache for fallback fonts, which is kept across builds. It differs from the names of all builds. */
export const fontCacheName = (base: string): string => `${PREFIX}fonts/${base}`;

/** Whether a file is a font that is not part of the precache. Its path contains its version. */
export const isFallbackFont = (path: string, base: string): boolean =>
  path.startsWith(`${base}assets/fonts/`);

const prefixFor = (base: string): string => PREFIX + (base === '/' ? '' : base);

/**
 * Caches to delete when a build is activated. The previous one stays, because open pages still load parts of their
 * build from it. `names` are in order of creation.
 */
export const outdatedCaches = (
  names: readonly string[],
  base: string,
  current: string,
): readonly string[] => {
  const prefix = prefixFor(base);
  return names
    .filter((name) => name.startsWith(prefix) && !name.slice(prefix.length).includes('/') && name !== current)
    .slice(0, -1);
};

/** Whether the file name has a hash, so that a copy from an earlier build has the same content. */
export const isImmutable = (path: string, base: string): boolean =>
  path.startsWith(`${base}assets/`) && /-[\w-]{8,}\.\w+$/.test(path);

/**
 * Whether a response can be stored as a file of the build. Many hosts answer with the start page and status 200 for a
 * missing file; storing that would break the application until the next build.
 */
export const isUsable = (response: Pick<Response, 'ok' | 'headers'>, path: string, base: string): boolean =>
  response.ok && (path === base || !response.headers.get('Content-Type')?.startsWith('text/html'));

/** Path of the build file for a request, if any. Every page of the application is the start page. */
export const cachedPath = (
  request: { readonly method: string; readonly url: string; readonly mode: string },
  start: URL,
  files: ReadonlySet<string>,
): string | undefined => {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== start.origin) return undefined;
  if (files.has(url.pathname)) return url.pathname;
  return request.mode === 'navigate' ? start.pathname : undefined;
};
