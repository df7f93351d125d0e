import type { Diagnostic } from '../diagnostic.ts';
import type { Json } from '../json.ts';

/** One-based place in a text. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Whole lines of a text, around a value. */
export interface Excerpt extends Place {
  /** Of the value that was found. */
  readonly pointer: string;
  /** From the line of its key, or of its beginning, to that of its end. */
  readonly lines: readonly string[];
  /** The value alone, as it is written. */
  readonly json: string;
}

/** A text read as JSON, with the place of every value. */
export interface Parsed {
  readonly text: string;
  /** `undefined` when the text holds no value at all. */
  readonly value: Json | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Place of the value at a JSON pointer; of the nearest value above it where it does not exist. */
  locate(pointer: string): Place;
  /** Place of the key itself, for remarks on a misspelt or unknown key. */
  locateKey(pointer: string): Place;
  /** The value at a JSON pointer, or the nearest one above it, with the lines that it fills. */
  excerpt(pointer: string): Excerpt;
}
