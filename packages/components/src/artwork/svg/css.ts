import type { XmlElement } from './xml.ts';

export type Declarations = ReadonlyMap<string, string>;

interface Rule {
  readonly tag?: string;
  readonly id?: string;
  readonly classes: readonly string[];
  readonly declarations: Declarations;
}

/** The rules of a picture's style sheets, weakest first. */
export type StyleSheet = readonly Rule[];

const MAX_RULES = 500;

/** Parses the declarations of a `style` attribute or of a rule's body. */
export const readDeclarations = (text: string): Declarations =>
  new Map(
    text
      .split(';')
      .map((declaration) => declaration.split(/:(.*)/s))
      .filter(([name, value]) => name && value)
      .map(([name = '', value = '']) => [
        name.trim().toLowerCase(),
        value.replace(/!\s*important/i, '').trim(),
      ]),
  );

/** Parses rules whose selector is a single element: a tag, classes, an id. All others are ignored. */
export const readStyleSheet = (text: string): StyleSheet =>
  withoutComments(text)
    .split('}')
    .slice(0, MAX_RULES)
    .map((rule) => rule.split('{').slice(-2))
    .flatMap(([selectors = '', body = '']) => {
      const declarations = readDeclarations(body);
      return selectors.split(',').flatMap((selector) => readRule(selector.trim(), declarations));
    })
    .toSorted((one, other) => weight(one) - weight(other));

const withoutComments = (text: string): string =>
  text
    .split('/*')
    .map((part, i) => {
      const end = part.indexOf('*/');
      return i === 0 ? part : end < 0 ? '' : part.slice(end + '*/'.length);
    })
    .join('');

const readRule = (selector: string, declarations: Declarations): readonly Rule[] => {
  const [, tag, rest = ''] = /^([A-Za-z][\w-]*|\*)?((?:[.#][\w-]+)*)$/.exec(selector) ?? [];
  if (selector === '' || (tag === undefined && rest === '')) return [];
  const parts = rest.match(/[.#][\w-]+/g) ?? [];
  const namesAfter = (mark: string) =>
    parts.filter((part) => part.startsWith(mark)).map((part) => part.slice(1));
  return [
    { tag: tag === '*' ? undefined : tag, id: namesAfter('#')[0], classes: namesAfter('.'), declarations },
  ];
};

const weight = ({ tag, id, classes }: Rule): number =>
  (id === undefined ? 0 : 10_000) + 10 * classes.length + (tag === undefined ? 0 : 1);

export const classesOf = ({ attributes }: XmlElement): readonly string[] =>
  (attributes.get('class') ?? '').split(/\s+/).filter((name) => name !== '');

/** The declarations of the style sheets for an element. Later and stronger rules override others. */
export const styleFromRules = (element: XmlElement, sheet: StyleSheet): Declarations => {
  const classes = new Set(classesOf(element));
  const id = element.attributes.get('id');
  const matching = sheet.filter(
    (rule) =>
      (rule.tag === undefined || rule.tag === element.name) &&
      (rule.id === undefined || rule.id === id) &&
      rule.classes.every((name) => classes.has(name)),
  );
  return new Map(matching.flatMap(({ declarations }) => [...declarations]));
};
