/** Caches of this application, one for each build. */
export const CACHE_PREFIX = 'platelayer-';

/**
 * The caches to throw away when a build takes over. The one before it stays: pages opened earlier still load parts of
 * their own build from it. `names` are in the order of their making.
 */
export const outdatedCaches = (names: readonly string[], current: string): readonly string[] =>
  names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== current).slice(0, -1);

/** File names with a hash never change their content, so a copy from an earlier build will do. */
export const isLasting = (path: string): boolean => /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path);

/** The file that answers a request, if it is one of ours: every page of the application is the start page. */
export const cachedPath = (
  request: { readonly method: string; readonly url: string; readonly mode: string },
  origin: string,
  files: ReadonlySet<string>,
): string | undefined => {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return undefined;
  if (files.has(url.pathname)) return url.pathname;
  return request.mode === 'navigate' ? '/' : undefined;
};
