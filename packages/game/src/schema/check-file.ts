import { at, type Diagnostic } from '../diagnostic.ts';
import { asText, get, isObject, type Json } from '../json.ts';
import { checkColorTexts } from '../references/colors.ts';

/** The keys that an object may have; `text?` is optional. */
export type ObjectShape = Readonly<Record<string, 'text' | 'text?' | 'object' | 'list'>>;

const TYPE_WORDS = { text: 'a string', 'text?': 'a string', object: 'an object', list: 'a list' } as const;

const fits = (value: Json, type: ObjectShape[string]): boolean =>
  type === 'object' ? isObject(value) : type === 'list' ? Array.isArray(value) : typeof value === 'string';

export const errorAt = (code: string, pointer: string, message: string, hint?: string): Diagnostic => ({
  severity: 'error',
  code,
  message,
  pointer,
  ...(hint === undefined ? {} : { hint }),
});

/** Reports missing keys, unknown keys and values of the wrong type. */
function checkObject(value: Json, pointer: string, shape: ObjectShape): readonly Diagnostic[] {
  if (!isObject(value)) return [errorAt('schema/type', pointer, 'This should be an object.')];
  const missing = Object.entries(shape)
    .filter(([key, type]) => type !== 'text?' && !Object.hasOwn(value, key))
    .map(([key]) => errorAt('schema/required', pointer, `\`${key}\` is missing.`));
  const wrong = Object.entries(value).flatMap(([key, field]) => {
    // Tells editors which schema to use.
    if (key === '$schema' && pointer === '') return [];
    const type = Object.hasOwn(shape, key) ? shape[key] : undefined;
    const place = at(pointer, key);
    if (type === undefined)
      return errorAt('schema/unknown-key', place, `Unknown key \`${key}\`.`, `Known keys: ${names(shape)}.`);
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

/** Checks the structure of library files other than tiles (10.2.3); `tile-library.ts` checks those. */

const THEME: ObjectShape = { name: 'text', link: 'text?', colors: 'object' };
/** 10.7.5. */
const COMPANY_SET: ObjectShape = { name: 'text', abbrev: 'text', companies: 'list' };
const SET_COMPANY: ObjectShape = { name: 'text', abbrev: 'text', color: 'text', logo: 'text?' };
/** 10.16. */
const PUBLISHER: ObjectShape = { name: 'text', link: 'text?' };

export const checkTheme = (root: Json, isCssColor: (text: string) => boolean): readonly Diagnostic[] => [
  ...checkObject(root, '', THEME),
  ...checkColors(get(root, 'colors'), '/colors'),
  ...checkColorTexts(get(root, 'colors'), '/colors', isCssColor),
];

export const checkCompanySet = (root: Json): readonly Diagnostic[] => {
  const companies = get(root, 'companies');
  return [
    ...checkObject(root, '', COMPANY_SET),
    ...(Array.isArray(companies)
      ? companies.flatMap((entry, i) => checkObject(entry, at('/companies', i), SET_COMPANY))
      : []),
  ];
};

export const checkPublishers = (root: Json): readonly Diagnostic[] =>
  isObject(root)
    ? Object.entries(root)
        .filter(([key]) => key !== '$schema')
        .flatMap(([key, value]) => checkObject(value, at('', key), PUBLISHER))
    : [errorAt('schema/type', '', 'This should be an object of publishers by key.')];

/** A theme colour is a string, or an object of theme colours by phase or context (90.1). */
const checkColors = (colors: Json | undefined, pointer: string): readonly Diagnostic[] => {
  if (!isObject(colors)) return [];
  return Object.entries(colors).flatMap(([name, color]) => {
    const place = at(pointer, name);
    if (asText(color) !== undefined) return [];
    return isObject(color)
      ? checkColors(color, place)
      : [errorAt('theme/color', place, `Colour \`${name}\` is neither a string nor an object of colours.`)];
  });
};
