/** Help pages, grouped as in the menu (98.4.6). Titles and descriptions are the strings `docs.{path}`. */
export const DOCS_GROUPS = [
  ['index', 'first-game', 'files', 'settings', 'translation'],
  ['output/pdf', 'output/png', 'output/list', 'output/shop', 'output/tts', 'output/vassal', 'output/b18'],
  [
    'games/fields',
    'games/schemas',
    'games/borders',
    'games/companies',
    'games/types',
    'games/trains',
    'games/folder',
    'games/logos',
    'games/overrides',
    'games/positioning',
    'games/import',
    'games/design',
    'games/changes',
  ],
  ['pnp/shops', 'pnp/tokens', 'pnp/die'],
] as const;

export type DocsPage = (typeof DOCS_GROUPS)[number][number];

export const docsPath = (page: DocsPage): string => (page === 'index' ? '/docs/' : `/docs/${page}`);
