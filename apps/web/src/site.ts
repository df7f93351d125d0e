/** An external link on the home page. */
export interface SiteLink {
  readonly name: string;
  readonly url: string;
}

/**
 * Addresses of the site that publishes this build. For a missing address the home page says so instead of showing a dead
 * link, and no statistics are collected.
 */
export interface SiteInfo {
  /** Host in the addresses sent to analytics (98.1). */
  readonly host?: string;
  /** Download page of the desktop application, set by `VITE_DESKTOP_ADDRESS` at build time. */
  readonly desktop?: string;
  readonly chat?: SiteLink;
  /** One entry for each payment service. */
  readonly donations: readonly SiteLink[];
  readonly source?: SiteLink;
  readonly hosting?: SiteLink;
  /** Address that receives page views and events (98.12). Its host is the only foreign one the page may connect to. */
  readonly analytics?: string;
}

/** Undefined when the build itself reads this file. */
const env: Partial<ImportMetaEnv> = import.meta.env ?? {};

export const site: SiteInfo = {
  desktop: env.VITE_DESKTOP_ADDRESS || undefined,
  donations: [],
};
