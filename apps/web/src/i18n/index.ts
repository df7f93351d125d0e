import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { pageLocation } from '../address/page-location.ts';
import { browserStorage, safeStorage } from '../state/storage.ts';
import { initTexts, languages } from './languages.ts';
import { LANGUAGE_KEY, wantedLanguages } from './wanted-languages.ts';

const { search } = pageLocation();
const wanted = wantedLanguages({
  search,
  cookie: document.cookie,
  stored: browserStorage.readText(LANGUAGE_KEY) ?? null,
  session: safeStorage(() => sessionStorage).readText(LANGUAGE_KEY) ?? null,
  browser: navigator.languages,
  document: document.documentElement.lang,
});

i18next.on('languageChanged', (language) => {
  document.documentElement.lang = language;
  // What nobody has asked for is no choice: it would keep a reader from the own language, once there is one.
  if (new URLSearchParams(search).has('lng')) browserStorage.writeText(LANGUAGE_KEY, language);
});

i18next.use(initReactI18next);
initTexts(wanted.find((code) => Object.hasOwn(languages, code)) ?? 'en');

export { i18next };
