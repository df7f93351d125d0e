const PREFIX = 'platelayer-';

/** The name of a build's cache. An origin may hold several copies of the application, each at its own base path. */
export const cacheName = (base: string, version: string): string => prefixFor(base) + version;

/** The name of the cache of fallback fonts, which outlasts builds; no build's cache is called so. */
export const fontCacheName = (base: string): string => `${PREFIX}fonts/${base}`;

/** Fonts that are not part of what every visitor keeps; their addresses hold their version. */
export const isFallbackFont = (path: string, base: string): boolean =>
  path.startsWith(`${base}assets/fonts/`);

const prefixFor = (base: string): string => PREFIX + (base === '/' ? '' : base);

/**
 * The caches to throw away when a build takes over. The one before it stays: pages opened earlier still load parts of
 * their own build from it. `names` are in the order of their making.
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

/** File names with a hash never change their content, so a copy from an earlier build will do. */
export const isImmutable = (path: string, base: string): boolean =>
  path.startsWith(`${base}assets/`) && /-[\w-]{8,}\.\w+$/.test(path);

/**
 * Whether an answer may be kept as a file of the build. Many hosts give the start page, as if all were well, for a file that
 * they do not have yet or any more; kept in its place it would break the application until the next build.
 */
export const isWhole = (response: Pick<Response, 'ok' | 'headers'>, path: string, base: string): boolean =>
  response.ok && (path === base || !response.headers.get('Content-Type')?.startsWith('text/html'));

/** The file that answers a request, if it is one of ours: every page of the application is the start page. */
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
