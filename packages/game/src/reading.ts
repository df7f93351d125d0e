import type { Report } from './diagnostic.ts';
import type { Info } from './info.ts';
import type { Library } from './library.ts';

/** What every `resolve…` function may look at besides its own piece of the file. */
export interface Reading {
  readonly library: Library;
  readonly report: Report;
  /** Game-wide settings; an element's own value wins over them (10.4.2). */
  readonly info: Info;
}
