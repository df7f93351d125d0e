import i18next from 'i18next';
import { desktop } from '../i18n/en/desktop.ts';
import { languages } from '../i18n/languages.ts';

// Only the desktop application needs these texts, so they come with its code. Another language has them among its own.
i18next.addResourceBundle('en', 'desktop', desktop);

for (const code of Object.keys(languages))
  for (const [namespace, texts] of Object.entries(i18next.getResource(code, 'desktop', 'instead') ?? {}))
    i18next.addResourceBundle(code, namespace, texts, true, true);

export const t = i18next.getFixedT(null, 'desktop');
