import { at, type Diagnostic } from '../diagnostic.ts';
import { asText, get, isObject, type Json } from '../json.ts';
import { checkColorTexts } from '../references/color-texts.ts';
import { checkObject, errorAt, type ObjectShape } from './check-object.ts';

/** What there is to say of the files that a library consists of, besides their syntax (10.2.3). Tiles have a file of their own. */

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

/** A theme colour is a text, or an object of theme colours by phase or context (90.1). */
const checkColors = (colors: Json | undefined, pointer: string): readonly Diagnostic[] => {
  if (!isObject(colors)) return [];
  return Object.entries(colors).flatMap(([name, color]) => {
    const place = at(pointer, name);
    if (asText(color) !== undefined) return [];
    return isObject(color)
      ? checkColors(color, place)
      : [errorAt('theme/color', place, `Colour \`${name}\` is neither a text nor an object of colours.`)];
  });
};
