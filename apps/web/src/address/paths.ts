/** Path of a page of a game, or of its overview without a tab. Slugs need no encoding (98.6.2). */
export const gamePath = (slug: string, tab = ''): string => `/games/${slug}/${tab}`;

/** The galleries (98.4.7). Titles and descriptions are the strings `elements.{id}`. */
export const GALLERIES = [
  { id: 'atoms', path: '/elements/' },
  { id: 'tiles', path: '/elements/tiles' },
  { id: 'logos', path: '/elements/logos' },
] as const;

/** Decodes part of an address; undefined if it is malformed. */
export const decodePart = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};
