import i18next from 'i18next';
import { pages } from './en/pages.ts';

// Imported by each screen that shows them: the first map of a visit does without. What the desktop application says
// instead is there already, and stays.
i18next.addResourceBundle('en', 'pages', pages, true, false);
