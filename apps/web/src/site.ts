/** A place outside the application that the home page points to. */
export interface SiteLink {
  readonly name: string;
  readonly url: string;
}

/**
 * Addresses of the place where this build is published. Whatever is absent is not offered: the home page then says so
 * instead of showing a dead link, and no statistics are collected.
 */
export interface SiteInfo {
  /** Host in the addresses that statistics see (98.1). */
  readonly host?: string;
  /** Where the desktop application is downloaded. A build takes it from `VITE_DESKTOP_ADDRESS`. */
  readonly desktop?: string;
  readonly chat?: SiteLink;
  /** One entry for each payment service. */
  readonly donations: readonly SiteLink[];
  readonly source?: SiteLink;
  readonly hosting?: SiteLink;
  /** Address that takes the page views and events of 98.12; its host is the only foreign one the page may talk to. */
  readonly analytics?: string;
}

/** Absent where this file is read for the build itself. */
const env: Partial<ImportMetaEnv> = import.meta.env ?? {};

export const site: SiteInfo = {
  desktop: env.VITE_DESKTOP_ADDRESS || undefined,
  donations: [],
};
