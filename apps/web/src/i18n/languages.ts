import { hasRightToLeft } from '@platelayer/scene';
import i18next, { type BackendModule } from 'i18next';
import { frame } from './en/frame.ts';
import type { english } from './en/index.ts';
import { sources } from './en/sources.ts';

type English = typeof english;

/** The same keys as in English, each of which may be left out. */
type Texts<T> = {
  readonly [Key in keyof T]?: T[Key] extends string ? string : Texts<T[Key]>;
} & {
  // Where English has `_one` and `_other`, a language may have more forms.
  readonly [Key in keyof T as Key extends `${infer Base}_other`
    ? `${Base}_${'zero' | 'two' | 'few' | 'many'}`
    : never]?: string;
};

interface SectionTexts {
  readonly title?: string;
  readonly description?: string;
}

/** Texts of a setting in another language. */
interface SettingTexts extends SectionTexts {
  /** Titles of its choices, by the word that stands in files. */
  readonly choices?: Readonly<Record<string, string>>;
}

/**
 * Translations of messages and hints, by code of the diagnostic and then by the English sentence, in which `{{name}}`
 * stands for whatever varies: `{ 'config/required': { '{{setting}} is missing.': '{{setting}} fehlt.' } }`. Of several
 * sentences that fit, the first counts.
 */
type DiagnosticTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a language translates. Whatever it leaves out is shown in English. */
export type Language = { readonly [Namespace in keyof English]?: Texts<English[Namespace]> } & {
  /** By path: `tokens.layout`. The texts of the schema are the English ones. */
  readonly settings?: Readonly<Record<string, SettingTexts>>;
  /** The sections of the configuration panel by id. */
  readonly settingSections?: Readonly<Record<string, SectionTexts>>;
  /** By code: `config/minimum`. */
  readonly diagnostics?: DiagnosticTexts;
};

/** A further language is one more entry. What English lacks here loads when it is first shown. */
export const languages: Readonly<Record<string, Language>> = { en: { frame, sources } };

/** The rest of the English texts: a component that asks for them waits until they are there. */
const englishTexts: Readonly<Record<string, () => Promise<object>>> = {
  config: async () => (await import('./en/config.ts')).config,
  onDemand: async () => (await import('./en/on-demand.ts')).onDemand,
  games: async () => (await import('./en/games.ts')).games,
  revisions: async () => (await import('./en/revisions.ts')).revisions,
  pages: async () => (await import('./en/pages.ts')).pages,
};

const loadTexts = async (language: string, namespace: string): Promise<object> =>
  (language === 'en' ? await englishTexts[namespace]?.() : undefined) ?? {};

i18next.use({
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) =>
    loadTexts(language, namespace).then(
      (texts) => done(null, texts),
      (error) => done(error, null),
    ),
} satisfies BackendModule);

/** A name in Hebrew or Arabic must not change the order of the sentence around it: it stands between marks that isolate it. */
const isolate = (value: string): string => (hasRightToLeft(value) ? `\u2068${value}\u2069` : value);

/** Makes the texts that `known` holds ready, at once. */
export const initTexts = (language: string, known: Readonly<Record<string, Language>> = languages): void => {
  i18next.init({
    resources: known as Record<string, Record<string, object>>,
    partialBundledLanguages: true,
    ns: ['frame', 'sources'],
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'frame',
    // React escapes already.
    interpolation: { escapeValue: true, escape: isolate },
    initAsync: false,
  });
};

/** What the reader's language, or else one it falls back to, holds as a namespace. */
export const namespaceOf = <Name extends keyof Language>(name: Name): Language[Name] =>
  i18next.languages?.map((code) => i18next.getResourceBundle(code, name)).find(Boolean);
