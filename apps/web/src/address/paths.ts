/** Address of a page of a game; without a tab its overview. A slug is fit for addresses as it is (98.6.2). */
export const gamePath = (slug: string, tab = ''): string => `/games/${slug}/${tab}`;

/** The galleries (98.4.7). Titles and descriptions are texts `elements.{id}`. */
export const GALLERIES = [
  { id: 'atoms', path: '/elements/' },
  { id: 'tiles', path: '/elements/tiles' },
  { id: 'logos', path: '/elements/logos' },
] as const;
