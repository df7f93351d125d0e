/** `/games/{slug}/rest` without the slug, as that may name somebody's game (98.12). */
const normalisePath = (path: string): string =>
  path
    .replace(/^\/games\/([^/:]+):[^/]+/, '/games/$1:slug')
    .replace(/^\/games\/(?!slug(?:\/|$))[^/:]+(?=\/|$)/, '/games/slug')
    .replace(/\/$/, '');

/** Parameter names only: a value may identify a project. The value of a flag that is on says nothing. */
const normaliseQuery = (search: string): string => {
  const names = [...new URLSearchParams(search)].map(([name, value]) =>
    value === 'true' ? `${encodeURIComponent(name)}=true` : encodeURIComponent(name),
  );
  return names.length === 0 ? '' : `?${names.join('&')}`;
};

/** What statistics see of an address: which page of the product, never which game. */
export const normaliseAddress = (path: string, search: string): string =>
  normalisePath(path) + normaliseQuery(search);
