import { hasRightToLeft } from '@platelayer/scene';
import type { desktopTexts } from './en/desktop.ts';
import { type Language, languages, loadEnglish } from './languages.ts';
import type { GroupOf, Namespace, TextGroup, Translate, Values } from './text-keys.ts';

/** Placeholder for a parameter, such as `{{name}}`. */
export const PARAMETER = /\{\{(\w+)\}\}/g;

let language = 'en';
let available: Readonly<Record<string, Language>> = languages;
/** English strings loaded on demand, by namespace. */
const added = new Map<string, TextGroup>();
let onDesktop = false;

/** A namespace in one language. */
interface Source {
  readonly code: string;
  readonly texts: TextGroup;
}

/** Cached by namespace. */
const sources = new Map<string, readonly Source[]>();

/** Sets the reader's language. Missing strings are shown in English. */
export const setLanguage = (code: string, texts: typeof available = languages): void => {
  language = code;
  available = texts;
  sources.clear();
};

/** The reader's language and English, in lookup order. */
export const readersLanguages = (): readonly string[] => [...new Set([language, 'en'])];

const addTexts = (namespace: string, texts: TextGroup): void => {
  added.set(namespace, texts);
  sources.clear();
};

/** Adds the strings of the desktop application, some of which replace others. */
export const addDesktopTexts = (texts: typeof desktopTexts): void => {
  onDesktop = true;
  addTexts('desktop', texts);
};

/** Sources of the strings of a namespace, in lookup order. */
const sourcesOf = (namespace: string): readonly Source[] => {
  const found = sources.get(namespace) ?? readersLanguages().flatMap((code) => sourcesIn(code, namespace));
  sources.set(namespace, found);
  return found;
};

const sourcesIn = (code: string, namespace: string): readonly Source[] => {
  const held = (name: string) => [
    (available[code] as TextGroup | undefined)?.[name],
    code === 'en' ? added.get(name) : undefined,
  ];
  const instead = onDesktop ? held('desktop').map((texts) => at(texts, `instead.${namespace}`)) : [];
  return [...instead, ...held(namespace)].flatMap((texts) =>
    typeof texts === 'object' ? { code, texts } : [],
  );
};

/** The string or group at a key such as `game.by`. */
const at = (texts: string | TextGroup | undefined, key: string): string | TextGroup | undefined =>
  key.split('.').reduce((group, step) => (typeof group === 'object' ? group[step] : undefined), texts);

/** A namespace in the reader's language, or else in English. */
export const namespaceOf = <Name extends keyof Language>(name: Name): Language[Name] =>
  sourcesOf(name)[0]?.texts as unknown as Language[Name];

const loading = new Map<Namespace, Promise<void>>();
const failed = new Set<Namespace>();

/** Loads the English strings of a namespace. Retries after a failure. */
export const loadTexts = (namespace: Namespace): Promise<void> => {
  if (failed.delete(namespace)) loading.delete(namespace);
  return textsOf(namespace);
};

/**
 * Like `loadTexts`, but always the same promise, even after a failure, because React calls it on every render. Once
 * fulfilled, the promise is marked like React marks them, so that `use` does not suspend.
 */
export const textsOf = (namespace: Namespace): Promise<void> => {
  const begun = loading.get(namespace) ?? beginLoading(namespace);
  loading.set(namespace, begun);
  return begun;
};

const beginLoading = (namespace: Namespace): Promise<void> => {
  if (added.has(namespace) || available.en?.[namespace] !== undefined) return fulfilled(Promise.resolve());
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

/** Joins words to a list in the language of the interface. */
export const joinWords = (words: readonly string[]): string =>
  new Intl.ListFormat([...readersLanguages()]).format(words);

const plurals = new Map<string, Intl.PluralRules>();

/** Plural form of a key for a number, such as `problems_one`. */
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

/** Isolates a Hebrew or Arabic name with marks, so that it does not change the order of the sentence. */
const isolate = (value: string): string => (hasRightToLeft(value) ? `\u2068${value}\u2069` : value);

const write = (namespace: string, key: string, { defaultValue, ...values }: Values): string => {
  const text = find(namespace, key, values.count);
  if (text === undefined) return defaultValue === undefined ? key : String(defaultValue);
  return text.replaceAll(PARAMETER, (_, name) => isolate(String(values[name] ?? '')));
};

const translators = new Map<string, (key: string, values?: Values) => string>();

/** Returns the translator of a namespace or a group in it, always the same function. */
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
