import { hasRightToLeft } from '@platelayer/scene';
import type { desktopTexts } from './en/desktop.ts';
import { type Language, languages, loadEnglish } from './languages.ts';
import { PARAMETER } from './parameter.ts';
import type { GroupOf, Namespace, TextGroup, Translate, Values } from './text-keys.ts';

let language = 'en';
let known: Readonly<Record<string, Language>> = languages;
/** English texts that came later, by namespace. */
const added = new Map<string, TextGroup>();
let onDesktop = false;

/** A namespace in one language. */
interface Source {
  readonly code: string;
  readonly texts: TextGroup;
}

/** What was found, by namespace. */
const sources = new Map<string, readonly Source[]>();

/** The language of the reader. What it leaves out is shown in English. */
export const setLanguage = (code: string, texts: typeof known = languages): void => {
  language = code;
  known = texts;
  sources.clear();
};

/** That language and English, in the order in which texts are looked for. */
export const readersLanguages = (): readonly string[] => [...new Set([language, 'en'])];

const addTexts = (namespace: string, texts: TextGroup): void => {
  added.set(namespace, texts);
  sources.clear();
};

/** The texts of the desktop application alone, some of which are told instead of others. */
export const addDesktopTexts = (texts: typeof desktopTexts): void => {
  onDesktop = true;
  addTexts('desktop', texts);
};

/** Where the texts of a namespace are looked for, in this order. */
const sourcesOf = (namespace: string): readonly Source[] => {
  const found = sources.get(namespace) ?? readersLanguages().flatMap((code) => sourcesIn(code, namespace));
  sources.set(namespace, found);
  return found;
};

const sourcesIn = (code: string, namespace: string): readonly Source[] => {
  const held = (name: string) => [
    (known[code] as TextGroup | undefined)?.[name],
    code === 'en' ? added.get(name) : undefined,
  ];
  const instead = onDesktop ? held('desktop').map((texts) => at(texts, `instead.${namespace}`)) : [];
  return [...instead, ...held(namespace)].flatMap((texts) =>
    typeof texts === 'object' ? { code, texts } : [],
  );
};

/** What stands at `game.by`. */
const at = (texts: string | TextGroup | undefined, key: string): string | TextGroup | undefined =>
  key.split('.').reduce((group, step) => (typeof group === 'object' ? group[step] : undefined), texts);

/** What the reader's language, or else English, holds as a namespace. */
export const namespaceOf = <Name extends keyof Language>(name: Name): Language[Name] =>
  sourcesOf(name)[0]?.texts as unknown as Language[Name];

const loading = new Map<Namespace, Promise<void>>();
const failed = new Set<Namespace>();

/** Loads the English texts that do not come with every visit; what failed, once more. */
export const loadTexts = (namespace: Namespace): Promise<void> => {
  if (failed.delete(namespace)) loading.delete(namespace);
  return textsOf(namespace);
};

/**
 * The same for those who ask again and again: one promise for all, also if it failed. It is marked as React does once the
 * texts are there: then nobody waits.
 */
export const textsOf = (namespace: Namespace): Promise<void> => {
  const begun = loading.get(namespace) ?? beginLoading(namespace);
  loading.set(namespace, begun);
  return begun;
};

const beginLoading = (namespace: Namespace): Promise<void> => {
  if (added.has(namespace) || known.en?.[namespace] !== undefined) return fulfilled(Promise.resolve());
  const begun = loadEnglish(namespace).then(
    (texts) => {
      addTexts(namespace, texts);
      fulfilled(begun);
    },
    (error) => {
      failed.add(namespace);
      throw error;
    },
  );
  return begun;
};

const fulfilled = (promise: Promise<void>): Promise<void> =>
  Object.assign(promise, { status: 'fulfilled', value: undefined });

/** Several in a row, as the language of the texts around them joins them. */
export const joinWords = (words: readonly string[]): string =>
  new Intl.ListFormat([...readersLanguages()]).format(words);

const plurals = new Map<string, Intl.PluralRules>();

/** The form of a key for a number in a language: `problems_one`. */
const pluralOf = (key: string, count: number, code: string): string => {
  const rules = plurals.get(code) ?? new Intl.PluralRules(code);
  plurals.set(code, rules);
  return `${key}_${rules.select(count)}`;
};

const find = (namespace: string, key: string, count: Values[string]): string | undefined => {
  for (const { code, texts } of sourcesOf(namespace)) {
    const form = typeof count === 'number' ? at(texts, pluralOf(key, count, code)) : undefined;
    const found = form ?? at(texts, key);
    if (typeof found === 'string') return found;
  }
  return undefined;
};

/** A name in Hebrew or Arabic must not change the order of the sentence around it: it stands between marks that isolate it. */
const isolate = (value: string): string => (hasRightToLeft(value) ? `\u2068${value}\u2069` : value);

const write = (namespace: string, key: string, { defaultValue, ...values }: Values): string => {
  const text = find(namespace, key, values.count);
  if (text === undefined) return defaultValue === undefined ? key : String(defaultValue);
  return text.replaceAll(PARAMETER, (_, name) => isolate(String(values[name] ?? '')));
};

const translators = new Map<string, (key: string, values?: Values) => string>();

/** Writes the texts of a namespace, or of a group in it. The same function each time. */
export const translator = <Name extends Namespace, Group extends GroupOf<Name> = never>(
  namespace: Name,
  group?: Group,
): Translate<Name, Group> => {
  const before = group === undefined ? '' : `${group}.`;
  const name = `${namespace} ${before}`;
  const found =
    translators.get(name) ?? ((key: string, values: Values = {}) => write(namespace, before + key, values));
  translators.set(name, found);
  return found as Translate<Name, Group>;
};
