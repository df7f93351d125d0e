import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { config } from './en/config.ts';
import { frame } from './en/frame.ts';
import { pages } from './en/pages.ts';
import { sources } from './en/sources.ts';
import { LANGUAGE_KEY, wantedLanguages } from './language.ts';

/** A further language is one more entry; its missing texts fall back to English. */
const resources = { en: { frame, sources, config, pages } };

/** Storage may be forbidden; then nothing is remembered. */
const quietly = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

const wanted = wantedLanguages({
  search: window.location.search,
  cookie: document.cookie,
  stored: quietly(() => localStorage.getItem(LANGUAGE_KEY)),
  session: quietly(() => sessionStorage.getItem(LANGUAGE_KEY)),
  browser: navigator.languages,
  document: document.documentElement.lang,
});
const chosen = wanted.find((code) => Object.hasOwn(resources, code)) ?? 'en';

i18next.on('languageChanged', (language) => {
  document.documentElement.lang = language;
  quietly(() => localStorage.setItem(LANGUAGE_KEY, language));
});

i18next.use(initReactI18next).init({
  resources,
  lng: chosen,
  fallbackLng: 'en',
  defaultNS: 'frame',
  // React escapes already.
  interpolation: { escapeValue: false },
  initAsync: false,
});

export { i18next };
