import i18next from 'i18next';
import { desktop } from '../i18n/en/desktop.ts';

// Only the desktop application needs them, so they come with its code. Another language has them among its own.
i18next.addResourceBundle('en', 'desktop', desktop);

export const t = i18next.getFixedT(null, 'desktop');
