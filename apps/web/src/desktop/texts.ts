import { desktopTexts } from '../i18n/en/desktop.ts';
import { addDesktopTexts, translator } from '../i18n/texts.ts';

// Only the desktop application needs these texts, so they come with its code. Another language has them among its own.
addDesktopTexts(desktopTexts);

export const t = translator('desktop');
