/** A fault or remark found in a user's file: a value, never an exception. */
export interface Diagnostic {
  readonly severity: Severity;
  /** Stable and machine-readable, `area/name`, such as `schema/unknown-key` or `reference/train`. */
  readonly code: string;
  /** One plain sentence that names the thing and says what is wrong. */
  readonly message: string;
  /** Path of the file that it is about, of those that a game brings along; absent for the game's own. */
  readonly file?: string;
  /** JSON pointer (RFC 6901) of the value in the file as written; `''` is the whole file. */
  readonly pointer: string;
  /** One-based place in the text; absent where there is no text (a drawing's own reported). */
  readonly line?: number;
  readonly column?: number;
  /** What to do about it, in one sentence. */
  readonly hint?: string;
  /** Pointer of the field that a misspelt key stands for. */
  readonly meant?: string;
  /** Pointer of the field that it would not be said with: left unsaid where that is there, but wrong. */
  readonly lacks?: string;
  /** Id of a logo that has no picture. */
  readonly missing?: string;
}

/** `error`: something cannot be drawn. `warning`: drawn, but surely not as meant. `info`: worth knowing. */
export type Severity = 'error' | 'warning' | 'info';

/** Collects diagnostics while a file is read. */
export type Report = (found: Diagnostic) => void;

/** Pointer of the object or list that a value stands in. */
export const parentPointer = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Joins a pointer and further keys: `at('/map', 'hexes', 3)` is `/map/hexes/3`. */
export const at = (pointer: string, ...keys: readonly (string | number)[]): string =>
  keys.reduce<string>(
    (path, key) => `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    pointer,
  );

/** The keys that a pointer leads along: `stepsOf('/map/hexes/3')` is `['map', 'hexes', '3']`. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
