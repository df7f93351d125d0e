import { at, type Diagnostic, type Json, type JsonObject } from '@platelayer/game';

/** An object that holds these keys and no others; `text?` may be left out. */
export type Closed = Readonly<Record<string, 'text' | 'text?' | 'object' | 'list'>>;

export const isRecord = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nouns = { text: 'a text', 'text?': 'a text', object: 'an object', list: 'a list' } as const;

const fits = (value: Json, type: Closed[string]): boolean =>
  type === 'object' ? isRecord(value) : type === 'list' ? Array.isArray(value) : typeof value === 'string';

export const report = (code: string, pointer: string, message: string, hint?: string): Diagnostic => ({
  severity: 'error',
  code,
  message,
  pointer,
  ...(hint === undefined ? {} : { hint }),
});

/** Missing keys, unknown keys and values of the wrong type. */
export function checkClosed(value: Json, pointer: string, closed: Closed): readonly Diagnostic[] {
  if (!isRecord(value)) return [report('schema/type', pointer, 'This should be an object.')];
  const missing = Object.entries(closed)
    .filter(([key, type]) => type !== 'text?' && !Object.hasOwn(value, key))
    .map(([key]) => report('schema/required', pointer, `\`${key}\` is missing.`));
  const wrong = Object.entries(value).flatMap(([key, field]) => {
    const type = Object.hasOwn(closed, key) ? closed[key] : undefined;
    const place = at(pointer, key);
    if (type === undefined)
      return report(
        'schema/unknown-key',
        place,
        `\`${key}\` is not known here.`,
        `Known are ${names(closed)}.`,
      );
    return fits(field, type) ? [] : report('schema/type', place, `\`${key}\` should be ${nouns[type]}.`);
  });
  return [...missing, ...wrong];
}

const names = (closed: Closed): string =>
  Object.keys(closed)
    .map((key) => `\`${key}\``)
    .join(', ');
