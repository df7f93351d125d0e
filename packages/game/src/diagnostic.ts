/** A problem found in a user's file: a value, never an exception. */
export interface Diagnostic {
  readonly severity: Severity;
  /** Stable and machine-readable, `area/name`, such as `schema/unknown-key` or `reference/train`. */
  readonly code: string;
  /** One plain sentence that names the subject and says what is wrong. */
  readonly message: string;
  /** Path of the file that it concerns, if it is an asset of the game; undefined for the game file. */
  readonly file?: string;
  /** JSON pointer (RFC 6901) to the value in the original file; `''` is the whole file. */
  readonly pointer: string;
  /** One-based position in the text; undefined without a text, as for the diagnostics of a drawing. */
  readonly line?: number;
  readonly column?: number;
  /** One sentence that says what to do. */
  readonly hint?: string;
  /** Pointer to the field that a misspelt key means. */
  readonly meant?: string;
  /**
   * Pointer to a field whose absence causes this diagnostic, which is dropped if that field exists but is
   * invalid.
   */
  readonly lacks?: string;
  /** Id of a logo without a picture. */
  readonly missing?: string;
}

/**
 * `error`: something cannot be drawn. `warning`: drawn, but probably not as intended. `info`: worth knowing.
 */
export type Severity = 'error' | 'warning' | 'info';

/** Collects diagnostics while a file is read. */
export type Report = (found: Diagnostic) => void;

/** Pointer to the object or list that contains a value. */
export const parentPointer = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Appends keys to a pointer: `at('/map', 'hexes', 3)` is `/map/hexes/3`. */
export const at = (pointer: string, ...keys: readonly (string | number)[]): string =>
  keys.reduce<string>(
    (path, key) => `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    pointer,
  );

/** The keys in a pointer: `stepsOf('/map/hexes/3')` is `['map', 'hexes', '3']`. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
