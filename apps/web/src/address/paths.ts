/** Address of a page of a game; without a tab its overview. A slug is fit for addresses as it is (98.6.2). */
export const gamePath = (slug: string, tab = ''): string => `/games/${slug}/${tab}`;
