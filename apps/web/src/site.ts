/** A place outside the application that the home page points to. */
export interface Address {
  readonly name: string;
  readonly url: string;
}

/**
 * Addresses of the place where this build is published. Whatever is absent is not offered: the home page then says so
 * instead of showing a dead link, and no statistics are collected.
 */
export interface Site {
  /** Host in the addresses that statistics see (98.1). */
  readonly host?: string;
  /** Where the desktop application is downloaded. */
  readonly desktop?: Address;
  readonly chat?: Address;
  /** One entry for each payment service. */
  readonly donations: readonly Address[];
  readonly source?: Address;
  readonly hosting?: Address;
  /** Address that takes the page views and events of 98.12; its host is the only foreign one the page may talk to. */
  readonly analytics?: string;
}

export const site: Site = { donations: [] };
