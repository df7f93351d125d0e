/** A word of a game as part of a piece's name: each blank, and each character that file systems refuse, becomes `_` (98.11.1). */
export const fileWord = (text: string): string => text.replace(/[\s/\\:*?"<>|\p{Cc}]/gu, '_');
