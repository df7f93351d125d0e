import { pageLocation } from '../address/page-location.ts';
import { browserStorage, safeStorage } from '../state/storage.ts';
import { languages } from './languages.ts';
import { setLanguage } from './texts.ts';
import { LANGUAGE_KEY, wantedLanguages } from './wanted-languages.ts';

/** Takes the best of the languages that the reader asked for (98.13). */
export const chooseLanguage = (): void => {
  const { search } = pageLocation();
  const wanted = wantedLanguages({
    search,
    cookie: document.cookie,
    stored: browserStorage.readText(LANGUAGE_KEY) ?? null,
    session: safeStorage(() => sessionStorage).readText(LANGUAGE_KEY) ?? null,
    browser: navigator.languages,
    document: document.documentElement.lang,
  });
  const language = wanted.find((code) => Object.hasOwn(languages, code)) ?? 'en';
  setLanguage(language);
  document.documentElement.lang = language;
  // What nobody has asked for is no choice: it would keep a reader from the own language, once there is one.
  if (new URLSearchParams(search).has('lng')) browserStorage.writeText(LANGUAGE_KEY, language);
};
