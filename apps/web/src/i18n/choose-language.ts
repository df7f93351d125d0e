import { pageLocation } from '../address/page-location.ts';
import { browserStorage, safeStorage } from '../state/storage.ts';
import { languages } from './languages.ts';
import { setLanguage } from './texts.ts';

/** Sources of the preferred language, strongest first (98.13). Any of them may be missing or invalid. */
interface LanguageSources {
  readonly search: string;
  readonly cookie: string;
  readonly stored: string | null;
  readonly session: string | null;
  readonly browser: readonly string[];
  readonly document: string;
}

/** Local storage key of the chosen language (98.8). */
const LANGUAGE_KEY = 'i18nextLng';

/** The language part of a code: `de` of `de-AT`. */
const languagePart = (code: string | null | undefined): string | undefined =>
  /^([a-z]{2,3})(?:[-_]|$)/i.exec(code?.trim() ?? '')?.[1]?.toLowerCase();

const fromCookie = (cookie: string): string | undefined =>
  cookie
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === 'i18next')?.[1];

/** The reader's preferred languages, best first, without duplicates. */
export const preferredLanguages = (sources: LanguageSources): readonly string[] => {
  const codes = [
    new URLSearchParams(sources.search).get('lng'),
    fromCookie(sources.cookie),
    sources.stored,
    sources.session,
    ...sources.browser,
    sources.document,
  ];
  return [...new Set(codes.map(languagePart).filter((code) => code !== undefined))];
};

/** Chooses the best available language for the reader (98.13). */
export const chooseLanguage = (): void => {
  const { search } = pageLocation();
  const preferred = preferredLanguages({
    search,
    cookie: document.cookie,
    stored: browserStorage.readText(LANGUAGE_KEY) ?? null,
    session: safeStorage(() => sessionStorage).readText(LANGUAGE_KEY) ?? null,
    browser: navigator.languages,
    document: document.documentElement.lang,
  });
  const language = preferred.find((code) => Object.hasOwn(languages, code)) ?? 'en';
  setLanguage(language);
  document.documentElement.lang = language;
  // Only store an explicit choice. Otherwise readers would not get their own language once it is added.
  if (new URLSearchParams(search).has('lng')) browserStorage.writeText(LANGUAGE_KEY, language);
};
