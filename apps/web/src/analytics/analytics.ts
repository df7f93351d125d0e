import type { PageLocation } from '../address/page-location.ts';

/** What the page is and what its reader wants, as far as statistics depend on it. */
export interface Visit {
  /** Address that takes the messages; nothing is sent without one. */
  readonly service?: string;
  /** Public host of the product. */
  readonly host: string;
  /** Host the page came from. */
  readonly hostname: string;
  readonly development: boolean;
  /** The reader asked not to be counted. */
  readonly declined: boolean;
  readonly interface: 'app' | 'site';
  /** What every message says besides. */
  readonly facts?: () => object;
  /** Hands a message over; failures are nobody's concern. */
  readonly send: (service: string, message: string) => void;
}

/** The events of 98.12 and what they say besides. */
export interface Events {
  /** Formats as users call them, or `site`. */
  readonly exportGame: { readonly media: string };
  readonly exportComponent: { readonly media: string };
  readonly refresh: object;
  readonly download: object;
}

export interface Analytics {
  readonly pageView: (place: PageLocation) => void;
  readonly event: <K extends keyof Events>(name: K, properties: Events[K], place: PageLocation) => void;
}

const isLocal = (hostname: string): boolean =>
  hostname === '' || /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[?::1\]?|0\.0\.0\.0)$/.test(hostname);

/** Counts how the product is used, with nothing about people, games or files; silent unless all of 98.12 allows it. */
export const createAnalytics = (visit: Visit): Analytics => {
  const { service, host, hostname, development, declined, send } = visit;
  // The desktop application has no host but this machine.
  const local = visit.interface === 'site' && isLocal(hostname);
  const silent = service === undefined || development || declined || local;
  const tell = (name: string, properties: object, { pathname, search }: PageLocation) => {
    if (silent || new URLSearchParams(search).has('print')) return;
    const url = `https://${host}${normaliseAddress(pathname, search)}`;
    const props = { interface: visit.interface, ...visit.facts?.(), ...properties };
    send(service, JSON.stringify({ name, url, domain: host, referrer: '', props }));
  };
  return {
    pageView: (place) => tell('pageview', {}, place),
    event: (name, properties, place) => tell(name, properties, place),
  };
};

/** `/games/{slug}/rest` without the slug, as that may name somebody's game (98.12). */
const normalisePath = (path: string): string =>
  path.replace(/^\/games\/((?:bundled|electron|internal|system):)?[^/]+/, '/games/$1slug').replace(/\/$/, '');

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
