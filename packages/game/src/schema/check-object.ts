import { at, type Diagnostic } from '../diagnostic.ts';
import { isObject, type Json } from '../json.ts';

/** An object that holds these keys and no others; `text?` may be left out. */
export type ObjectShape = Readonly<Record<string, 'text' | 'text?' | 'object' | 'list'>>;

const TYPE_WORDS = { text: 'a text', 'text?': 'a text', object: 'an object', list: 'a list' } as const;

const fits = (value: Json, type: ObjectShape[string]): boolean =>
  type === 'object' ? isObject(value) : type === 'list' ? Array.isArray(value) : typeof value === 'string';

export const errorAt = (code: string, pointer: string, message: string, hint?: string): Diagnostic => ({
  severity: 'error',
  code,
  message,
  pointer,
  ...(hint === undefined ? {} : { hint }),
});

/** Missing keys, unknown keys and values of the wrong type. */
export function checkObject(value: Json, pointer: string, shape: ObjectShape): readonly Diagnostic[] {
  if (!isObject(value)) return [errorAt('schema/type', pointer, 'This should be an object.')];
  const missing = Object.entries(shape)
    .filter(([key, type]) => type !== 'text?' && !Object.hasOwn(value, key))
    .map(([key]) => errorAt('schema/required', pointer, `\`${key}\` is missing.`));
  const wrong = Object.entries(value).flatMap(([key, field]) => {
    // Leads an editor to a schema.
    if (key === '$schema' && pointer === '') return [];
    const type = Object.hasOwn(shape, key) ? shape[key] : undefined;
    const place = at(pointer, key);
    if (type === undefined)
      return errorAt(
        'schema/unknown-key',
        place,
        `\`${key}\` is not known here.`,
        `Known are ${names(shape)}.`,
      );
    return fits(field, type)
      ? []
      : errorAt('schema/type', place, `\`${key}\` should be ${TYPE_WORDS[type]}.`);
  });
  return [...missing, ...wrong];
}

const names = (shape: ObjectShape): string =>
  Object.keys(shape)
    .map((key) => `\`${key}\``)
    .join(', ');
