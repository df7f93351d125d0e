import { frame } from './en/frame.ts';
import type { english } from './en/index.ts';
import { sources } from './en/sources.ts';
import type { TextGroup } from './text-keys.ts';

type English = typeof english;

/** The same keys as in English, all optional. */
type Texts<T> = {
  readonly [Key in keyof T]?: T[Key] extends string ? string : Texts<T[Key]>;
} & {
  // If English has `_one` and `_other`, a language may have more plural forms.
  readonly [Key in keyof T as Key extends `${infer Base}_other`
    ? `${Base}_${'zero' | 'two' | 'few' | 'many'}`
    : never]?: string;
};

interface SectionTexts {
  readonly title?: string;
  readonly description?: string;
}

/** Translated strings of a setting. */
interface SettingTexts extends SectionTexts {
  /** Titles of its choices, by their value in files. */
  readonly choices?: Readonly<Record<string, string>>;
}

/**
 * Translations of messages and hints, by diagnostic code and then by English sentence, with `{{name}}` for the parts that
 * vary: `{ 'config/required': { '{{setting}} is missing.': '{{setting}} fehlt.' } }`. The first matching sentence is used.
 */
type DiagnosticTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A translation. Missing strings are shown in English. */
export type Language = { readonly [Namespace in keyof English]?: Texts<English[Namespace]> } & {
  /** By path, such as `tokens.layout`. The English strings are in the schema. */
  readonly settings?: Readonly<Record<string, SettingTexts>>;
  /** Sections of the settings panel, by id. */
  readonly settingSections?: Readonly<Record<string, SectionTexts>>;
  /** By code, such as `config/minimum`. */
  readonly diagnostics?: DiagnosticTexts;
};

/** To add a language, add an entry. English strings missing here load on demand. */
export const languages: Readonly<Record<string, Language>> = { en: { frame, sources } };

/** English strings that load on demand. */
const englishTexts: Readonly<Record<string, () => Promise<TextGroup>>> = {
  config: async () => (await import('./en/config.ts')).config,
  onDemand: async () => (await import('./en/on-demand.ts')).onDemand,
  games: async () => (await import('./en/games.ts')).games,
  revisions: async () => (await import('./en/revisions.ts')).revisions,
  pages: async () => (await import('./en/pages.ts')).pages,
};

/** Loads the English strings of a namespace that is not loaded at first. */
export const loadEnglish = async (namespace: string): Promise<TextGroup> =>
  (await englishTexts[namespace]?.()) ?? {};
