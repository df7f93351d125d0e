import type { PageLocation } from '../address/page-location.ts';

/** Facts about the page and the visitor's choices that decide what is sent. */
export interface Visit {
  /** Address of the analytics service; nothing is sent without one. */
  readonly service?: string;
  /** Public host of the site. */
  readonly host: string;
  /** Host that served the page. */
  readonly hostname: string;
  readonly development: boolean;
  /** The visitor asked not to be tracked. */
  readonly declined: boolean;
  readonly interface: 'app' | 'site';
  /** Further properties of every message. */
  readonly facts?: () => object;
  /** Sends a message and ignores failures. */
  readonly send: (service: string, message: string) => void;
}

/** The events of 98.12 with their properties. */
export interface Events {
  /** Display name of the formats, or `site`. */
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

/** Counts page views and events, with nothing about people, games or files, and only as 98.12 allows. */
export const createAnalytics = (visit: Visit): Analytics => {
  const { service, host, hostname, development, declined, send } = visit;
  // The desktop application is always served from localhost.
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

/** Replaces the slug in `/games/{slug}/rest`, because it may reveal someone's game (98.12). */
const normalisePath = (path: string): string =>
  path.replace(/^\/games\/((?:bundled|electron|internal|system):)?[^/]+/, '/games/$1slug').replace(/\/$/, '');

/** Keeps only parameter names, because values may identify a project. The `true` of a flag is harmless. */
const normaliseQuery = (search: string): string => {
  const names = [...new URLSearchParams(search)].map(([name, value]) =>
    value === 'true' ? `${encodeURIComponent(name)}=true` : encodeURIComponent(name),
  );
  return names.length === 0 ? '' : `?${names.join('&')}`;
};

/** Address for statistics: the page, never the game. */
export const normaliseAddress = (path: string, search: string): string =>
  normalisePath(path) + normaliseQuery(search);
