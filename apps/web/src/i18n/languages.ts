import { frame } from './en/frame.ts';
import type { english } from './en/index.ts';
import { sources } from './en/sources.ts';
import type { TextGroup } from './text-keys.ts';

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

/** The rest of the English texts. */
const englishTexts: Readonly<Record<string, () => Promise<TextGroup>>> = {
  config: async () => (await import('./en/config.ts')).config,
  onDemand: async () => (await import('./en/on-demand.ts')).onDemand,
  games: async () => (await import('./en/games.ts')).games,
  revisions: async () => (await import('./en/revisions.ts')).revisions,
  pages: async () => (await import('./en/pages.ts')).pages,
};

/** The English texts of a namespace that does not come with every visit. */
export const loadEnglish = async (namespace: string): Promise<TextGroup> =>
  (await englishTexts[namespace]?.()) ?? {};
