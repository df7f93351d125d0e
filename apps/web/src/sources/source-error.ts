import type { Refusal } from '../engine/values.ts';
import { sources } from '../i18n/en/sources.ts';
import { PARAMETER } from '../i18n/texts.ts';

export type SourceErrorKey = keyof typeof sources.errors;

/** Error with the key of a translatable message (98.9.1). `message` is the English text. */
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

/** Error for a file that is not a valid game. */
export class BrokenFile extends SourceError {
  /** Name of the file, or title of the game. */
  readonly file: string;
  readonly refusal: Refusal;

  constructor(file: string, refusal: Refusal) {
    super('notAGame');
    this.file = file;
    this.refusal = refusal;
  }
}

/** Whether an error has a name such as `NotFoundError`. Works for errors and `DOMException`s. */
export const isErrorNamed = (error: unknown, name: string): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name;
