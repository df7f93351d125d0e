import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { pageLocation } from '../address/page-location.ts';
import { initTexts, languages } from './languages.ts';
import { LANGUAGE_KEY, wantedLanguages } from './wanted-languages.ts';

/** Storage may be forbidden; then nothing is remembered. */
const quietly = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

const wanted = wantedLanguages({
  search: pageLocation().search,
  cookie: document.cookie,
  stored: quietly(() => localStorage.getItem(LANGUAGE_KEY)),
  session: quietly(() => sessionStorage.getItem(LANGUAGE_KEY)),
  browser: navigator.languages,
  document: document.documentElement.lang,
});

i18next.on('languageChanged', (language) => {
  document.documentElement.lang = language;
  quietly(() => localStorage.setItem(LANGUAGE_KEY, language));
});

i18next.use(initReactI18next);
initTexts(wanted.find((code) => Object.hasOwn(languages, code)) ?? 'en');

export { i18next };
