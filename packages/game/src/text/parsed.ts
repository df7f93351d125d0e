import type { Diagnostic } from '../diagnostic.ts';
import type { Json } from '../json.ts';

/** One-based position in a text. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Whole lines around a value. */
export interface Excerpt extends Place {
  /** Pointer of the value found. */
  readonly pointer: string;
  /** From the line of its key, or its start, to the line of its end. */
  readonly lines: readonly string[];
  /** The text of the value alone. */
  readonly json: string;
}

/** A parsed text with the position of every value. */
export interface Parsed {
  readonly text: string;
  /** `undefined` if the text contains no value. */
  readonly value: Json | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Position of the value at a JSON pointer, or of its nearest existing ancestor. */
  locate(pointer: string): Place;
  /** Position of the key itself, for diagnostics about a misspelt or unknown key. */
  locateKey(pointer: string): Place;
  /** The value at a JSON pointer, or its nearest existing ancestor, with its lines. */
  excerpt(pointer: string): Excerpt;
}
