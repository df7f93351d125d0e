import i18next from 'i18next';
import { pages } from './en/pages.ts';

// Imported by each screen that shows them: the first map of a visit does without.
i18next.addResourceBundle('en', 'pages', pages);
