import i18next from 'i18next';
import { desktopTexts } from '../i18n/en/desktop.ts';
import { languages } from '../i18n/languages.ts';

// Only the desktop application needs these texts, so they come with its code. Another language has them among its own.
i18next.addResourceBundle('en', 'desktop', desktopTexts);

/** Puts what the desktop application says instead over the texts that are there. */
const replaceTexts = (): void => {
  for (const language of Object.keys(languages))
    for (const [namespace, texts] of Object.entries(
      i18next.getResource(language, 'desktop', 'instead') ?? {},
    ))
      if (i18next.hasResourceBundle(language, namespace))
        i18next.addResourceBundle(language, namespace, texts, true, true);
};

i18next.on('loaded', replaceTexts);
replaceTexts();

export const t = i18next.getFixedT(null, 'desktop');
