import type { Refusal } from '../engine/values.ts';
import { sources } from '../i18n/en/sources.ts';
import { PARAMETER } from '../i18n/texts.ts';

export type SourceErrorKey = keyof typeof sources.errors;

/** Why a game could not be had, as a key of the catalogue of messages (98.9.1); `message` is its English text. */
export class SourceError extends Error {
  override readonly name = 'Error';
  readonly key: SourceErrorKey;
  readonly values: Readonly<Record<string, string>>;

  constructor(key: SourceErrorKey, values: Readonly<Record<string, string>> = {}) {
    super(sources.errors[key].replaceAll(PARAMETER, (_, name: string) => values[name] ?? ''));
    this.key = key;
    this.values = values;
  }
}

/** A file that is no game, and why. */
export class BrokenFile extends SourceError {
  /** As its owner knows it. */
  readonly file: string;
  readonly refusal: Refusal;

  constructor(file: string, refusal: Refusal) {
    super('notAGame');
    this.file = file;
    this.refusal = refusal;
  }
}

/** Whether a browser's own error has a name such as `NotFoundError`. */
export const isErrorNamed = (error: unknown, name: string): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name;
