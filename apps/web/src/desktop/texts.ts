import { desktopTexts } from '../i18n/en/desktop.ts';
import { addDesktopTexts, translator } from '../i18n/texts.ts';

// Only the desktop application needs these strings, so they are loaded with its code.
addDesktopTexts(desktopTexts);

export const t = translator('desktop');
