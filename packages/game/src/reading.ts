import type { Report } from './diagnostic.ts';
import type { Info } from './info.ts';
import type { Library } from './library.ts';

/** Context for all `resolve…` functions besides their own part of the file. */
export interface Reading {
  readonly library: Library;
  readonly report: Report;
  /** Game-wide settings; an element's own value overrides them (10.4.2). */
  readonly info: Info;
}
