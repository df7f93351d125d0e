/** The folders beside a game's file that belong to it. */
export const PACK_FOLDERS = ['logos', 'icons', 'fonts'] as const;
