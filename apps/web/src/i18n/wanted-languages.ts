/** Where a language may be asked for, strongest first (98.13); each answer may be missing or nonsense. */
export interface LanguageSources {
  readonly search: string;
  readonly cookie: string;
  readonly stored: string | null;
  readonly session: string | null;
  readonly browser: readonly string[];
  readonly document: string;
}

/** Key of the choice in local storage (98.8). */
export const LANGUAGE_KEY = 'i18nextLng';

/** Only the language part counts: `de-AT` is `de`. */
const languagePart = (code: string | null | undefined): string | undefined =>
  /^([a-z]{2,3})(?:[-_]|$)/i.exec(code?.trim() ?? '')?.[1]?.toLowerCase();

const fromCookie = (cookie: string): string | undefined =>
  cookie
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === 'i18next')?.[1];

/** The languages that the reader asked for, best first, each once. */
export const wantedLanguages = (sources: LanguageSources): readonly string[] => {
  const asked = [
    new URLSearchParams(sources.search).get('lng'),
    fromCookie(sources.cookie),
    sources.stored,
    sources.session,
    ...sources.browser,
    sources.document,
  ];
  return [...new Set(asked.map(languagePart).filter((code) => code !== undefined))];
};
